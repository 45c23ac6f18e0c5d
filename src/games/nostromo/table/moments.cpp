#include "table/moments.hpp"

#include <bit>

#include "games/nostromo/table/presenter.hpp"

namespace prowl::ui::nostromo {
namespace {

constexpr float kRoom = 352.0F / 232, kCardArt = 440.0F / 376;
constexpr int kEggs = 6;

std::string art(std::string_view name) { return "nostromo/moments/" + std::string(name); }

// --- what the parts of a moment are made of

void in_room(const Deck& k, MomentView& m, Zone room) {
  if (!is_room(room)) return;
  m.at = {room};
  m.pictures.push_back(
      {"nostromo/rooms/" + k.f.rules->catalogue.zones[static_cast<std::size_t>(index(room))].name, kRoom});
}

void face(const Deck& k, MomentView& m, Kind character, bool lost = false) {
  const PieceLook* look = k.l.look(k.kind_name(character), k.group(character));
  if (look == nullptr) return;
  m.faces.push_back(
      {asset_name(look->portrait, k.kind_name(character)), look->portrait_ring, k.owner(character), lost});
}

void figure(MomentView& m, std::string icon, std::string text, std::string from, std::string to,
            std::string colour = {}) {
  m.figures.push_back({std::move(icon), std::move(text), std::move(from), std::move(to), std::move(colour)});
}

std::string of(const Deck& k, int n, int all) { return k.tr("moment.of", {{"n", n}, {"of", all}}); }

std::string whose(const Deck& k, Kind character) {
  return k.tr("whose", {{"what", k.d.kind(character)}, {"who", k.d.seat(k.owner(character))}});
}

std::string joined(const std::vector<std::string>& names) {
  std::string out;
  for (const auto& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

// --- the hunt

void tell_nothing(const Deck& k, const Event& e, MomentView& m) {
  const auto steps = events_since(k.f, "visit", "footprints");
  m.colour = "fact";
  m.eyebrow = k.tr("moment.searches", {{"place", k.d.zone(zone(e.a))}});
  m.title = k.tr(steps.empty() ? "moment.nobody" : "moment.footprints");
  m.line = steps.empty() ? k.tr("moment.nobody.line") : k.trn("moment.footprints.line", steps.front().a);
  in_room(k, m, zone(e.a));
  m.pictures.push_back({art(steps.empty() ? "dark" : "prints")});
}

// Once for all who stand there.
bool all_turned_up(const TableFacts& f) {
  return std::popcount(static_cast<unsigned>(get(f.view.masked, R::facing))) ==
         static_cast<int>(events_since(f, "visit", "turned_up").size());
}

void tell_found(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "alarm";
  m.eyebrow = k.tr("moment.searches", {{"place", k.d.zone(zone(e.b))}});
  m.title = k.tr("moment.found");
  std::vector<std::string> who;
  for (const Event& up : events_since(k.f, "visit", "turned_up")) {
    face(k, m, kind(up.a));
    who.push_back(whose(k, kind(up.a)));
  }
  m.line = k.trn("moment.found.line", static_cast<long long>(who.size()), {{"who", joined(who)}});
  in_room(k, m, zone(e.b));
  m.pictures.push_back({"nostromo/tokens/alien", kRoom});
}

void tell_dragged(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "alarm";
  m.eyebrow = k.d.kind(kinds::vents);
  m.title = k.tr("moment.dragged", {{"what", k.d.kind(kind(e.a))}});
  m.line = k.tr("moment.dragged.line", {{"who", whose(k, kind(e.a))}, {"place", k.d.zone(zone(e.b))}});
  m.pictures = {{"nostromo/cards/art_vents", kCardArt}, {art("claws")}};
  m.at = {nostromo::figure(k.s()), zone(e.b)};
  face(k, m, kind(e.a));
}

// --- who gets away

void tell_dodge(const Deck& k, const Event& e, MomentView& m, std::string_view card) {
  m.colour = "kind." + std::string(card);
  m.eyebrow = k.tr("moment.dodge");
  m.title = k.tr("moment.dodge." + std::string(card), {{"what", k.d.kind(kind(e.a))}});
  m.line = k.tr("moment.dodge." + std::string(card) + ".line", {{"who", k.d.seat(k.owner(kind(e.a)))}});
  m.pictures = {{"nostromo/cards/art_" + std::string(card), kCardArt}};
  m.at = {zone(e.b)};
  face(k, m, kind(e.a));
}
void tell_hid(const Deck& k, const Event& e, MomentView& m) { tell_dodge(k, e, m, "hide"); }
void tell_vented(const Deck& k, const Event& e, MomentView& m) { tell_dodge(k, e, m, "vents"); }

void tell_flame(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "act";
  m.eyebrow = k.tr("moment.flame.eyebrow", {{"who", k.d.seat(e.who)}});
  m.title = k.tr("moment.flame");
  m.line = k.tr("moment.flame.line", {{"place", k.d.zone(zone(e.a))}});
  in_room(k, m, zone(e.a));
  m.pictures.push_back({art("flame")});
}

void tell_detector(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "fact";
  m.eyebrow = k.d.kind(kinds::detector);
  m.title = k.tr("moment.warned", {{"what", k.d.kind(kind(e.a))}});
  m.line = k.tr("moment.warned.line", {{"who", k.d.seat(e.who)}});
  in_room(k, m, zone(e.b));
  m.pictures.push_back({art("radar")});
  face(k, m, kind(e.a));
}

// --- what it costs

void tell_kill(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "alarm";
  m.grave = true;
  m.eyebrow = k.tr("moment.kill.eyebrow", {{"place", k.d.zone(zone(e.b))}});
  m.title = k.tr("moment.kill", {{"what", k.d.kind(kind(e.a))}});
  in_room(k, m, zone(e.b));
  m.pictures.push_back({"nostromo/tokens/alien", kRoom});
  m.pictures.push_back({art("claws")});
  face(k, m, kind(e.a), true);
  const int all = characters_in_play(k.s());
  m.line = k.tr(k.two() ? "moment.kill.line_two" : "moment.kill.line", {{"who", k.d.seat(e.who)}});
  if (!k.two()) return;
  const int left = all - count(k.s(), zones::dead);
  figure(m, "crew", k.tr("moment.crew"), std::to_string(left), of(k, left - 1, all));
}

void tell_egg(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "egg";
  m.eyebrow = k.d.zone(zones::lair);
  m.title = k.tr("moment.egg");
  m.line = e.a >= kEggs ? std::string() : k.trn("moment.egg.line", kEggs - e.a);
  m.pictures = {{art("egg")}};
  m.at = {zones::lair};
  figure(m, "eggs", k.tr("moment.eggs"), std::to_string(e.a - 1), of(k, e.a, kEggs));
}

void tell_destroyed(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "fact";
  m.eyebrow = k.d.zone(zones::lair);
  m.title = k.trn("moment.destroyed", e.a);
  m.line = k.tr("moment.destroyed.line", {{"who", k.d.seat(e.who)}});
  m.pictures = {{art("egg_broken")}};
  m.at = {zones::lair};
  figure(m, "eggs", k.tr("moment.eggs"), std::to_string(e.a + e.b), of(k, e.b, kEggs), "egg");
}

void tell_unmasked(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "egg";
  m.grave = true;
  m.eyebrow = k.tr("moment.android.eyebrow");
  m.title = k.tr("moment.android", {{"who", k.d.seat(e.who)}});
  m.line = k.tr("moment.android.line");
  m.pictures = {{art("android")}};
  m.faces.push_back({{}, {}, e.who});
}

void tell_hunted(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "fact";
  m.grave = true;
  m.eyebrow = k.d.zone(zone(e.a));
  m.title = k.tr("moment.destroyed_android");
  m.line = k.tr("moment.destroyed_android.line", {{"who", k.d.seat(e.who)}});
  in_room(k, m, zone(e.a));
  m.pictures.push_back({art("android")});
  m.faces.push_back({{}, {}, e.who, true});
}

// --- things and cards

void tell_thing(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "act";
  m.eyebrow = k.d.zone(zone(e.b));
  m.title = k.tr("moment.takes", {{"who", k.d.seat(e.who)}, {"what", k.d.kind(kind(e.a))}});
  m.line = k.tr("moment.takes." + k.kind_name(kind(e.a)));
  in_room(k, m, zone(e.b));
  m.faces.push_back({"nostromo/tokens/" + k.kind_name(kind(e.a)), {}, e.who});
}

void tell_five(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "act";
  m.eyebrow = k.tr("moment.five.eyebrow");
  m.title = k.tr("moment.five", {{"who", k.d.seat(e.who)}, {"n", e.a}});
  m.line = k.tr("moment.five.line");
  m.pictures = {{art("shuttle")}};
  m.faces.push_back({{}, {}, e.who});
}

void tell_deck(const Deck& k, const Event& e, MomentView& m) {
  const int limit = k.two() ? 1 : 2;
  m.colour = "act";
  m.eyebrow = k.tr("track.deck");
  m.title = k.tr("moment.deck");
  m.line = k.tr(e.a < limit ? "moment.deck.line" : "moment.deck.end");
  m.pictures = {{"nostromo/cards/art_draw", kCardArt, 0.2F}};
  figure(m, "deck", k.tr("moment.deck.times"), std::to_string(e.a - 1), of(k, e.a, limit));
}

void tell_airlocks(const Deck& k, const Event& e, MomentView& m) {
  m.colour = "kind.airlocks";
  m.eyebrow = k.tr("moment.plays", {{"who", k.d.seat(e.who)}});
  m.title = k.d.kind(kinds::airlocks);
  m.line = k.tr("moment.airlocks.line");
  m.pictures = {{"nostromo/cards/art_airlocks", kCardArt}};
  m.at = {nostromo::figure(k.s())};
}

// --- the end

std::string escaped(const Deck& k) {
  std::vector<std::string> who;
  for (const auto& s : k.t.seats)
    if (k.seat_in(R::escaped, s.seat)) who.push_back(s.info.name);
  return joined(who);
}

bool all_escaped(const TableFacts& f) {
  return std::popcount(static_cast<unsigned>(get(f.view.masked, R::escaped))) ==
         static_cast<int>(events_since(f, "turn_start", "escape").size());
}

void tell_escape(const Deck& k, const Event&, MomentView& m) {
  m.colour = "act";
  m.eyebrow = k.tr("moment.escape.eyebrow");
  m.title = k.tr("moment.escape", {{"who", escaped(k)}});
  m.line = k.tr("moment.escape.line");
  m.at = {zones::hangar};
  m.pictures = {{art("shuttle")}};
  for (const auto& s : k.t.seats)
    if (k.seat_in(R::escaped, s.seat)) m.faces.push_back({{}, {}, s.seat});
}

void tell_end(const Deck& k, MomentView& m, const std::string& how, std::string picture, bool crew) {
  m.colour = crew ? "act" : "alarm";
  m.grave = true;
  m.eyebrow = k.tr(crew ? "moment.won.crew" : "moment.won.alien");
  m.title = k.tr("end." + how + ".title");
  m.line = k.tr("end." + how + ".text", {{"turn", k.reg(R::turn)}, {"who", escaped(k)}, {"eggs", k.reg(R::eggs)}});
  m.pictures = {{art(std::move(picture))}};
  if (!k.two()) figure(m, "eggs", k.tr("moment.eggs"), {}, of(k, k.reg(R::eggs), kEggs), "egg");
  figure(m, "clock", k.tr("moment.turn"), {}, std::to_string(k.reg(R::turn)));
}
void tell_eggs_won(const Deck& k, const Event&, MomentView& m) { tell_end(k, m, "eggs", "hunter", false); }
void tell_killed_won(const Deck& k, const Event&, MomentView& m) { tell_end(k, m, "killed", "hunter", false); }
void tell_deck_won(const Deck& k, const Event&, MomentView& m) { tell_end(k, m, "deck", "burning", false); }
void tell_cap_won(const Deck& k, const Event&, MomentView& m) { tell_end(k, m, "turn_cap", "burning", false); }
void tell_escape_won(const Deck& k, const Event&, MomentView& m) { tell_end(k, m, "escape", "shuttle", true); }

constexpr MomentRow<Deck> kRows[] = {
    {"found_nothing", 1000, tell_nothing},
    {"turned_up", 1800, tell_found, all_turned_up},
    {"vent_took", 2200, tell_dragged},
    {"hid", 1500, tell_hid},
    {"vented", 1500, tell_vented},
    {"flame_fired", 2200, tell_flame},
    {"detector_saved", 1800, tell_detector},
    {"kill", 2200, tell_kill},
    {"egg", 1800, tell_egg},
    {"egg_destroyed", 1800, tell_destroyed},
    {"unmasked", 2400, tell_unmasked},
    {"android_hunted", 2400, tell_hunted},
    {"picked_up", 1200, tell_thing},
    {"claimed", 1200, tell_thing},
    {"five_cards", 1500, tell_five},
    {"deck_out", 1800, tell_deck},
    {"airlocks_now", 1200, tell_airlocks},
    {"escape", 2000, tell_escape, all_escaped},
    {"won_eggs", 2800, tell_eggs_won},
    {"won_killed", 2800, tell_killed_won},
    {"won_deck", 2800, tell_deck_won},
    {"won_turn_cap", 2800, tell_cap_won},
    {"won_escape", 2800, tell_escape_won},
};
constexpr auto kSpecs = specs_of(kRows);

}  // namespace

constinit const std::span<const MomentSpec> kMoments = kSpecs;

// Nobody is asked while it is told: the banner names who acts, the moment says the rest.
void present_moment(const Deck& k) {
  tell_moment(k, kRows);
  if (!k.t.moment) return;
  BannerView& b = k.t.banner;
  b.actor = k.alien();
  b.tone = Tone::alarm;
  b.icon = "alien";
  const bool over = k.event(k.f.view.events.back()).starts_with("won");
  b.turn = over ? k.t.moment->eyebrow : k.tr("banner.hunts", {{"who", k.d.seat(k.alien())}});
  b.now.clear();
}

}  // namespace prowl::ui::nostromo
