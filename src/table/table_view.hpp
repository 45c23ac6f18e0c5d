#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "prowl/rules/game.hpp"
#include "prowl/ui/geometry.hpp"
#include "table/table_layout.hpp"
#include "words/describe.hpp"

namespace prowl::ui {

/// All that one screen may know about a match at one moment; a value. `view` is Seat::table's on every public screen.
struct TableFacts {
  const Game* game = nullptr;
  std::shared_ptr<const RuleSet> rules;
  std::vector<SeatInfo> seats;
  Options options;
  View view;
  Prompt prompt;
  Outcome outcome;
  Waiting waiting = 0;
};

/// Colour by meaning; `seat` is the colour of the seat that goes with it.
enum class Tone : std::uint8_t { plain, second, dim, act, fact, alarm, egg, seat };

/// How an option is shown: one over life or death large, as a card; doing nothing small, below all others.
enum class Weight : std::uint8_t { plain, grave, quiet };

struct PieceView {
  Kind kind{};
  std::string ring;  ///< drawn over it in the owner's colour
  std::string name;  ///< empty: face down
  std::string picture, shape;
  std::string frame, small, small_frame;  ///< of cards
  std::string card;                       ///< the face of TableLayout::faces that it is drawn with
  int count = 1, marks = 0;               ///< marks: what its owner noted on it in secret
  bool open = false;
  Seat owner = Seat::table;  ///< whose it is, where that is public or the viewer's own
  std::uint64_t key = 0;     ///< names a moving thing
  std::string label;         ///< a few letters on it when it is drawn small (a Place's number)
  bool lit = false;          ///< can be chosen now, or is what it is about
};
/// The words on a card; `kind` is its name in pictures, `sort` the number of its back among those of its group.
/// `origin`: that it was not copied from a printed card, in a sentence.
struct CardText {
  std::string title, effect, when, text, note, paragraph, icon, colour, kind, sort{}, origin{};
};
/// A card that lies open, with its words and how it stands: `look` is a state of its face ("dormant"), `state` says the
/// same.
struct CardView {
  PieceView piece;
  CardText words;
  std::string look = "plain", state;
  Tone tone = Tone::second;
};
/// Cards that lie open for everybody, and what is left of the deck that they come from.
struct MarketView {
  std::string id, title, note, foot;
  std::string none;  ///< what an empty place in it says
  int slots = 0;     ///< how many lie there at most
  std::vector<CardView> cards;
};
/// Cards that are chosen among before all eyes, large; `asides`: what others choose among, or have chosen.
struct OfferView {
  struct Aside {
    Seat seat{};
    std::string note;
    std::vector<CardView> cards;
  };
  std::vector<CardView> cards;
  std::vector<Aside> asides;
};
/// A small fact beside a place or at a seat; `colour` is a name of the theme.
struct FactView {
  std::string icon, text, label, colour;
};
struct PlaceView {
  Zone zone{};
  Kind kind{};  ///< the card that stands for this place in hands and piles; hidden: there is none
  std::string id, name, picture;
  std::string number, line;  ///< what it is known by in short, and what it does in a few words
  std::string help;          ///< the same in full, while it is pointed at
  std::string origin;        ///< as of CardText
  std::string mood;  ///< theme colour of its frame and light while something lies on it or it is its turn; empty: none
  std::vector<std::string> lights;  ///< theme colours that shine on it
  std::vector<FactView> marks;      ///< beside its name: what is wanted there; with an icon: done
  std::string odds{};               ///< how likely somebody is there, as far as the public facts tell
  std::optional<FactView> tag;      ///< in a corner: what is left of it, why it is closed
  bool dim = false;                 ///< of no use now
  Rect cell{};                      ///< in cells of the map or grid, or design px for spaces
  std::vector<PieceView> tokens, objects;
  std::string note;         ///< what the viewer may know of plans there
  std::vector<Seat> maybe;  ///< who may be there, as far as the public facts tell
  std::vector<int> links;   ///< indices of neighbours in TableView::places, each pair once
};
/// Something that stands in a place, or over it, and is no piece (the Alien, a flying city).
struct FigureView {
  Zone at{};
  std::string picture, icon, name;
  std::string light{};  ///< the light it throws on its place, or round itself
  Tone tone = Tone::alarm;
  bool flip = false;
  Size size{};                     ///< px of the board; 0: it fills the place
  Seat owner = Seat::table;        ///< whose it is: shown by their mark above it
  bool active = false;             ///< it is its turn
  std::uint64_t key = 0x77000001;  ///< names a moving thing
  std::vector<Zone> way{};         ///< the places that it came through last, `at` the last of them
};
/// A way through places, drawn from the first to the last; the steps after the first are numbered.
struct PathView {
  std::vector<Zone> steps;
  Tone tone = Tone::alarm;
};
/// An option that is walked: pointing at the places on its way, one after the other, or at its end.
struct WalkView {
  Action action;
  std::vector<Zone> steps;  ///< without the place where it begins
  Zone from = Zone::none;
};
/// A space of a track that gives something: `at` is the value of the counter there.
struct SpaceView {
  int at = 0;
  std::string picture, text;
  bool stays = false;   ///< what it gives is for good
  std::string brief{};  ///< the same in a word or two
};
struct TrackView {
  std::string id, title, caption, foot;
  TrackLook look;
  int value = 0, max = 0, pips = 0;
  std::vector<int> marks;  ///< nodes that do something, by their value
  std::vector<SpaceView> spaces;
  bool alarm = false;        ///< close to its end
  std::optional<int> ghost;  ///< where the counter may stand soon, and in words why
  std::string ghost_text;
  int lost = 0;  ///< what it has just lost, and the same in words
  std::string lost_text;
};
/// A hand of backs: their number with a word.
struct ClosedView {
  std::vector<PieceView> cards;
  FactView fact;
};
struct SeatView {
  Seat seat{};
  SeatInfo info;
  std::string state, brief, icon, pill;  ///< brief: the state in fewer words, for where it has no room; or nothing
  Tone tone = Tone::dim;
  bool hot = false, awaited = false, out = false;
  int hand = -1;  ///< -1: holds no cards by the rules
  std::vector<PieceView> held;
  std::string accent;             ///< theme colour that goes before the seat's own (the hunter)
  std::vector<std::string> pips;  ///< pictures in a row (Will), and the same in words
  std::string pips_text;
  std::vector<FactView> stats;
  std::vector<PieceView> thumbs;  ///< open before everybody, small (discards); face-down ones have no name
  std::string thumbs_icon, thumbs_none;
  std::vector<ClosedView> closed;     ///< face-down hands
  std::optional<CardView> character;  ///< who they are in this match: a card with a portrait
  std::vector<CardView> growths;      ///< what lies before them for good, and how many may (0: nothing ever does)
  int growth_slots = 0;
  std::optional<PieceView> spot;  ///< a card that counts now, with a word above it and one below
  std::string spot_title, spot_note;
  std::string help;  ///< what lies open there does, in full
  // when a round is over and all is open
  std::string role, badge, ring;  ///< ring: drawn over the portraits in the seat's colour
  Tone role_tone = Tone::second;
  std::vector<std::string> portraits;
  std::vector<bool> lost;        ///< per portrait: gone for good
  std::vector<PieceView> cards;  ///< `marks` 1: worth nothing here
};
/// The end of a round in words.
struct EndView {
  std::string eyebrow, title, text, next;
};
/// One of a row of small boxes: 0 there is none, 1 there is one but not here, 2 possible, 3 the next.
struct BoxView {
  std::string text;
  int level = 0;
};
struct PanelRow {
  std::string picture, icon, lead, text, sub;
  Tone tone = Tone::plain, sub_tone = Tone::second;
  Seat seat = Seat::table;  ///< with Tone::seat
  std::vector<BoxView> boxes{};
  std::string colour{};       ///< theme colour of the icon; empty: by tone
  int share = -1;             ///< per cent, shown as a bar; below 0: none
  std::vector<Seat> seats{};  ///< whom it is about, shown by their shapes
};
struct PileView {
  std::string id, title, top, note;
  int count = 0;
  std::optional<PieceView> face;
  std::vector<PanelRow> rows{};  ///< what is left in it, by sorts: boxes and `sub` say how many
};
/// One of the viewer's own pieces, in hand or already put somewhere in secret.
struct TokenView {
  PieceView piece;
  Zone planned = Zone::none;
  std::string title, state, hint;
  Tone tone = Tone::act;
  std::string colour{};  ///< theme colour that it shines in
};
/// A box of facts. With an anchor it hangs beside that place.
struct PanelView {
  std::string id, title, icon;
  std::string note{}, colour{}, tip{};  ///< note: beside the title; colour: of the theme, before the tone's
  Tone tone = Tone::fact;
  Zone anchor = Zone::none;
  std::vector<PanelRow> rows;
};
struct PhaseView {
  std::string text;
  bool now = false, done = false;
};
struct BannerView {
  std::string round;  ///< "Turn 8", with the phases of it
  std::vector<PhaseView> phases;
  std::string turn;    ///< who does what
  std::string now;     ///< what they decide
  std::string detail;  ///< what is at stake, in numbers where the facts give them
  std::string paragraph, icon;
  Seat actor = Seat::table;
  Tone tone = Tone::fact;
};
struct LogLine {
  std::string text, paragraph, icon;
  Seat who = Seat::table;
  Tone tone = Tone::second;
  std::string colour;  ///< theme colour of the icon; empty: by tone
};
/// Something that somebody holds, in a row of places for it. No picture: the place is empty.
struct SlotView {
  std::string picture, text, icon, figure;  ///< `figure`: a number beside the picture
  Kind kind = Kind::hidden;                 ///< what lies in it, to be enlarged
  int uses = 0, used = 0;                   ///< 0: no number of uses
  bool ready = false;                       ///< can be used now
};
/// Somebody on the board whom a seat plays; one seat may play several.
struct MemberView {
  std::string id, name, portrait, where;
  Seat owner = Seat::table;
  bool active = false;
  int left = 0, of = 0;  ///< actions
  std::string left_text, slots_text, carried_text, note;
  std::vector<SlotView> slots, carried;
};
/// One of several things that a task takes.
struct TaskPart {
  std::string text, state;
  bool met = false;
};
/// What must be reached, and how far it is.
struct TaskView {
  std::string id, number, picture, title, text, state;
  int done = 0, of = 0;  ///< shown as boxes
  bool met = false, hidden = false;
  std::vector<std::string> pictures;  ///< small, in a row (what is left of the time)
  std::vector<TaskPart> parts{};      ///< what it takes, each by itself; none: `state` tells it all
};
/// Something that can be done now: one option, or several that are chosen among afterwards; without any, why not.
struct VerbView {
  std::string id, text, note, icon, reason, rule;  ///< rule: the paragraph of the reason
  std::vector<Action> actions;
};
/// A card that is being carried out, and what came of it.
struct StageView {
  PieceView card;
  CardText words;
  std::vector<PanelRow> steps;  ///< on the card, in the order in which they happen
  int now = -1;                 ///< the step that is going on
  std::vector<LogLine> lines;
  bool live = false;  ///< still going on
};
/// A stretch of TableView::hand that lies together.
struct FanView {
  std::string id, title, note;
  std::size_t first = 0, count = 0;
};
/// A legal option as the game words it. What is left empty comes from the verb and its operands.
struct ChoiceView {
  Action action;
  std::string section;             ///< headline of the rows among which it stands
  std::string text, note;          ///< note: what it brings, in a few words
  std::string detail;              ///< a second line, for what deserves one
  std::vector<std::string> marks;  ///< small pictures at its end (Will)
  std::string icon, colour;        ///< of the theme
  std::string portrait{};          ///< somebody who is chosen: such options stand as cards before the table
  std::string picture{};           ///< of the card it is about, in place of the icon
  Weight weight = Weight::plain;
  int share = -1;  ///< of PanelRow
};
/// What is not legal now, like ones together, and why.
struct LockedView {
  std::string text, reason, rule;  ///< rule: the paragraph of the reason
  std::string verb{};              ///< of VerbView::id: shown among its options only
};
/// What a card means now, beside its large picture.
struct DetailView {
  Kind kind{};
  std::string tag;
  std::vector<PanelRow> rows;
  std::string stock_title;
  std::vector<PieceView> stock;  ///< what it can bring, with a word below each
};
/// Somebody whom a moment is about.
struct MomentFace {
  std::string picture;
  std::string ring{};  ///< drawn over it in the owner's colour, which makes it round
  Seat owner = Seat::table;
  bool lost = false;
  float aspect = 1;  ///< of the picture: its width by its height
};
/// A picture that is cut to its box; `aspect`: its width by its height; `from`: 0 keeps its top, 1 its foot.
struct MomentLayer {
  std::string picture;
  float aspect = 16.0F / 9, from = 0.5F;
};
/// A number that decides the match, and how it has changed; without `from` it only stands.
struct MomentFigure {
  std::string icon, text, from, to;
  std::string colour{};  ///< of the theme; empty: the moment's own
  Seat who = Seat::table;
};
/// What just happened and decides the match, as large as it deserves. Without a title the place alone tells it.
struct MomentView {
  std::string colour;                 ///< of the theme: what the place and the card shine in
  std::vector<MomentLayer> pictures;  ///< one over the other, each fills the box
  std::string eyebrow, title, line;
  std::vector<MomentFace> faces;
  std::vector<MomentFigure> figures;
  std::vector<Zone> at;
  bool grave = false;  ///< ends something: a life, a match
};
struct GoalMark {
  std::string icon;  ///< of a kind that is wanted in hand
  bool have = false;
  std::string name;
};

/// What a table screen shows, without a pixel: derived from facts, layout and texts; a value that tests compare.
struct TableView {
  std::string title, subtitle;
  std::string caption;  ///< what happens at this moment, while the table is shown it
  std::optional<MomentView> moment;
  BannerView banner;
  std::vector<PlaceView> places;
  bool links_open = false;
  std::vector<FigureView> figures;
  std::vector<Zone> alarmed;
  std::vector<PathView> paths;
  std::vector<WalkView> walks;
  std::vector<FactView> legend;
  std::vector<MemberView> members;
  std::vector<TaskView> tasks;  ///< a hidden or final one last
  std::string tasks_note;
  std::vector<VerbView> verbs;  ///< none: all options are rows
  std::optional<StageView> stage;
  std::vector<PanelRow> course;  ///< what is still to come, in its order
  std::vector<TrackView> tracks;
  std::vector<PileView> piles;
  std::vector<SeatView> seats;
  std::optional<PanelView> stake;
  std::vector<PanelView> callouts;  ///< what just happened, near where
  std::vector<PanelView> facts;     ///< what the public facts leave possible
  std::vector<PanelView> panels;    ///< what else is worth a box of its own
  std::vector<MarketView> markets;
  std::optional<OfferView> offer;  ///< stands in place of the board
  std::vector<LogLine> log;        ///< oldest first
  EndView end;
  // of the viewer, on a private screen only
  std::optional<PanelView> role;
  std::vector<GoalMark> goal;
  std::vector<PieceView> hand;
  std::vector<FanView> fans;
  std::vector<ChoiceView> choices;
  std::vector<LockedView> locked;
  std::vector<DetailView> details;
  std::vector<PanelView> readings;      ///< what the table tells, where there is room for it
  std::string arrangement = "private";  ///< where things stand: of TableLayout::wide
  std::vector<TokenView> tray;
};

/// Derives it; `layout` must be the game's. Knows no game: what is special comes from the game's presenter.
TableView make_table(const TableFacts&, const TableLayout&, const Texts&);

/// A piece's face or back as the layout draws it.
PieceView piece_view(const TableFacts&, const TableLayout&, const Describe&, const Piece&, int nth);
CardText card_text(const TableFacts&, const Texts&, Kind);
/// The zones of a group, in index order.
std::vector<Zone> zones_of(const Catalogue&, std::string_view group);
/// The zone of a group that belongs to a seat, or Zone::none.
Zone zone_of(const Catalogue&, std::string_view group, Seat);
int reg_of(const TableFacts&, std::string_view name, int fallback = 0);

}  // namespace prowl::ui
