#pragma once
#include <functional>
#include <string>

#include "prowl/rules/rule_set.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {

// What the pages of the rules and of the cards share.

/// Parts of a text, separated by an empty line.
void draw_body(Builder&, Column&, const std::string& text);
/// A ruling with its decision; `name`: by its number. Pressed it opens. `wanted`: it is what was looked for.
void draw_ruling_box(Builder&, Column&, const Ruling&, const std::string& name, bool wanted,
                     std::function<void()> press);

/// A list and, beside it, the page of what is chosen there; in a narrow window one of them at a time.
struct ListAndPage {
  std::string title, note;
  std::string all;  ///< the way back from a page to the list, in a narrow window
  bool& reading;    ///< the page is what a narrow window shows
  std::function<void()> leave;
  std::function<void(Rect)> list, page;
};
void draw_list_and_page(Builder&, const ListAndPage&);

}  // namespace prowl::ui
