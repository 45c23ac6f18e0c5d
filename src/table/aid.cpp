#include "table/aid.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "table/presenter.hpp"

namespace prowl::ui {
namespace {

struct Words {
  const TableFacts& f;
  const Texts& texts;
  Describe d{texts, *f.game, *f.rules, f.seats};

  std::string key(std::string_view name) const { return fmt::format("aid.{}.{}", f.rules->game, name); }
  // Its own text, or that of the role without its variant.
  std::string of(std::string_view name, std::string_view role) const {
    for (;; role = role.substr(0, role.rfind('_'))) {
      const std::string id = key(fmt::format("{}.{}", name, role));
      if (texts.has(id)) return texts.tr(id);
      if (role.find('_') == std::string_view::npos) return {};
    }
  }
};

// Everybody's, or the viewer's alone.
std::vector<std::string_view> roles_of(const TableFacts& f, const Aid& aid) {
  std::vector<std::string_view> out;
  for (int i = 0; i < f.view.masked.seats; ++i) {
    if (is_player(f.view.seat) && seat(i) != f.view.seat) continue;
    const std::string_view role = aid.role(f, seat(i));
    if (std::find(out.begin(), out.end(), role) == out.end()) out.push_back(role);
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<AidLine> lines(const Words& words, std::string_view name, const std::vector<std::string_view>& roles) {
  std::vector<AidLine> out;
  for (const auto role : roles)
    if (std::string text = words.of(name, role); !text.empty())
      out.push_back({roles.size() > 1 ? words.of("role", role) : std::string(), std::move(text)});
  return out;
}

// Those in the viewer's hand, or all of this match that the role may hold.
std::vector<Kind> cards_of(const TableFacts& f, const TableView& t, const Aid& aid, std::string_view role) {
  std::vector<Kind> out;
  if (is_player(f.view.seat) && !t.fans.empty()) {
    for (const PieceView& p : t.hand) out.push_back(p.kind);
  } else {
    for (const Kind k : f.game->inventory(f.rules->catalogue, f.view.masked))
      for (const AidCards& c : aid.cards)
        if (role.starts_with(c.role) && f.rules->catalogue.kinds[static_cast<std::size_t>(index(k))].group == c.group)
          out.push_back(face_of(f.rules->catalogue, k));
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

// Not to be given away or put somewhere.
bool playable(const TableFacts& f, Kind k) {
  return std::any_of(f.view.options.begin(), f.view.options.end(), [&](const Action& a) {
    const auto& operands = f.rules->catalogue.verb_of(a).operands;
    return operands[0] == Operand::kind && operands[1] == Operand::none && a.a == index(k);
  });
}

void add_cards(const Words& words, const std::vector<Kind>& cards, const std::string& who, AidView& aid) {
  for (const Kind k : cards) {
    const CardText card = card_text(words.f, words.texts, k);
    if (card.when.empty()) continue;
    auto at = std::find_if(aid.cards.begin(), aid.cards.end(),
                           [&](const AidCardsView& c) { return c.when == card.when && c.who == who; });
    if (at == aid.cards.end()) at = aid.cards.insert(at, {who, card.when, {}});
    at->names += (at->names.empty() ? "" : ", ") + words.d.kind(k);
    at->now = at->now || (aid.own && playable(words.f, k));
  }
}

}  // namespace

int aid_step(const Aid& aid, const Prompt& prompt, const TableView& t) {
  for (std::size_t i = 0; i < aid.steps.size(); ++i) {
    const AidStep& step = aid.steps[i];
    const bool now = step.prompts.empty()
                         ? i < t.banner.phases.size() && t.banner.phases[i].now
                         : std::find(step.prompts.begin(), step.prompts.end(), prompt.id) != step.prompts.end();
    if (now) return static_cast<int>(i);
  }
  return -1;
}

AidView make_aid(const TableFacts& f, const TableView& t, const Texts& texts) {
  AidView out;
  const GameTable* table = find_table(f.rules->game);
  if (table == nullptr || table->aid.role == nullptr) return out;
  const Aid& aid = table->aid;
  const Words words{f, texts};
  const auto roles = roles_of(f, aid);
  out.own = is_player(f.view.seat);
  out.goals = lines(words, "goal", roles);
  const int now = aid_step(aid, f.prompt, t), steps = static_cast<int>(aid.steps.size());
  for (int i = 0; i < steps; ++i) {
    const AidStep& step = aid.steps[static_cast<std::size_t>(i)];
    if (step.prompts.empty() && i >= static_cast<int>(t.banner.phases.size())) continue;  // not in this match
    out.steps.push_back(
        {texts.tr(words.key(step.name)), std::string(step.paragraph), lines(words, step.name, roles), i == now, false});
  }
  if (now >= 0) out.steps[static_cast<std::size_t>((now + 1)) % out.steps.size()].next = true;
  for (const auto role : roles)
    add_cards(words, cards_of(f, t, aid, role), roles.size() > 1 ? words.of("role", role) : std::string(), out);
  return out;
}

}  // namespace prowl::ui
