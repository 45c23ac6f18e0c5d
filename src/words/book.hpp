#pragma once
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/core/result.hpp"
#include "prowl/rules/rule_set.hpp"
#include "words/search.hpp"

namespace prowl::ui {

/// The rules of a game in our words: assets/<game>/book.json orders the paragraphs and links them to each other and to
/// rulings, says which rulings touch which card, assets/lang/<language>/<game>_book.json holds the words,
/// <game>_rulings.json beside it the translated rulings.
struct BookPicture {
  std::string name;  ///< of an asset
  int w = 0, h = 0;  ///< design px
};
struct BookParagraph {
  std::string id, chapter;
  std::string title, text;              ///< text: parts separated by an empty line
  std::vector<std::string> see;         ///< ids of other paragraphs
  std::vector<std::string> rulings;     ///< "R7"
  std::string also{};                   ///< words for a search only
  std::vector<BookPicture> pictures{};  ///< of what it is about, in a row below the text
};
struct BookChapter {
  std::string id, title;
};
struct Book {
  struct Words {
    std::string question, decision, reason;
  };
  std::vector<BookChapter> chapters;
  std::vector<BookParagraph> paragraphs;
  std::map<std::string, Words, std::less<>> rulings;                   ///< translated; what is missing stays English
  std::map<std::string, std::vector<std::string>, std::less<>> cards;  ///< by name: the rulings that touch it

  /// Index of the paragraph with this id, of the one that a ruling belongs to, or of a chapter's first; -1 for others.
  int find(std::string_view id_or_ruling) const;
  const BookChapter* chapter(std::string_view id) const;
};

/// `language` "xx" gives the pseudo-language. Errors name file and pointer; a paragraph without words is one.
Result<Book> load_book(const std::filesystem::path& assets_dir, std::string_view game, std::string_view language);

/// Puts the book's words in place of the English ones.
void translate(std::vector<Ruling>&, const Book&);
/// Rulings are told by their number; their ids are for files. Puts these names where one ruling speaks of another.
void name_rulings(std::vector<Ruling>&, const std::function<std::string(int number)>& name);

/// A card as all know it who have read everything: for those that browse them.
struct CardEntry {
  CardInfo info;
  Kind kind{};
  std::vector<int> rulings;  ///< that touch it: their places in RuleSet::rulings
};
/// All cards of a game in the order of its files.
std::vector<CardEntry> card_entries(const RuleSet&, const Book&);

/// Of the paragraphs, each with its rulings, and of the rulings, each with the words of its paragraph. The rulings are
/// in the book's language.
SearchIndex index_paragraphs(const Book&, const std::vector<Ruling>&);
SearchIndex index_rulings(const Book&, const std::vector<Ruling>&);

}  // namespace prowl::ui
