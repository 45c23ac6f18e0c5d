#include "words/book.hpp"

#include <algorithm>
#include <regex>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"
#include "words/text.hpp"

namespace prowl::ui {
namespace {

void read_cards(Reader& r, Book& book) {
  r.object(
      "cards",
      [&](Reader& cards) {
        for (const auto& [name, rulings] : cards.value().items()) cards.get(name, book.cards[name]);
      },
      false);
}

void read_order(Reader& r, Book& book) {
  r.each("chapters", [&](Reader& chapter) {
    BookChapter c;
    chapter.get("id", c.id);
    chapter.each("paragraphs", [&](Reader& paragraph) {
      BookParagraph p;
      p.chapter = c.id;
      paragraph.get("id", p.id);
      paragraph.optional("see", p.see);
      paragraph.optional("rulings", p.rulings);
      paragraph.each(
          "pictures",
          [&](Reader& picture) {
            BookPicture& v = p.pictures.emplace_back();
            picture.get("name", v.name);
            picture.get("w", v.w, 8, 800);
            picture.get("h", v.h, 8, 800);
          },
          false);
      book.paragraphs.push_back(std::move(p));
    });
    book.chapters.push_back(std::move(c));
  });
  read_cards(r, book);
}

void read_words(Reader& r, Book& book) {
  for (BookChapter& c : book.chapters) r.object(c.id, [&](Reader& words) { words.get("title", c.title); });
  for (BookParagraph& p : book.paragraphs)
    r.object(p.id, [&](Reader& words) {
      words.get("title", p.title);
      words.get("text", p.text);
      words.optional("also", p.also);
    });
}

// Rulings are English in rules/, translated beside the book where there is a translation.
Result<void> read_rulings(const std::filesystem::path& file, Book& book) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return {};
  return read_json(file, [&](Reader& r) {
    for (const auto& [id, value] : r.value().items()) {
      Book::Words& words = book.rulings[id];
      r.object(id, [&](Reader& part) {
        part.get("question", words.question);
        part.get("decision", words.decision);
        part.get("reason", words.reason);
      });
    }
  });
}

}  // namespace

int Book::find(std::string_view wanted) const {
  const auto has = [&](const BookParagraph& p) {
    return p.id == wanted || std::find(p.rulings.begin(), p.rulings.end(), wanted) != p.rulings.end();
  };
  if (wanted.empty()) return -1;
  auto it = std::find_if(paragraphs.begin(), paragraphs.end(), has);
  if (it == paragraphs.end())
    it = std::find_if(paragraphs.begin(), paragraphs.end(),
                      [&](const BookParagraph& p) { return p.chapter == wanted; });
  return it == paragraphs.end() ? -1 : static_cast<int>(it - paragraphs.begin());
}

const BookChapter* Book::chapter(std::string_view id) const {
  const auto it = std::find_if(chapters.begin(), chapters.end(), [&](const BookChapter& c) { return c.id == id; });
  return it == chapters.end() ? nullptr : &*it;
}

Result<Book> load_book(const std::filesystem::path& assets_dir, std::string_view game, std::string_view language) {
  const bool fake = language == "xx";
  const auto order_file = assets_dir / to_path(game) / "book.json";
  const auto words_file = assets_dir / "lang" / to_path(fake ? "en" : language) /
                          to_path(fmt::format("{}_book.json", game));
  Book book;
  if (auto ok = read_json(order_file, [&](Reader& r) { read_order(r, book); }); !ok) return tl::unexpected(ok.error());
  if (auto ok = read_json(words_file, [&](Reader& r) { read_words(r, book); }); !ok) return tl::unexpected(ok.error());
  if (!fake) {
    const auto rulings_file = words_file.parent_path() / to_path(fmt::format("{}_rulings.json", game));
    if (auto ok = read_rulings(rulings_file, book); !ok) return tl::unexpected(ok.error());
    return book;
  }
  for (BookChapter& c : book.chapters) c.title = pseudo(c.title);
  for (BookParagraph& p : book.paragraphs) {
    p.title = pseudo(p.title);
    p.text = pseudo(p.text);
  }
  return book;
}

void translate(std::vector<Ruling>& rulings, const Book& book) {
  for (Ruling& r : rulings)
    if (const auto it = book.rulings.find(r.id); it != book.rulings.end()) {
      r.question = it->second.question;
      r.decision = it->second.decision;
      r.reason = it->second.reason;
    }
}

void name_rulings(std::vector<Ruling>& rulings, const std::function<std::string(int)>& name) {
  static const std::regex kId(R"([A-Z]-?[0-9]+[a-z]?)");
  const auto named = [&](const std::string& text) {
    std::string out;
    auto from = text.begin();
    for (std::sregex_iterator it(text.begin(), text.end(), kId), end; it != end; ++it) {
      const auto found = std::find_if(rulings.begin(), rulings.end(),
                                      [&](const Ruling& r) { return r.id == it->str(); });
      if (found == rulings.end()) continue;
      out.append(from, text.begin() + it->position());
      out += name(static_cast<int>(found - rulings.begin()) + 1);
      from = text.begin() + it->position() + it->length();
    }
    return out.append(from, text.end());
  };
  for (Ruling& r : rulings)
    for (std::string* text : {&r.question, &r.decision, &r.reason}) *text = named(*text);
}

std::vector<CardEntry> card_entries(const RuleSet& rules, const Book& book) {
  std::vector<CardEntry> out;
  for (const CardInfo& info : rules.cards) {
    CardEntry card{info, kind(std::max(0, rules.catalogue.find_kind(info.id))), {}};
    if (const auto touched = book.cards.find(info.id); touched != book.cards.end())
      for (std::size_t i = 0; i < rules.rulings.size(); ++i)
        if (std::find(touched->second.begin(), touched->second.end(), rules.rulings[i].id) != touched->second.end())
          card.rulings.push_back(static_cast<int>(i));
    out.push_back(std::move(card));
  }
  return out;
}

SearchIndex index_paragraphs(const Book& book, const std::vector<Ruling>& rulings) {
  std::vector<SearchText> texts;
  for (const BookParagraph& p : book.paragraphs) {
    std::string beside;
    for (const Ruling& r : rulings)
      if (std::find(p.rulings.begin(), p.rulings.end(), r.id) != p.rulings.end())
        beside += fmt::format("{} {} ", r.question, r.decision);
    texts.push_back({p.id, p.title, p.text, p.also, std::move(beside)});
  }
  return SearchIndex(texts);
}

SearchIndex index_rulings(const Book& book, const std::vector<Ruling>& rulings) {
  std::vector<SearchText> texts;
  for (const Ruling& r : rulings) {
    SearchText& t = texts.emplace_back(SearchText{r.id, r.question, r.decision, {}, r.reason});
    if (const int i = book.find(r.id); i >= 0) {
      const BookParagraph& p = book.paragraphs[static_cast<std::size_t>(i)];
      t.also = fmt::format("{} {}", p.title, p.also);
    }
  }
  return SearchIndex(texts);
}

}  // namespace prowl::ui
