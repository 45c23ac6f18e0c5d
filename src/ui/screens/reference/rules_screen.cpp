#include <algorithm>

#include <fmt/format.h>

#include "prowl/games/registry.hpp"
#include "ui/app/context.hpp"
#include "ui/kit/kit.hpp"
#include "ui/screens/reference/pages.hpp"
#include "ui/screens/reference/rulebooks.hpp"
#include "words/book.hpp"

namespace prowl::ui {
namespace {

class RulesScreen final : public Screen {
 public:
  RulesScreen(AppContext& ctx, const Game& game, std::string paragraph, bool any_game)
      : ctx_(ctx), game_(game), wanted_(std::move(paragraph)), secret_(ctx.private_view), any_game_(any_game) {
    if (auto rules = ctx.rules(game)) rules_ = *rules;
    read_book();
    open(wanted_);
    reading_ = !wanted_.empty();
  }
  std::string id() const override { return "rules"; }
  std::string_view world() const override { return game_.id; }
  bool secret() const override { return secret_; }
  std::string first_focus() const override {
    if (find_ruling(wanted_) >= 0) return "box." + wanted_;
    return fmt::format("{}.{}", rulings_tab_ ? "ruling" : "paragraph", current());
  }
  void build(Builder& b) override;

  bool back() override {
    if (narrow_ && reading_) {
      reading_ = false;
      return true;
    }
    return false;
  }

 private:
  void read_book();
  void open(const std::string& id);
  void open_paragraph(int index);
  void open_ruling(int index);
  int find_ruling(std::string_view id) const;
  void look();
  std::string current() const;
  void contents(Builder&, Rect);
  void games(Builder&, Rect);
  void search_row(Builder&, Rect);
  void list_rules(Builder&, Column&);
  void list_rulings(Builder&, Column&);
  void entry(Builder&, Column&, std::string id, const std::string& number, const std::string& text, bool on, int hits,
             bool ruling, std::function<void()> press);
  std::string ruling_name(int index) const { return ctx_.texts.tr("rules.ruling", {{"n", index + 1}}); }
  void page(Builder&, Rect);
  void paragraph_page(Builder&, Column&);
  void ruling_page(Builder&, Column&);
  void ruling_box(Builder&, Column&, int index);
  void pictures(Builder&, Column&, const std::vector<BookPicture>&);
  void links(Builder&, Column&, const std::vector<int>& paragraphs);
  void neighbours(Builder&, Column&);

