#include "prowl/ai/ideas.hpp"

#include <algorithm>
#include <cmath>

namespace prowl {
namespace {

// No luck of the playouts: the two best, as far as anybody can tell, are equally good.
bool is_even(const Thought& thought) {
  std::vector<int> worths;
  for (const Idea& i : thought.ideas)
    if (i.reckoned()) worths.push_back(percent(i.worth));
  std::sort(worths.rbegin(), worths.rend());
  return worths.size() > 1 && worths[0] - worths[1] <= 1;
}

}  // namespace

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

std::vector<Idea> best_ideas(const Thought& thought, std::size_t most) {
  std::vector<Idea> ideas = thought.ideas;
  std::stable_sort(ideas.begin(), ideas.end(), [](const Idea& a, const Idea& b) {
    return a.chance != b.chance ? a.chance > b.chance : a.worth > b.worth;
  });
  if (ideas.size() > most) ideas.resize(most);
  return ideas;
}

std::string_view worth_key(const Thought& thought) {
  const auto likely = std::count_if(thought.ideas.begin(), thought.ideas.end(),
                                    [](const Idea& i) { return percent(i.chance) > 0; });
  return likely > 1 ? "practice.how.mix" : is_even(thought) ? "practice.how.even" : "practice.how.luck";
}

}  // namespace prowl
