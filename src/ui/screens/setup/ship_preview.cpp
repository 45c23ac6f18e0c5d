#include "ui/screens/ship_preview.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/match/match.hpp"

namespace prowl::ui {
namespace {

constexpr float kNumbers = 280;

std::string fingerprint(const SetupPlan& plan, std::uint64_t seed, const std::string& language) {
  std::string out = fmt::format("{} {} {}", seed, plan.seats.size(), language);
  for (const auto& [name, value] : plan.options) out += fmt::format("\n{}={}", name, value);
  return out;
}

// On a small board a long name ends in dots: the drawing still tells the room.
std::string short_name(Builder& b, std::string name, float width) {
  const TextOpt opt{.face = Face::title, .px = 18, .tracking = 1.5F};
  width /= 0.7F;  // labels may shrink that far
  if (b.measure(name, opt).w <= width) return name;
  while (!name.empty() && b.measure(name + "…", opt).w > width) {
    while (!name.empty() && (static_cast<unsigned char>(name.back()) & 0xC0U) == 0x80U) name.pop_back();
    if (!name.empty()) name.pop_back();
  }
  return name + "…";
}

// What people choose in the open before the first turn is taken as it comes, so that all stands on the board.
void choose_for_all(Match& match) {
  const int turn = match.rules().catalogue.find_reg("turn");
  for (int i = 0; i < kMaxSeats && turn >= 0; ++i) {
    const Prompt p = match.prompt();
    const View v = match.view(p.ask == Ask::open ? p.actor : Seat::table);
    if (p.ask != Ask::open || v.options.empty() || reg(v.masked, static_cast<Reg>(turn)) > 0) return;
    match.submit(p.actor, v.options.front());
  }
}

// What it begins with, as figures beside the board.
void numbers(Builder& b, Rect r, const TableView& t) {
  const Theme& th = b.theme();
  std::vector<std::pair<std::string, std::string>> list;
  for (const TrackView& k : t.tracks) list.emplace_back(std::to_string(k.value), k.title);
  if (t.tasks.size() > 1) list.emplace_back(std::to_string(t.tasks.size() - 1), b.tr("match.tasks"));
  for (const PileView& p : t.piles) list.emplace_back(std::to_string(p.count), p.title);
  const float pitch = std::min(56.0F, r.h / static_cast<float>(std::max<std::size_t>(list.size(), 1)));
  float y = r.y + (r.h - pitch * static_cast<float>(list.size())) / 2;
  for (const auto& [figure, word] : list) {
    b.text({r.x, y, 84, pitch}, figure,
           {Face::title, 44, named_colour(th, "prompt"), Align::right, VAlign::middle, false, 0.5F});
    b.text({r.x + 98, y, r.w - 98, pitch}, word, {Face::title, 24, th.text, Align::left, VAlign::middle, false, 0.5F});
    y += pitch;
  }
}

// A layer is a picture of the whole window; this board is only a part of one.
void flatten(Scene& scene, std::size_t first) {
  const auto from = scene.draws.begin() + static_cast<std::ptrdiff_t>(first);
  const auto is_layer = [](const Draw& d) { return d.op == Draw::Op::begin_layer || d.op == Draw::Op::end_layer; };
  scene.draws.erase(std::remove_if(from, scene.draws.end(), is_layer), scene.draws.end());
}

}  // namespace

void BoardPreview::update(const SetupPlan& plan, std::uint64_t seed) {
  const std::string key = fingerprint(plan, seed, ctx_.texts.language());
  if (key == made_of_) return;
  made_of_ = key;
  problem_.clear();
  table_.reset();
  auto rules = ctx_.rules(game_);
  if (!rules) return void(problem_ = ctx_.texts.error(rules.error()));
  auto match = Match::start(game_, *rules, plan.options, plan.seats, seed);
  if (!match) return void(problem_ = ctx_.texts.error(match.error()));
  auto layout = load_layout(ctx_.platform.assets_dir, game_.id, plan.options);
  if (!layout) return ctx_.notice(layout.error());
  layout_ = std::move(*layout);
  layout_->background.clear();  // it stands on a panel here
  layout_->decor.clear();
  choose_for_all(*match);
  const TableFacts facts{&game_,          *rules,           plan.seats,      plan.options, match->view(Seat::table),
                         match->prompt(), match->outcome(), match->waiting()};
  table_ = make_table(facts, *layout_, ctx_.texts);
  hull_ = {};
}

void BoardPreview::draw(Builder& b, Rect r) {
  if (!problem_.empty()) {
    b.icon({r.x, r.y, 40, 40}, "warning", b.theme().alarm_text);
    b.label("setup.problem", {r.x + 52, r.y, r.w - 52, r.h}, problem_,
            {.face = Face::medium, .colour = b.theme().alarm_text, .valign = VAlign::top, .wrap = true});
    return;
  }
  if (!table_) return;
  const std::size_t widgets = b.widget_count();
  TableView small = *table_;
  small.paths.clear();  // nobody decides anything here
  small.alarmed.clear();
  const float race = layout_->race ? std::min(84.0F, r.h * 0.3F) : 0;
  const Rect track{r.x, r.y, r.w, race};
  r = {r.x, r.y + race, r.w, r.h - race};
  if (const auto& space = layout_->board.space; space && r.w - r.h * space->size.w / space->size.h >= kNumbers) {
    numbers(b, {r.right() - kNumbers, r.y, kNumbers, r.h}, small);
    r.w -= kNumbers;
  }
  const BoardFrame frame(r, small, layout_->board, b.wide());
  for (PlaceView& p : small.places) p.name = short_name(b, p.name, frame.tile(p).w - 24);
  const std::size_t draws = b.scene().draws.size();
  draw_board(b, r, small, *layout_, {}, hull_);
  draw_race(b, track, small, *layout_);
  flatten(b.scene(), draws);
  b.drop_widgets(widgets);  // a picture here, nothing to press
}

}  // namespace prowl::ui
