#pragma once
#include "games/not_alone/table/presenter.hpp"

namespace prowl::ui::not_alone {

/// Puts the rows of one decision together: whose it is and what its words need.
struct Rows {
  const Planet& k;
  Seat who;

  int will() const { return k.will(who); }
  ChoiceView& add(const Action& a, std::string section, std::string note = {}) const {
    ChoiceView c;
    c.action = a;
    c.section = std::move(section);
    c.note = std::move(note);
    k.t.choices.push_back(std::move(c));
    return k.t.choices.back();
  }
  std::string step(std::string_view key, int from, int to) const {
    return k.tr("own." + std::string(key), {{"from", from}, {"to", to}});
  }
  std::string rescue_step() const { return step("rescue", k.reg(R::rescue), k.reg(R::rescue) - 1); }
};

/// How likely somebody is on one of these Places, in per cent, as far as everybody can tell.
int somebody(const Planet&, const std::vector<const PlaceView*>&);
/// What a Place does, or what a card does, in a few words.
std::string short_line(const Planet&, Kind);
/// Says in TableView::locked what this verb can't be done with, and why; those of one reason together.
void lock(const Rows&, std::string_view verb, Kind card);

/// Words an option of Sanctuary; false when it is one of the base game.
bool word_city(const Rows&, const Action&);
void lock_city(const Rows&);
/// Cards that are chosen among before everybody, laid out large.
void present_offer(const Planet&);
/// "Sanctuary is here, fortify", "next to it, rescue": what that brings on a Place, or nothing.
std::optional<PanelRow> city_row(const Planet&, Seat, int place);
/// Fans and details of the cards that only Sanctuary has.
void present_own_cast(const Planet&);

}  // namespace prowl::ui::not_alone
