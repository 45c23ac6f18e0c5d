#include "ai/makers.hpp"

namespace prowl {
namespace {

class RandomBot final : public Bot {
 public:
  Action decide(const View& v, Rng& own) override {
    return v.options[static_cast<std::size_t>(own.below(static_cast<int>(v.options.size())))];
  }
};

}  // namespace

std::unique_ptr<Bot> make_random(const Game&, const RuleSet&) { return std::make_unique<RandomBot>(); }

}  // namespace prowl
