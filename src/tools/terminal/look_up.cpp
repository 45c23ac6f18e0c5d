#include <algorithm>

#include <fmt/format.h>

#include "tools/terminal/map.hpp"
#include "tools/terminal/words.hpp"
#include "words/book.hpp"
#include "words/search.hpp"

namespace prowl::tools {

std::vector<std::string> Words::map(const State& masked) const {
  const std::string link = key("map", "link");
  std::vector<std::string> out;
  for (const MapPlace& place : map_of(rules_, masked)) {
    std::string near;
    for (const MapPlace::Near& n : place.near) {
      const std::string name = describe_.zone(n.zone);
      near += near.empty() ? "" : ", ";
      near += n.linked ? say("piece", {{"piece", name}, {"state", texts_.tr(link)}}) : name;
    }
    const std::string number = place.number > 0 ? fmt::format("{} ", place.number) : "";
    out.push_back(say("zone", {{"zone", number + describe_.zone(place.zone)}, {"pieces", near}}));
  }
  return out;
}

std::vector<std::string> Words::cards(const State& masked) const {
  const std::vector<Kind> box = game_.inventory(catalogue_, masked);
  std::vector<std::string> out;
  for (const ui::CardEntry& card : ui::card_entries(rules_, {})) {
    const auto is_it = [&](Kind k) { return k == card.kind || face_of(catalogue_, k) == card.kind; };
    std::string name = describe_.kind(card.kind);
    if (std::any_of(box.begin(), box.end(), is_it) && std::find(out.begin(), out.end(), name) == out.end())
      out.push_back(std::move(name));
  }
  return out;
}

std::vector<Kind> Words::find_cards(std::string_view name) const {
  const std::string wanted = ui::folded(name);
  std::vector<Kind> exact, parts;
  for (const ui::CardEntry& card : ui::card_entries(rules_, {})) {
    const std::string own = ui::folded(describe_.kind(card.kind));
    if (own == wanted || card.info.id == wanted) exact.push_back(card.kind);
    if (own.find(wanted) != std::string::npos) parts.push_back(card.kind);
  }
  return exact.empty() ? parts : exact;
}

std::string Words::card(Kind k) const {
  const std::string& id = catalogue_.kinds[static_cast<std::size_t>(index(k))].name;
  const auto part = [&](const std::string& name) { return texts_.has(name) ? texts_.tr(name) : std::string(); };
  const std::string own = key("match", fmt::format("card.{}.", id)), when = part(own + "when"),
                    paragraph = part(own + "paragraph"), name = describe_.kind(k);
  std::string text = part(key("kind", id) + ".text");
  if (const std::string note = part(own + "note"); !note.empty()) text += (text.empty() ? "" : " ") + note;
  if (!paragraph.empty()) text += fmt::format(" ({})", paragraph);
  for (const CardInfo& info : rules_.cards)
    if (const std::string origin = part(key("match", "mark." + info.source + ".text"));
        info.id == id && !origin.empty())
      text += "\n" + origin;
  return fmt::format("{}\n{}", when.empty() ? name : say("piece", {{"piece", name}, {"state", when}}), text);
}

}  // namespace prowl::tools
