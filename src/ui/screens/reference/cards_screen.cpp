#include <algorithm>

#include <fmt/format.h>

#include "prowl/rules/expansions.hpp"
#include "table/panels/table_draw.hpp"
#include "ui/app/context.hpp"
#include "ui/screens/reference/pages.hpp"
#include "words/book.hpp"

namespace prowl::ui {
namespace {

bool is_card(const PieceView& p) { return !p.card.empty() || p.shape == "card"; }

/// All cards of a game: what each does, how many there are, where it comes from, and the rulings that touch it.
class CardsScreen final : public Screen {
 public:
  CardsScreen(AppContext& ctx, const Game& game) : ctx_(ctx), game_(game), secret_(ctx.private_view) { read(); }
  std::string id() const override { return "cards"; }
  bool secret() const override { return secret_; }
  std::string_view world() const override { return game_.id; }
  std::string first_focus() const override { return cards_.empty() ? "back" : row_id(at_); }
  void build(Builder& b) override;
  bool back() override { return narrow_ && std::exchange(reading_, false); }

 private:
  void read();
  void look();
  void open(std::size_t card);
  std::string row_id(std::size_t card) const { return "card." + cards_[card].info.id; }
  std::string group_name(const std::string& group) const {
    return ctx_.texts.tr(fmt::format("cards.{}.{}", game_.id, group));
  }
  PieceView piece(std::size_t card) const;
  void list(Builder&, Rect);
  void tools(Builder&, Column&);
  void row(Builder&, Column&, std::size_t card);
  void page(Builder&, Rect);
  void face(Builder&, Rect, const PieceView&, const CardText&);
  void words(Builder&, Column&, std::size_t card, const CardText&);
  void origin(Builder&, Column&, std::size_t card);
  void rulings(Builder&, Column&, std::size_t card, const CardText&);

