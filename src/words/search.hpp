#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace prowl::ui {

struct SearchText {
  std::string id;  ///< finds itself
  std::string title, text;
  std::string also{};   ///< words that people use for it and the text does not
  std::string aside{};  ///< what is told beside it; counts half
};
struct SearchHit {
  std::size_t index;  ///< of the text
  int words;          ///< of it that the query means
};

/// Finds texts by words, whatever their case, accents and endings.
class SearchIndex {
 public:
  SearchIndex() = default;
  explicit SearchIndex(const std::vector<SearchText>&);
  /// The best first: rare words count more than common ones, a title more than a text, whole words more than parts, and
  /// a text with all words more than one with some. What is far worse than the best is left out.
  std::vector<SearchHit> find(std::string_view query) const;

 private:
  using Words = std::vector<std::string>;
  struct Entry {
    std::string id;
    Words title, also, text, aside;
    double length() const { return static_cast<double>(text.size()) + 0.5 * static_cast<double>(aside.size()); }
  };
  std::vector<Entry> entries_;
  double mean_length_ = 1;
};

/// Lower case, without accents.
std::string folded(std::string_view text);

}  // namespace prowl::ui
