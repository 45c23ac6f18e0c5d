#pragma once
#include <memory>
#include <vector>

#include "prowl/ai/bot.hpp"

namespace prowl {

/// Where a seat may say aloud that it goes, before it chooses in secret; by public facts, whatever is true. Empty:
/// it does not choose now, hunts, or has said so in this turn.
std::vector<Zone> sayable(const Game&, const RuleSet&, const View& open, Seat who);
/// What has been said in this turn, in order.
std::vector<Event> said_lately(const RuleSet&, const View&);
/// Whether the hunter has looked somewhere in this turn.
bool hunted_lately(const Game&, const RuleSet&, const View&);
/// Bots that play on this seat's side of the hunt.
std::vector<Seat> companions(const Game&, const View& open, SeatMask bots, Seat who);

/// What a companion thinks that somebody should do, by what all can see of them. It has no secret of its own to tell,
/// for it is shown the table as a spectator sees it.
class Adviser final : public Bot {
 public:
  Adviser(std::unique_ptr<Bot>, const Game&, const RuleSet&, Seat asker);
  /// `open`: what a spectator sees, with the asker's own options. One idea for each that everybody knows of.
  Thought think(const View& open, Rng& own, const std::stop_token& stop) override;

 private:
  std::unique_ptr<Bot> bot_;
  const Game& game_;
  const RuleSet& rules_;
  Seat asker_;
};

}  // namespace prowl