  AppContext& ctx_;
  const Game& game_;
  TableFacts facts_;
  TableLayout layout_;
  std::string language_, search_;
  std::vector<CardEntry> cards_;
  std::vector<CardText> texts_;
  std::vector<std::string> names_;  ///< as the rules call them
  std::vector<Ruling> rulings_;
  std::vector<std::string> groups_;
  SearchIndex index_;
  std::vector<std::size_t> found_;
  std::size_t at_ = 0;
  int group_ = 0;  ///< 0: all of them
  bool secret_ = false, reading_ = false, narrow_ = false;
};

void CardsScreen::read() {
  language_ = ctx_.texts.language();
  const auto rules = ctx_.rules(game_);
  if (!rules) return ctx_.notice(rules.error());
  const auto book = load_book(ctx_.platform.assets_dir, game_.id, language_);
  if (!book) return ctx_.notice(book.error());
  const auto expansions = expansions_of(**rules);
  auto layout = load_layout(ctx_.platform.assets_dir, game_.id, expansions.empty() ? Options{} : expansions[0].options);
  if (!layout) return ctx_.notice(layout.error());
  layout_ = std::move(*layout);
  facts_.game = &game_;
  facts_.rules = *rules;
  cards_ = card_entries(**rules, *book);
  rulings_ = (*rules)->rulings;
  translate(rulings_, *book);
  name_rulings(rulings_, [this](int n) { return ctx_.texts.tr("rules.ruling", {{"n", n}}); });
  texts_.clear();
  names_.clear();
  const std::vector<SeatInfo> nobody;
  const Describe say(ctx_.texts, game_, **rules, nobody);
  groups_.clear();
  std::vector<SearchText> searched;
  for (const CardEntry& card : cards_) {
    const CardText& t = texts_.emplace_back(card_text(facts_, ctx_.texts, card.kind));
    if (std::find(groups_.begin(), groups_.end(), card.info.group) == groups_.end()) groups_.push_back(card.info.group);
    const std::string& name = names_.emplace_back(say.kind(card.kind));
    searched.push_back(
        {card.info.id, name, t.text, fmt::format("{} {} {}", t.title, t.effect, group_name(card.info.group)), t.when});
  }
  index_ = SearchIndex(searched);
  look();
}

void CardsScreen::look() {
  found_.clear();
  const auto wanted = [&](std::size_t i) {
    return group_ == 0 || cards_[i].info.group == groups_[static_cast<std::size_t>(group_ - 1)];
  };
  if (search_.empty()) {
    for (std::size_t i = 0; i < cards_.size(); ++i)
      if (wanted(i)) found_.push_back(i);
  } else {
    for (const SearchHit& hit : index_.find(search_))
      if (wanted(hit.index)) found_.push_back(hit.index);
  }
  if (!found_.empty() && std::find(found_.begin(), found_.end(), at_) == found_.end()) at_ = found_.front();
  ctx_.invalidate();
}

void CardsScreen::open(std::size_t card) {
  at_ = card;
  reading_ = true;
  ctx_.invalidate();
}

PieceView CardsScreen::piece(std::size_t card) const {
  Piece p;
  p.kind = cards_[card].kind;
  const std::vector<SeatInfo> nobody;
  PieceView v = piece_view(facts_, layout_, Describe(ctx_.texts, game_, *facts_.rules, nobody), p, 0);
  const KindSpec& kind = facts_.rules->catalogue.kinds[static_cast<std::size_t>(index(v.kind))];
  const PieceLook* look = layout_.look(kind.name, kind.group);
  if (v.picture.empty() && look != nullptr) v.picture = asset_name(look->portrait, kind.name);
  return v;
}

// --- the list

void CardsScreen::tools(Builder& b, Column& column) {
  const float bar = b.control(50);
  const Rect r = column.next(bar);
  b.field({r.x, r.y, r.w - (search_.empty() ? 0 : bar + 10), r.h}, "cards.search", b.tr("cards.search"), search_,
          b.tr("cards.search"), [this](const std::string& text) {
            search_ = text;
            look();
          });
  if (!search_.empty())
    b.button({r.right() - bar, r.y, bar, bar},
             {.id = "cards.clear", .icon = "close", .name = b.tr("rules.clear"), .press = [this] {
                search_.clear();
                look();
              }});
  std::vector<std::string> names{b.trn("cards.count", static_cast<long long>(cards_.size()))};
  for (const std::string& group : groups_) names.push_back(group_name(group));
  b.choice(column.next(bar), "cards.type", b.tr("cards.type"), names, group_, [this](int i) {
    group_ = i;
    look();
  });
}

void CardsScreen::row(Builder& b, Column& column, std::size_t card) {
  const bool on = card == at_ && !narrow_;
  const std::string id = row_id(card), group = group_name(cards_[card].info.group);
  const TextOpt name{.face = on ? Face::semibold : Face::medium, .colour = b.theme().text, .wrap = true};
  const TextOpt small{
      .face = Face::medium, .px = 18, .colour = on ? b.theme().text : b.theme().dim, .wrap = true, .min_scale = 0.8F};
  const float thumb = b.control(46), wide = column.area.w - thumb - 36;
  const float first = b.measure(names_[card], name, wide).h, high = std::max(b.control(64), first + b.line(18) + 12);
  const Rect r = column.next(high);
  if (on || b.hovered(id)) b.skin(r, on ? "button_on" : "button_hover", on ? b.theme().act : b.theme().hover_line);
  const float tall = std::min(r.h - 10, thumb / kCardShape);
  draw_mini_card(b, {r.x + 12, r.centre().y - tall / 2, tall * kCardShape, tall}, piece(card));
  b.text({r.x + thumb + 24, r.y + 6, wide, r.h - b.line(18) - 12}, names_[card], name);
  b.text({r.x + thumb + 24, r.bottom() - b.line(18) - 6, wide, b.line(18)}, group, small);
  b.widget(r,
           {.id = id, .role = Role::row, .name = names_[card], .value = group, .press = [this, card] { open(card); }});
}

void CardsScreen::list(Builder& b, Rect r) {
  b.panel(r);
  const Rect inner = r.inset(20, 18);
  Column head(inner, 12);
  tools(b, head);
  const Rect view{inner.x, head.y, inner.w, inner.bottom() - head.y};
  Column column({view.x, view.y, b.begin_scroll(fmt::format("cards.list.{}.{}", group_, search_), view), view.h}, 4);
  for (const std::size_t card : found_) row(b, column, card);
  if (found_.empty())
    b.label("cards.none", column.next(b.line(20) * 2), b.tr("rules.none", {{"text", search_}}),
            {.colour = b.theme().dim, .wrap = true});
  b.end_scroll(column.y);
}

// --- one card

// What is no card is a picture on a plate.
void CardsScreen::face(Builder& b, Rect r, const PieceView& p, const CardText& words) {
  if (is_card(p)) return draw_card(b, r, layout_, p, words);
  b.panel(r);
  const float size = r.w * 0.7F;
  const Rect box{r.centre().x - size / 2, r.centre().y - size / 2, size, size};
  b.picture(box, p.picture);
}

void CardsScreen::words(Builder& b, Column& column, std::size_t card, const CardText& t) {
  const CardInfo& info = cards_[card].info;
  const std::string crumb = b.trn("cards.copies", info.copies, {{"type", group_name(info.group)}});
  b.label("cards.copies", column.next(b.line(20)), crumb,
          {.face = Face::medium, .colour = b.theme().act, .wrap = true});
  const TextOpt title{.face = Face::title, .px = 52, .wrap = true};
  const std::string& name = names_[card];
  b.heading(column.next(b.measure(name, title, column.area.w).h + 4), name, 52);
  const auto line = [&](const std::string& text, Face face, float px, Colour colour) {
    const TextOpt opt{.face = face, .px = px, .colour = colour, .valign = VAlign::top, .wrap = true};
    if (!text.empty()) b.text(column.next(b.measure(text, opt, column.area.w).h + 4), text, opt);
  };
  line(t.title == name ? t.effect : t.title, Face::semibold, 26, b.theme().text);
  line(t.when, Face::heading, 20, b.theme().fact);
  if (!t.text.empty()) draw_body(b, column, t.text);
  line(t.note, Face::medium, 20, b.theme().second);
}

void CardsScreen::origin(Builder& b, Column& column, std::size_t card) {
  const std::string& source = cards_[card].info.source;
  b.heading(column.next(b.line(18)), b.tr("cards.source"), 18, Face::heading, b.theme().fact);
  const std::string text = b.tr("cards.source." + source);
  const TextOpt opt{.colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  b.label("cards.source", column.next(b.measure(text, opt, column.area.w).h + 4), text, opt);
}

void CardsScreen::rulings(Builder& b, Column& column, std::size_t card, const CardText& t) {
  if (!t.paragraph.empty()) {
    ButtonOpt rule{.id = "cards.rule",
                   .text = b.tr("cards.rule", {{"n", t.paragraph}}),
                   .icon = "rules",
                   .role = Role::link,
                   .press = [this, p = t.paragraph] {
                     ctx_.explain({game_.id, p});
                   }};
    const Rect line = column.next(b.control(48));
    const float wide = std::min(b.button_width(rule), line.w);
    b.button({line.x, line.y, wide, line.h}, std::move(rule));
  }
  for (const int at : cards_[card].rulings) {
    const Ruling& r = rulings_[static_cast<std::size_t>(at)];
    draw_ruling_box(b, column, r, b.tr("rules.ruling", {{"n", at + 1}}), false, [this, id = r.id] {
      ctx_.explain({game_.id, id});
    });
  }
}

void CardsScreen::page(Builder& b, Rect r) {
  b.panel(r);
  if (at_ >= cards_.size()) return;
  const CardText& t = texts_[at_];
  const PieceView p = piece(at_);
  const float aspect = is_card(p) ? card_aspect(layout_, p) : 1;
  const Rect in = r.inset(b.wide() ? 36 : 20, 24);
  const float wide = std::min({in.w * 0.4F, in.h * aspect, 480.0F});
  face(b, {in.x, in.y, wide, wide / aspect}, p, t);
  const Rect view{in.x + wide + 32, in.y, in.w - wide - 32, in.h};
  Column column({view.x, view.y, b.begin_scroll("cards.page." + cards_[at_].info.id, view), view.h}, 12);
  words(b, column, at_, t);
  origin(b, column, at_);
  rulings(b, column, at_, t);
  b.end_scroll(column.y + 8);
}

void CardsScreen::build(Builder& b) {
  if (language_ != ctx_.texts.language()) read();
  narrow_ = !b.wide();
  draw_list_and_page(b, {.title = b.tr("cards.title"),
                         .note = b.tr(fmt::format("game.{}.name", game_.id)),
                         .all = b.tr("cards.all"),
                         .reading = reading_,
                         .leave = [this] { ctx_.stack.pop(); },
                         .list = [this, &b](Rect r) { list(b, r); },
                         .page = [this, &b](Rect r) { page(b, r); }});
}

}  // namespace

std::unique_ptr<Screen> make_cards(AppContext& ctx, const Game& game) {
  return std::make_unique<CardsScreen>(ctx, game);
}

}  // namespace prowl::ui
