#include "words/search.hpp"

#include <algorithm>
#include <cmath>

namespace prowl::ui {
namespace {

// The letters of U+00C0..U+00FF (second UTF-8 byte 0x80..0xBF) without accents and case.
constexpr std::string_view kFolded = "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty";

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out(1);
  for (const char c : folded(text)) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
      out.back() += c;
    else if (!out.back().empty())
      out.emplace_back();
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

// How surely a word is meant by the one looked for: itself, with another ending, begun with it, or having it inside.
double likeness(std::string_view wanted, std::string_view word, bool alone) {
  if (wanted == word) return 1;
  const auto end = std::mismatch(wanted.begin(), wanted.end(), word.begin(), word.end()).first;
  const auto same = static_cast<std::size_t>(end - wanted.begin());
  const auto shorter = std::min(wanted.size(), word.size()), longer = std::max(wanted.size(), word.size());
  if (same >= 3 && same + 2 >= shorter && longer <= same + 3 && (same >= 4 || same == shorter)) return 0.75;
  if (same == wanted.size() && (same >= 3 || alone)) return 0.5;
  return wanted.size() >= 4 && word.find(wanted) != std::string_view::npos ? 0.25 : 0;
}

struct Found {
  double best = 0, sum = 0;
  int words = 0;
};
Found look(const std::vector<std::string>& words, std::string_view wanted, bool alone) {
  Found found;
  for (const std::string& word : words) {
    const double like = likeness(wanted, word, alone);
    found.best = std::max(found.best, like);
    found.sum += like;
    found.words += like > 0 ? 1 : 0;
  }
  return found;
}

}  // namespace

std::string folded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    if (c == 0xC3 && next != 0) {
      out += kFolded[next & 0x3FU];
      ++i;
    } else if (c == 0xC5 && (next == 0x92 || next == 0x93)) {
      out += "oe";
      ++i;
    } else {
      out += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    }
  }
  return out;
}

SearchIndex::SearchIndex(const std::vector<SearchText>& texts) {
  double sum = 0;
  for (const SearchText& t : texts) {
    entries_.push_back({folded(t.id), words_of(t.title), words_of(t.also), words_of(t.text), words_of(t.aside)});
    sum += entries_.back().length();
  }
  if (sum > 0) mean_length_ = sum / static_cast<double>(texts.size());
}

// BM25 over the text, to which a hit in the title or the words beside adds a fixed amount.
std::vector<SearchHit> SearchIndex::find(std::string_view query) const {
  const auto wanted = words_of(query);
  const std::string id = folded(query);
  std::vector<SearchHit> hits(entries_.size());
  std::vector<double> score(entries_.size()), covered(entries_.size()), value(entries_.size());
  double whole = 0;
  for (std::size_t i = 0; i < hits.size(); ++i) hits[i] = {i, 0};
  for (const std::string& word : wanted) {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const Entry& e = entries_[i];
      const auto in = [&](const Words& words) { return look(words, word, wanted.size() == 1); };
      const Found title = in(e.title), text = in(e.text), aside = in(e.aside);
      const double often = text.sum + 0.5 * aside.sum;
      value[i] = 2 * title.best + 3 * in(e.also).best +
                 2.2 * often / (often + 1.2 * (0.25 + 0.75 * e.length() / mean_length_));
      hits[i].words += title.words + text.words + aside.words;
    }
    const auto texts = std::count_if(value.begin(), value.end(), [](double v) { return v > 0; });
    const double rare = texts == 0 ? 0 : std::log1p(static_cast<double>(entries_.size()) / static_cast<double>(texts));
    whole += rare;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      score[i] += rare * value[i];
      covered[i] += value[i] > 0 ? rare : 0;
    }
  }
  double best = 0;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (whole > 0) score[i] *= std::sqrt(covered[i] / whole);
    if (!id.empty() && entries_[i].id == id) score[i] += 100;
    best = std::max(best, score[i]);
  }
  const auto poor = [&](const SearchHit& h) { return score[h.index] <= best / 5; };
  hits.erase(std::remove_if(hits.begin(), hits.end(), poor), hits.end());
  std::stable_sort(hits.begin(), hits.end(),
                   [&](const SearchHit& a, const SearchHit& b) { return score[a.index] > score[b.index]; });
  return hits;
}

}  // namespace prowl::ui
