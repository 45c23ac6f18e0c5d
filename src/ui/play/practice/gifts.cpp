#include "ui/play/practice/gifts.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

// Less than that is luck of the playouts; what is taken as often as that is part of a mix, and no mistake.
constexpr double kLeastGift = 0.02, kFairShare = 0.1;

std::optional<Gift> gift_of(const Thought& t, const TurnReview::Choice& choice) {
  const auto did = std::find_if(t.ideas.begin(), t.ideas.end(),
                                [&](const Idea& i) { return i.action == choice.taken; });
  const auto best = std::max_element(t.ideas.begin(), t.ideas.end(),
                                     [](const Idea& a, const Idea& b) { return a.worth < b.worth; });
  if (did == t.ideas.end() || !did->reckoned() || did->chance >= kFairShare) return std::nullopt;
  if (best->worth - did->worth < kLeastGift) return std::nullopt;
  return Gift{best->action, choice.taken, best->worth, did->worth, choice.at};
}

}  // namespace

std::shared_ptr<Thinking> think_over(const Session& session, View view, const std::string& level) {
  const Driver& driver = session.driver();
  return think_over(session, std::move(view), session.ctx().platform.bots(level, driver.game(), driver.rules()));
}

std::shared_ptr<Thinking> think_over(const Session& session, View view, std::shared_ptr<Bot> bot) {
  AppContext& ctx = session.ctx();
  Driver& driver = session.driver();
  const Seat who = view.seat;
  const std::uint64_t seed = view.events.size();
  auto job = std::make_shared<Thinking>(who, std::move(view), Rng(seed), std::move(bot), driver.shared_rules());
  job->began = ctx.clock();
  const auto wake = ctx.platform.wake ? ctx.platform.wake : std::function<void()>([] {});
  Thinking::begin(job, driver.thinks_inline() ? nullptr : wake);
  return job;
}

Gifts::Gifts(const Session& session, const std::vector<TurnReview>& turns) : session_(session), worst_(turns.size()) {
  for (std::size_t i = 0; i < turns.size(); ++i)
    for (const auto& c : turns[i].choices) todo_.push_back({i, c});
  begin();
}

Gifts::~Gifts() {
  if (job_) job_->drop();
}

void Gifts::begin() {
  const auto& levels = session_.ctx().platform.bot_levels;
  if (!sure_ && next_ == todo_.size()) make_sure();
  if (next_ < todo_.size())
    job_ = think_over(session_, todo_[next_].choice.own, sure_ ? levels.back() : levels[levels.size() / 2]);
}

void Gifts::make_sure() {
  sure_ = true;
  next_ = 0;
  todo_.clear();
  for (const auto& w : worst_)
    if (w) todo_.push_back(w->of);
  std::stable_sort(todo_.begin(), todo_.end(),
                   [&](const Todo& a, const Todo& b) { return lost(a.turn) > lost(b.turn); });
}

// Quickly the worst of a turn is kept; then what is sure takes its place.
void Gifts::keep(const Todo& t, std::optional<Gift> gift) {
  auto& worst = worst_[t.turn];
  if (!sure_ && (!gift || (worst && worst->gift->lost() >= gift->lost()))) return;
  worst = Worst{t, gift};
}

bool Gifts::tick() {
  bool more = false;
  while (job_ && job_->attend(session_.ctx().clock())) {
    const Todo& t = todo_[next_++];
    keep(t, gift_of(job_->thought(), t.choice));
    job_ = nullptr;
    more = true;
    begin();
    if (job_ && !session_.driver().thinks_inline()) break;
  }
  return more;
}

bool Gifts::done(std::size_t turn) const {
  return sure_ && std::none_of(todo_.begin() + static_cast<std::ptrdiff_t>(next_), todo_.end(),
                               [&](const Todo& t) { return t.turn == turn; });
}

const Gift* Gifts::worst(std::size_t turn) const {
  return worst_[turn] && worst_[turn]->gift ? &*worst_[turn]->gift : nullptr;
}

std::optional<std::size_t> Gifts::turning_point() const {
  if (!done()) return std::nullopt;
  std::optional<std::size_t> most;
  for (std::size_t i = 0; i < worst_.size(); ++i)
    if (worst(i) != nullptr && (!most || lost(*most) < lost(i))) most = i;
  return most;
}

}  // namespace prowl::ui