  AppContext& ctx_;
  const Game& game_;
  std::shared_ptr<const RuleSet> rules_;
  std::string wanted_, language_, search_;
  Book book_;
  std::vector<Ruling> rulings_;  ///< in the language shown
  SearchIndex paragraphs_, ruling_index_;
  std::vector<SearchHit> found_, found_rulings_;
  int paragraph_ = 0, ruling_ = 0;
  bool secret_ = false, any_game_ = false, rulings_tab_ = false, reading_ = false, narrow_ = false;
};

void RulesScreen::read_book() {
  language_ = ctx_.texts.language();
  if (auto rules = ctx_.rules(game_)) rulings_ = (*rules)->rulings;
  auto book = load_book(ctx_.platform.assets_dir, game_.id, language_);
  if (!book) return ctx_.notice(book.error());
  book_ = std::move(*book);
  translate(rulings_, book_);
  name_rulings(rulings_, [this](int n) { return ctx_.texts.tr("rules.ruling", {{"n", n}}); });
  paragraphs_ = index_paragraphs(book_, rulings_);
  ruling_index_ = index_rulings(book_, rulings_);
  look();
}

int RulesScreen::find_ruling(std::string_view id) const {
  const auto it = std::find_if(rulings_.begin(), rulings_.end(), [&](const Ruling& r) { return r.id == id; });
  return it == rulings_.end() ? -1 : static_cast<int>(it - rulings_.begin());
}

void RulesScreen::open(const std::string& id) {
  if (const int found = book_.find(id); found >= 0)
    open_paragraph(found);
  else if (const int ruling = find_ruling(id); ruling >= 0)
    open_ruling(ruling);
}

void RulesScreen::open_paragraph(int index) {
  paragraph_ = index;
  rulings_tab_ = false;
  reading_ = true;
  ctx_.invalidate();
}

void RulesScreen::open_ruling(int index) {
  ruling_ = index;
  rulings_tab_ = true;
  reading_ = true;
  ctx_.invalidate();
}

std::string RulesScreen::current() const {
  if (rulings_tab_) return !rulings_.empty() ? rulings_[static_cast<std::size_t>(ruling_)].id : "";
  return book_.paragraphs.empty() ? "" : book_.paragraphs[static_cast<std::size_t>(paragraph_)].id;
}

void RulesScreen::look() {
  found_ = paragraphs_.find(search_);
  found_rulings_ = ruling_index_.find(search_);
}

void RulesScreen::search_row(Builder& b, Rect r) {
  const float side = r.h;
  b.field({r.x, r.y, r.w - (search_.empty() ? 0 : side + 10), r.h}, "rules.search", b.tr("rules.search"), search_,
          b.tr("rules.search"), [this](const std::string& text) {
            search_ = text;
            look();
          });
  if (!search_.empty())
    b.button({r.right() - side, r.y, side, side},
             {.id = "rules.clear", .icon = "close", .name = b.tr("rules.clear"), .press = [this] { search_.clear(); }});
}

void RulesScreen::entry(Builder& b, Column& column, std::string id, const std::string& number, const std::string& text,
                        bool on, int found, bool ruling, std::function<void()> press) {
  const TextOpt opt{
      .face = on ? Face::semibold : Face::medium, .colour = on ? b.theme().text : b.theme().second, .wrap = true};
  const TextOpt mark{.face = Face::title, .px = 24, .colour = on ? b.theme().text : b.theme().dim, .min_scale = 0.6F};
  const float hand = ruling ? b.line(20) : 0,
              lead = std::max(62 * std::max(1.0F, b.text_scale()), hand + b.measure(number, mark).w + 20);
  const float tail = found > 0 ? 56 * std::max(1.0F, b.text_scale()) : 8;
  const float wide = column.area.w - lead - tail - 12;
  const float high = std::max(b.control(44), b.measure(text, opt, wide).h + 14);
  const Rect r = column.next(high);
  if (on || b.hovered(id)) b.skin(r, on ? "button_on" : "button_hover", on ? b.theme().act : b.theme().hover_line);
  if (ruling) b.icon({r.x + 8, r.centre().y - hand / 2, hand - 2, hand - 2}, "ruling", b.theme().fact);
  b.text({r.x + 12 + hand, r.y, lead - 12 - hand, r.h}, number, mark);
  b.text({r.x + lead, r.y, wide, r.h}, text, opt);
  if (found > 0) {
    const Rect pill{r.right() - tail + 4, r.centre().y - b.control(30) / 2, tail - 12, b.control(30)};
    b.skin(pill, "pill", b.theme().act);
    b.text(pill, std::to_string(found),
           {.face = Face::bold, .px = 18, .colour = b.theme().on_primary, .align = Align::centre, .min_scale = 0.6F});
  }
  b.widget(r, {.id = std::move(id),
               .role = Role::row,
               .name = (ruling ? b.tr("rules.ruling", {{"n", number}}) : number) + " " + text,
               .value = on ? b.tr("ui.on") : "",
               .press = std::move(press)});
}

// In the order of the book, or what was found with the best first.
void RulesScreen::list_rules(Builder& b, Column& column) {
  const auto line = [&](std::size_t i, int found) {
    const BookParagraph& p = book_.paragraphs[i];
    entry(b, column, "paragraph." + p.id, p.id, p.title, !rulings_tab_ && static_cast<int>(i) == paragraph_, found,
          false, [this, i] { open_paragraph(static_cast<int>(i)); });
  };
  if (!search_.empty()) {
    for (const SearchHit& hit : found_) line(hit.index, hit.words);
    return;
  }
  std::string chapter;
  for (std::size_t i = 0; i < book_.paragraphs.size(); ++i) {
    const BookParagraph& p = book_.paragraphs[i];
    if (p.chapter != chapter) {
      chapter = p.chapter;
      const BookChapter* c = book_.chapter(chapter);
      const std::string head = c == nullptr ? std::string() : c->id + "  " + c->title;
      const TextOpt opt{.face = Face::heading, .px = 18, .colour = b.theme().fact, .wrap = true, .tracking = 1.5F};
      b.text(column.next(std::max(b.line(18), b.measure(head, opt, column.area.w).h) + 6), head, opt);
    }
    line(i, 0);
  }
}

void RulesScreen::list_rulings(Builder& b, Column& column) {
  const auto line = [&](std::size_t i, int found) {
    const Ruling& r = rulings_[i];
    entry(b, column, "ruling." + r.id, std::to_string(i + 1), r.question,
          rulings_tab_ && static_cast<int>(i) == ruling_, found, true, [this, i] { open_ruling(static_cast<int>(i)); });
  };
  if (search_.empty())
    for (std::size_t i = 0; i < rulings_.size(); ++i) line(i, 0);
  else
    for (const SearchHit& hit : found_rulings_) line(hit.index, hit.words);
}

void RulesScreen::games(Builder& b, Rect r) {
  const auto all = all_games();
  std::vector<std::string> names;
  for (const Game* game : all) names.push_back(b.tr(fmt::format("game.{}.name", game->id)));
  const auto now = std::find(all.begin(), all.end(), &game_) - all.begin();
  b.choice(r, "rules.game", b.tr("rules.game"), names, static_cast<int>(now),
           [this](int i) { ctx_.stack.replace(make_rulebooks(ctx_, *all_games()[static_cast<std::size_t>(i)])); });
}

void RulesScreen::contents(Builder& b, Rect r) {
  b.panel(r);
  const float bar = b.control(50);
  const Rect all = r.inset(20, 18);
  const float head = any_game_ ? bar + 12 : 0;
  const Rect inner{all.x, all.y + head, all.w, all.h - head - bar - 12};
  if (any_game_) games(b, {all.x, all.y, all.w, bar});
  b.button({all.x, all.bottom() - bar, all.w, bar},
           {.id = "rules.cards", .text = b.tr("cards.all"), .icon = "deck", .press = [this] {
              ctx_.stack.push(make_cards(ctx_, game_));
            }});
  search_row(b, {inner.x, inner.y, inner.w, bar});
  const auto tabs = split_row({inner.x, inner.y + bar + 12, inner.w, bar}, 2, 8);
  b.tab(tabs[0], "rules.tab.rules", b.tr("rules.tab.rules"), !rulings_tab_, [this] { rulings_tab_ = false; });
  b.tab(tabs[1], "rules.tab.rulings", b.tr("rules.tab.rulings"), rulings_tab_, [this] { rulings_tab_ = true; });
  const float top = inner.y + 2 * bar + 22;
  const Rect view{inner.x, top, inner.w, inner.bottom() - top};
  // What is found begins at the top.
  const std::string strip = (rulings_tab_ ? "rulings.list." : "rules.list.") + search_;
  Column column({view.x, view.y, b.begin_scroll(strip, view), view.h}, 4);
  const float before = column.y;
  rulings_tab_ ? list_rulings(b, column) : list_rules(b, column);
  if (column.y == before)
    b.label("rules.none", column.next(b.line(20) * 2), b.tr("rules.none", {{"text", search_}}),
            {.colour = b.theme().dim, .wrap = true});
  b.end_scroll(column.y);
}

void RulesScreen::ruling_box(Builder& b, Column& column, int index) {
  const Ruling& r = rulings_[static_cast<std::size_t>(index)];
  draw_ruling_box(b, column, r, ruling_name(index), wanted_ == r.id, [this, index] { open_ruling(index); });
}

// As many in a row as there is room for.
void RulesScreen::pictures(Builder& b, Column& column, const std::vector<BookPicture>& list) {
  float x = column.area.x, high = 0;
  for (const BookPicture& p : list) {
    const auto w = std::min(static_cast<float>(p.w), column.area.w),
               h = static_cast<float>(p.h) * w / static_cast<float>(p.w);
    if (x > column.area.x && x + w > column.area.right()) {
      x = column.area.x;
      column.y += high + 12;
      high = 0;
    }
    b.picture({x, column.y, w, h}, p.name);
    if (p.w > 100) b.frame({x, column.y, w, h}, b.theme().line, 1.5F, 4);
    x += w + 14;
    high = std::max(high, h);
  }
  if (!list.empty()) column.y += high + column.gap;
}

void RulesScreen::links(Builder& b, Column& column, const std::vector<int>& paragraphs) {
  if (paragraphs.empty()) return;
  const float high = b.control(48);
  b.heading(column.next(b.line(18)), b.tr("rules.see"), 18, Face::heading, b.theme().fact);
  float x = column.area.x, y = column.y;
  for (const int i : paragraphs) {
    const BookParagraph& p = book_.paragraphs[static_cast<std::size_t>(i)];
    ButtonOpt o{.id = "see." + p.id,
                .text = fmt::format("{}  {}", p.id, p.title),
                .icon = "link",
                .role = Role::link,
                .press = [this, i] { open_paragraph(i); }};
    const float wide = std::min(b.button_width(o), column.area.w);
    if (x > column.area.x && x + wide > column.area.right()) {
      x = column.area.x;
      y += high + 10;
    }
    b.button({x, y, wide, high}, std::move(o));
    x += wide + 12;
  }
  column.y = y + high + column.gap;
}

void RulesScreen::neighbours(Builder& b, Column& column) {
  const auto boxes = split_row(column.next(b.control(52)), 2, 16);
  const int last = static_cast<int>(book_.paragraphs.size()) - 1;
  const auto step = [&](Rect r, std::string id, std::string_view key, const char* icon, int to) {
    const std::string title = to >= 0 && to <= last ? book_.paragraphs[static_cast<std::size_t>(to)].title
                                                    : std::string();
    if (!title.empty())
      b.button(r, {.id = std::move(id),
                   .text = title,
                   .icon = icon,
                   .name = b.texts().labelled(b.tr(key), title),
                   .press = [this, to] { open_paragraph(to); }});
  };
  step(boxes[0], "rules.previous", "rules.previous", "chevron_l", paragraph_ - 1);
  step(boxes[1], "rules.next", "rules.next", "chevron_r", paragraph_ + 1);
}

void RulesScreen::paragraph_page(Builder& b, Column& column) {
  const BookParagraph& p = book_.paragraphs[static_cast<std::size_t>(paragraph_)];
  const BookChapter* c = book_.chapter(p.chapter);
  const std::string crumb = c == nullptr ? p.id : fmt::format("{}  {}  ›  {}", c->id, c->title, p.id);
  b.text(column.next(b.line(20)), crumb, {.face = Face::medium, .colour = b.theme().act, .wrap = true});
  const TextOpt title{.face = Face::title, .px = 52, .wrap = true};
  b.heading(column.next(b.measure(p.title, title, column.area.w).h + 4), p.title, 52);
  draw_body(b, column, p.text);
  pictures(b, column, p.pictures);
  for (const std::string& id : p.rulings)
    if (const int r = find_ruling(id); r >= 0) ruling_box(b, column, r);
  std::vector<int> see;
  for (const std::string& id : p.see)
    if (const int i = book_.find(id); i >= 0) see.push_back(i);
  links(b, column, see);
  neighbours(b, column);
}

void RulesScreen::ruling_page(Builder& b, Column& column) {
  const Ruling& r = rulings_[static_cast<std::size_t>(ruling_)];
  b.text(column.next(b.line(20)), ruling_name(ruling_), {.face = Face::medium, .colour = b.theme().act, .wrap = true});
  const TextOpt title{.face = Face::title, .px = 44, .wrap = true};
  b.heading(column.next(b.measure(r.question, title, column.area.w).h + 4), r.question, 44);
  draw_body(b, column, r.decision);
  const auto part = [&](std::string_view key, const std::string& words) {
    if (words.empty()) return;
    b.heading(column.next(b.line(18)), b.tr(key), 18, Face::heading, b.theme().fact);
    draw_body(b, column, words);
  };
  part("rules.reason", r.reason);
  if (book_.rulings.empty()) part("rules.source", r.source);  // the headings of the rulebook are quoted in English only
  if (!r.option.empty() && rules_) part("rules.option", ctx_.describe(game_, *rules_, {}).option(r.option));
  if (const int i = book_.find(r.id); i >= 0) links(b, column, {i});
}

void RulesScreen::page(Builder& b, Rect r) {
  b.panel(r);
  const Rect view = r.inset(b.wide() ? 40 : 24, 24);
  const std::string strip = "rules.page." + current();
  Column column({view.x, view.y, b.begin_scroll(strip, view), view.h}, 14);
  if (rulings_tab_ && !rulings_.empty())
    ruling_page(b, column);
  else if (!book_.paragraphs.empty())
    paragraph_page(b, column);
  b.end_scroll(column.y + 8);
}

void RulesScreen::build(Builder& b) {
  if (language_ != ctx_.texts.language()) read_book();
  narrow_ = !b.wide();
  draw_list_and_page(b, {.title = b.tr("rules.title"),
                         .note = b.tr(fmt::format("game.{}.name", game_.id)),
                         .all = b.tr("rules.contents"),
                         .reading = reading_,
                         .leave = [this] { ctx_.stack.pop(); },
                         .list = [this, &b](Rect r) { contents(b, r); },
                         .page = [this, &b](Rect r) { page(b, r); }});
}

}  // namespace

std::unique_ptr<Screen> make_rules_screen(AppContext& ctx, const Game& game, std::string paragraph) {
  return std::make_unique<RulesScreen>(ctx, game, std::move(paragraph), false);
}

std::unique_ptr<Screen> make_rulebooks(AppContext& ctx, const Game& game) {
  return std::make_unique<RulesScreen>(ctx, game, "", true);
}

}  // namespace prowl::ui
