#include <algorithm>

#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"
#include "ui/screens/access/access.hpp"
#include "ui/speech/reader.hpp"

namespace prowl::ui {
namespace {

struct KeyRow {
  std::string key, words;
};

/// What each key does, one below the other.
class SpeechKeys final : public Screen {
 public:
  explicit SpeechKeys(AppContext& ctx) : ctx_(ctx) {}
  std::string id() const override { return "speech_keys"; }
  void build(Builder&) override;

 private:
  std::vector<KeyRow> rows() const;
  AppContext& ctx_;
};

std::vector<KeyRow> SpeechKeys::rows() const {
  using Act = Reader::Act;
  const Texts& t = ctx_.texts;
  std::vector<KeyRow> out{{"Tab", t.tr("access.key.tab")},
                          {t.tr("access.name.enter"), t.tr("access.key.enter")},
                          {"F2", t.tr("access.key.access")},
                          {key_label(t, {}, "shift+f2"), t.tr("access.key.speech")}};
  for (const Reader::Key& k : Reader::keys()) {
    const std::string name = key_label(t, {}, std::string(k.key));
    switch (k.act) {
      case Act::asked: out.push_back({name, t.tr("access.key.asked")}); break;
      case Act::board: out.push_back({name, t.tr("access.key.board")}); break;
      case Act::hand: out.push_back({name, t.tr("access.key.hand")}); break;
      case Act::score: out.push_back({name, t.tr("access.key.score")}); break;
      case Act::log: out.push_back({name, t.tr("access.key.log")}); break;
      case Act::explain: out.push_back({name, t.tr("access.key.explain")}); break;
      case Act::repeat: out.push_back({name, t.tr("access.key.repeat")}); break;
    }
  }
  out.push_back({t.tr("key.shift"), t.tr("access.key.shift")});
  out.push_back({ctx_.key_label("f1"), t.tr("access.key.rules")});
  out.push_back({ctx_.key_label("f3"), t.tr("access.key.aid")});
  return out;
}

void SpeechKeys::build(Builder& b) {
  draw_ground(b);
  const Rect all = draw_header(
      b, {.title = b.tr("access.keys"), .note = {}, .back = b.tr("ui.back"), .on_back = [this] { ctx_.stack.pop(); }});
  const float grow = std::max(1.0F, b.text_scale()), wide = std::min(all.w, 1240 * grow);
  const Rect panel{all.x + (all.w - wide) / 2, all.y, wide, all.h};
  b.panel(panel);
  const Rect view{panel.x + 32, panel.y + 20, panel.w - 64, panel.h - 40};
  Column column({view.x, view.y, b.begin_scroll("speech_keys", view), view.h}, 10);
  const TextOpt name{.face = Face::semibold, .px = 22, .colour = b.theme().act, .valign = VAlign::top},
      words{.face = Face::medium, .px = 22, .valign = VAlign::top, .wrap = true};
  const std::vector<KeyRow> all_rows = rows();
  float keys = 150 * grow;
  for (const KeyRow& row : all_rows)
    keys = std::max(keys, std::min(b.measure(row.key, name).w + 24, column.area.w * 0.4F));
  int n = 0;
  for (const KeyRow& row : all_rows) {
    const float high = b.measure(row.words, words, column.area.w - keys).h + 8;
    const Rect r = column.next(high);
    b.text({r.x, r.y, keys - 12, b.line(22)}, row.key, name);
    b.text({r.x + keys, r.y, r.w - keys, high}, row.words, words);
    b.widget(r, {.id = "key." + std::to_string(++n), .role = Role::row, .name = row.key, .value = row.words});
  }
  b.end_scroll(column.y);
}

}  // namespace

std::unique_ptr<Screen> make_speech_keys(AppContext& ctx) { return std::make_unique<SpeechKeys>(ctx); }

}  // namespace prowl::ui
