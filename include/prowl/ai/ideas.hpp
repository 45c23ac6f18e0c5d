#pragma once
#include <string_view>
#include <vector>

#include "prowl/ai/thought.hpp"

namespace prowl {

/// So many are shown of a thought.
inline constexpr std::size_t kMostIdeas = 3;
/// The likeliest first, of equally likely ones the better.
std::vector<Idea> best_ideas(const Thought&, std::size_t most = kMostIdeas);
int percent(double share);
/// What there is to say of worths that were played out, a text's key: `practice.how.mix` where several options are
/// taken now and then, `.even` where the best are equally good, else `.luck`.
std::string_view worth_key(const Thought&);

}  // namespace prowl
