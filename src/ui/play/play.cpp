#include "ui/play/play.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ui/play/practice/ideas.hpp"
#include "ui/play/table/watched.hpp"

namespace prowl::ui {

PlayScreen::PlayScreen(AppContext& ctx, std::unique_ptr<Driver> driver, TableLayout layout)
    : ctx_(ctx),
      session_(ctx, std::move(driver), std::move(layout),
               {.settle = [this] { settle(); },
                .become = [this](Seat s, Purpose why) { become(s, why); },
                .hide = [this] { hide(); },
                .act = [this](Seat s, const Action& a) { act(s, a); }}),
      telling_(session_),
      reciter_(session_, telling_),
      stage_(std::in_place_type<TableStage>, session_, telling_) {
  pads_.fill(-1);
  settle();
}

std::string PlayScreen::id() const {
  switch (stage()) {
    case Stage::table: return "table";
    case Stage::curtain: return "curtain";
    case Stage::private_view: return "private";
    case Stage::score: return "score";
  }
  return "table";
}

Seat PlayScreen::seat_shown() const {
  if (const auto* curtain = std::get_if<CurtainStage>(&stage_)) return curtain->seat;
  if (const auto* own = std::get_if<PrivateStage>(&stage_)) return own->seat();
  return Seat::table;
}

std::string PlayScreen::place() const { return fmt::format("{} {}", id(), index(seat_shown())); }

// --- from stage to stage

TableStage& PlayScreen::table() {
  auto* table = std::get_if<TableStage>(&stage_);
  return table != nullptr ? *table : stage_.emplace<TableStage>(session_, telling_);
}

// Where the match stands decides where the screen goes; never what somebody holds, while others could see it.
void PlayScreen::settle() {
  zoom_.close();
  session_.refresh();
  if (stage() != Stage::table) ctx_.refocus();
  table().restart();
  while (session_.pass_by()) {
  }
  telling_.begin();
  if (telling_.on()) return;
  const TableFacts& now = session_.facts();
  const bool end = now.outcome.round_over || now.outcome.over;
  if (!end && driver().bots_to_move()) return;
  const auto humans = session_.people();
  const bool behind = now.prompt.ask == Ask::secret || (now.prompt.ask == Ask::reaction && session_.alone());
  // What happened since is for everybody to see before the next seat is called.
  if (!end && behind && !humans.empty() && telling_.has_news()) telling_.linger();
  driver().hurry(false);
  if (telling_.on()) return;
  if (end) return void(stage_.emplace<ScoreStage>(session_));
  if (behind && !humans.empty())
    become(humans.front(), now.prompt.ask == Ask::secret ? Purpose::answer : Purpose::react);
}

// The curtain only where somebody could look.
void PlayScreen::become(Seat s, Purpose why) {
  zoom_.close();
  if (session_.alone()) {
    stage_.emplace<PrivateStage>(session_, s, why);
    ctx_.refocus();
  } else {
    draw_the_curtain(s, why);
  }
}

void PlayScreen::draw_the_curtain(Seat s, Purpose why) {
  zoom_.close();
  stage_.emplace<CurtainStage>(CurtainStage{s, why});
  ctx_.sound(kCurtain);
  ctx_.refocus();
  ctx_.invalidate();
}

void PlayScreen::confirm() {
  const auto* curtain = std::get_if<CurtainStage>(&stage_);
  if (curtain == nullptr) return;
  const CurtainStage whose = *curtain;
  stage_.emplace<PrivateStage>(session_, whose.seat, whose.purpose);
}

void PlayScreen::hide() {
  auto* own = std::get_if<PrivateStage>(&stage_);
  if (own == nullptr) return;
  own->keep_clock();
  draw_the_curtain(own->seat(), own->purpose());
}

void PlayScreen::act(Seat s, const Action& a) {
  if (auto* own = std::get_if<PrivateStage>(&stage_)) return void(own->act(a));
  telling_.have_read();
  if (session_.submit(s, a)) settle();
}

void PlayScreen::next_moment() {
  if (stage() == Stage::table) table().next_moment();
}

void PlayScreen::open_drawer(std::string name) { table().open_drawer(std::move(name)); }
void PlayScreen::choose_verb(const std::string& id) { table().choice().open_verb(id); }

// --- what the window asks of the stage that it shows

void PlayScreen::build(Builder& b) {
  if (const auto* curtain = std::get_if<CurtainStage>(&stage_))
    return draw_curtain(
        b, session_.layout().curtain, session_.info(curtain->seat), [this] { lift(); }, change_buttons(),
        curtain_note(curtain->seat));
  if (auto* own = std::get_if<PrivateStage>(&stage_)) {
    own->build(b);
    return zoom_.draw(b, session_, own->mine(), true);
  }
  if (auto* score = std::get_if<ScoreStage>(&stage_)) return score->build(b);
  table().build(b);
  zoom_.draw(b, session_, session_.facts(), false);
}

bool PlayScreen::build_public(Builder& b) {
  if (auto* score = std::get_if<ScoreStage>(&stage_)) {
    score->build(b, false);
    return true;
  }
  const TableLayout& layout = session_.layout();
  draw_watched(b, ctx_, telling_.shown(), layout, public_hull_);
  if (!telling_.on())
    draw_said(b, arrangement(layout, b.shape(), "table"), make_table(telling_.shown(), layout, ctx_.texts), session_);
  return true;
}

bool PlayScreen::inspect(const std::vector<int>& kinds, std::size_t nth) {
  if (zoom_.open() || (stage() != Stage::table && stage() != Stage::private_view)) return false;
  zoom_.show(kinds, nth);
  ctx_.focus("card.zoom");
  return true;
}

bool PlayScreen::handle(const Input& in) {
  using Type = Input::Type;
  if (in.leaves() && !session_.alone()) hide();
  if (in.type == Type::pad_gone) std::replace(pads_.begin(), pads_.end(), in.pad, -1);
  if (in.type == Type::key && zoom_.key(in.key)) return true;
  auto* own = std::get_if<PrivateStage>(&stage_);
  if (own == nullptr) return false;
  if (in.type == Type::quit) own->keep_clock();
  if (in.type != Type::key || in.key != "h") return false;
  hide();
  return true;
}

bool PlayScreen::back() {
  if (zoom_.open()) {
    zoom_.close();
    ctx_.invalidate();
    return true;
  }
  if (session_.aid().over && (stage() == Stage::table || holds_private_view())) {
    session_.toggle_aid();
    return true;
  }
  if (auto* own = std::get_if<PrivateStage>(&stage_)) {
    if (own->back()) return true;
    session_.alone() ? session_.open_menu() : hide();
    return true;
  }
  if (auto* table = std::get_if<TableStage>(&stage_); table != nullptr && table->back()) return true;
  if (const auto* curtain = std::get_if<CurtainStage>(&stage_);
      curtain != nullptr && curtain->purpose != Purpose::answer)
    settle();
  else
    session_.open_menu();
  return true;
}

bool PlayScreen::tick(int elapsed_ms) {
  if (auto* own = std::get_if<PrivateStage>(&stage_)) return own->tick(elapsed_ms);
  if (auto* score = std::get_if<ScoreStage>(&stage_)) return score->tick(elapsed_ms);
  return stage() == Stage::table && table().tick(elapsed_ms);
}

int PlayScreen::wait_ms() const {
  if (const auto* own = std::get_if<PrivateStage>(&stage_)) return own->wait_ms();
  if (const auto* score = std::get_if<ScoreStage>(&stage_)) return score->wait_ms();
  const auto* table = std::get_if<TableStage>(&stage_);
  return table == nullptr ? -1 : table->wait_ms();
}

bool PlayScreen::busy() const {
  const auto* table = std::get_if<TableStage>(&stage_);
  return table != nullptr && table->busy();
}

std::string PlayScreen::first_focus() const {
  if (stage() == Stage::curtain) return "curtain.confirm";
  if (stage() == Stage::table) return "skip";  // while the story goes on
  return stage() == Stage::score ? "score.go" : "";
}

SpokenPage PlayScreen::spoken() {
  switch (stage()) {
    case Stage::table: return reciter_.table();
    case Stage::curtain: return reciter_.curtain();
    case Stage::private_view: return reciter_.own(std::get<PrivateStage>(stage_));
    case Stage::score: return reciter_.score();
  }
  return {};
}

std::vector<std::string> PlayScreen::readable(Topic topic) {
  return reciter_.readable(topic, std::get_if<PrivateStage>(&stage_));
}

// Whose secret answer is not final may think again while others still owe theirs.
std::vector<ButtonOpt> PlayScreen::change_buttons() {
  std::vector<ButtonOpt> out;
  if (std::get<CurtainStage>(stage_).purpose != Purpose::answer) return out;
  for (int i = 0; i < static_cast<int>(driver().seats().size()); ++i) {
    const Seat s = seat(i);
    const auto a = driver().human(s) ? driver().can_take_back(s) : std::nullopt;
    if (!a || !session_.verb(*a).secret || !session_.verb(*a).commit) continue;
    out.push_back({.id = fmt::format("change.p{}", i + 1),
                   .text = ctx_.texts.tr("match.curtain.change", {{"who", session_.describe().seat(s)}}),
                   .icon = "undo",
                   .ghost = true,
                   .px = 18,
                   .press = [this, s] {
                     session_.take_back(s);
                     become(s, Purpose::answer);
                   }});
  }
  return out;
}

}  // namespace prowl::ui
