#include "ui/screens/setup/board_preview.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/match/match.hpp"

namespace prowl::ui {
namespace {

constexpr float kNumbers = 270;
constexpr float kBoard = 0.7F;  // the share of the width that a board keeps beside numbers

std::string fingerprint(const SetupPlan& plan, std::uint64_t seed, const std::string& language) {
  std::string out = fmt::format("{} {} {}", seed, plan.seats.size(), language);
  for (const SeatInfo& seat : plan.seats) out += " " + seat.shape;
  for (const auto& [name, value] : plan.options) out += fmt::format("\n{}={}", name, value);
  return out;
}

// On a small board a name that would be too small to read says less than the drawing: then none is written.
bool names_fit(Builder& b, const TableView& t, const BoardFrame& frame) {
  const TextOpt opt{.face = Face::title, .px = b.least() / b.text_scale(), .tracking = 1.5F};
  return std::all_of(t.places.begin(), t.places.end(),
                     [&](const PlaceView& p) { return b.measure(p.name, opt).w <= frame.tile(p).w - 24; });
}

// What people choose in the open before the first turn is taken as it comes, so that all stands on the board.
SeatMask choose_for_all(Match& match) {
  SeatMask chose = 0;
  const int turn = match.rules().catalogue.find_reg("turn");
  for (int i = 0; i < kMaxSeats && turn >= 0; ++i) {
    const Prompt p = match.prompt();
    const View v = match.view(p.ask == Ask::open ? p.actor : Seat::table);
    if (p.ask != Ask::open || v.options.empty() || reg(v.masked, static_cast<Reg>(turn)) > 0) break;
    if (is_player(p.actor)) chose = static_cast<SeatMask>(chose | bit(p.actor));
    match.submit(p.actor, v.options.front());
  }
  return chose;
}

/// A number with its word, and what it is made of.
struct Figure {
  std::string number, word, note;
};

std::string joined(const std::vector<PanelRow>& rows) {
  std::string out;
  for (const PanelRow& r : rows) out += (out.empty() ? "" : " · ") + r.sub + " " + r.text;
  return out;
}

// What it begins with. Counters that race have their numbers beside their track.
std::vector<Figure> figures_of(Builder& b, const TableView& t, std::string_view game) {
  std::vector<Figure> list;
  for (const TrackView& k : t.tracks)
    if (k.look.side.empty()) list.push_back({std::to_string(k.value), k.title, ""});
  if (t.tasks.size() > 1) list.push_back({std::to_string(t.tasks.size() - 1), b.tr("match.tasks"), ""});
  for (const PileView& p : t.piles)
    if (p.count > 0)
      list.push_back({std::to_string(p.count), b.tr(fmt::format("match.{}.pile.{}", game, p.id)), joined(p.rows)});
  return list;
}

void numbers(Builder& b, Rect r, const std::vector<Figure>& list) {
  const Theme& th = b.theme();
  constexpr float kNumber = 44, kPitch = 60;
  const float each = r.h / static_cast<float>(std::max<std::size_t>(list.size(), 1)),
              more = 2 * b.line(18);  // a note has two lines at most
  const auto noted = [&](const Figure& f) { return each >= kNumber + more && !f.note.empty(); };
  const auto height = [&](const Figure& f) { return noted(f) ? kNumber + more : std::min(kPitch, each); };
  float y = r.y + r.h / 2;
  for (const Figure& f : list) y -= height(f) / 2;
  for (const Figure& f : list) {
    const Rect word{r.x + 98, y, r.w - 98, noted(f) ? kNumber : height(f)};
    b.text({r.x, y, 84, word.h}, f.number,
           {Face::title, kNumber, named_colour(th, "prompt"), Align::right, VAlign::middle, false, 0.5F});
    b.text(word, f.word, {Face::title, 24, th.text, Align::left, VAlign::middle, false, 0.5F});
    if (noted(f))
      b.text({word.x, word.bottom(), word.w, more}, f.note,
             {Face::medium, 18, th.second, Align::left, VAlign::top, true, 0.6F});
    y += height(f);
  }
}

// How wide the board is that stands in `r`.
float board_width(Rect r, const TableView& t, const TableLayout& l, bool wide) {
  if (l.board.space) return r.h * l.board.space->size.w / l.board.space->size.h;
  const BoardFrame frame(r, t, l.board, wide);
  float left = r.right(), right = r.x;
  for (const PlaceView& p : t.places) {
    left = std::min(left, frame.tile(p).x);
    right = std::max(right, frame.tile(p).right());
  }
  return std::max(0.0F, right - left);
}

// A layer is a picture of the whole window; this board is only a part of one.
void flatten(Scene& scene, std::size_t first) {
  const auto from = scene.draws.begin() + static_cast<std::ptrdiff_t>(first);
  const auto is_layer = [](const Draw& d) { return d.op == Draw::Op::begin_layer || d.op == Draw::Op::end_layer; };
  scene.draws.erase(std::remove_if(from, scene.draws.end(), is_layer), scene.draws.end());
}

}  // namespace

void BoardPreview::update(const SetupPlan& plan, std::uint64_t seed, const std::string& fault) {
  const std::string key = fingerprint(plan, seed, ctx_.texts.language()) + fault;
  if (key == made_of_) return;
  made_of_ = key;
  problem_ = fault;
  table_.reset();
  if (!fault.empty()) return;
  auto rules = ctx_.rules(game_);
  if (!rules) return void(problem_ = rules_problem(ctx_, game_, rules.error()));
  auto match = Match::start(game_, *rules, plan.options, plan.seats, seed);
  if (!match) return void(problem_ = ctx_.texts.error(match.error()));
  auto layout = load_layout(ctx_.platform.assets_dir, game_.id, plan.options);
  if (!layout) return ctx_.notice(layout.error());
  layout_ = std::move(*layout);
  layout_->background.clear();  // it stands on a panel here
  layout_->decor.clear();
  chose_ = choose_for_all(*match);
  const TableFacts facts{&game_,          *rules,           plan.seats,      plan.options, match->view(Seat::table),
                         match->prompt(), match->outcome(), match->waiting()};
  table_ = make_table(facts, *layout_, ctx_.texts);
  hull_ = {};
}

// Whom somebody plays is known where they don't choose it; who hunts always is.
SeatGlimpse BoardPreview::glimpse(std::size_t i) const {
  SeatGlimpse out;
  if (!table_ || i >= table_->seats.size()) return out;
  const SeatView& s = table_->seats[i];
  out.hunter = s.tone == Tone::alarm;
  if (out.hunter) out.words = ctx_.texts.tr(fmt::format("side.{}.{}", game_.id, game_.sides.front()));
  if (has(chose_, s.seat)) {
    if (!out.hunter) out.words = ctx_.texts.tr("setup.chooses");
    return out;
  }
  for (const MemberView& m : table_->members) {
    if (m.owner != s.seat) continue;
    if (out.portrait.empty()) out.portrait = m.portrait;
    const std::string what = m.note.substr(0, m.note.find('.'));  // its first sentence
    out.more = out.words.empty() ? ctx_.texts.tr("setup.plays_as", {{"who", m.name}, {"what", what}}) : std::string();
    out.words += (out.words.empty() ? "" : ", ") + m.name;
  }
  return out;
}

// The track over the whole width, as high as its words want.
float BoardPreview::race(Builder& b, Rect r, const TableView& t) {
  if (!layout_->race) return 0;
  const float high = std::min(96.0F, r.h * 0.3F);
  draw_race(b, {r.x, r.y, r.w, high}, t, *layout_);
  return high;
}

void BoardPreview::draw(Builder& b, Rect r) {
  if (!problem_.empty()) {
    b.icon({r.x, r.y, 40, 40}, "warning", b.theme().alarm_text);
    b.label("setup.problem", {r.x + 52, r.y, r.w - 52, r.h}, problem_.substr(0, problem_.find('\n')),
            {.face = Face::medium, .colour = b.theme().alarm_text, .valign = VAlign::top, .wrap = true});
    return;
  }
  if (!table_) return;
  const std::size_t widgets = b.widget_count(), draws = b.scene().draws.size();
  TableView small = *table_;
  small.paths.clear();  // nobody decides anything here
  small.alarmed.clear();
  const float high = race(b, r, small);
  r = {r.x, r.y + high, r.w, r.h - high};
  const auto list = figures_of(b, small, game_.id);
  const float board = std::min(board_width(r, small, *layout_, b.wide()), r.w * kBoard);
  float wide = kNumbers;
  for (const Figure& f : list) wide = std::max(wide, 100 + b.measure(f.word, {.face = Face::title, .px = 24}).w);
  if (!list.empty() && r.w - board >= wide) {
    numbers(b, {r.right() - wide, r.y, wide, r.h}, list);
    r.w -= wide;
  }
  const BoardFrame frame(r, small, layout_->board, b.wide());
  const bool named = names_fit(b, small, frame);
  std::vector<std::pair<Rect, std::string>> spots;
  for (PlaceView& p : small.places) {
    spots.emplace_back(frame.tile(p), p.name);
    if (!named) p.name.clear();
  }
  draw_board(b, r, small, *layout_, {}, hull_);
  flatten(b.scene(), draws);
  b.drop_widgets(widgets);  // a picture here, nothing to press
  for (std::size_t i = 0; i < spots.size() && !named; ++i)
    b.region(spots[i].first, fmt::format("setup.place.{}", i + 1), spots[i].second, "", spots[i].second);
}

}  // namespace prowl::ui
