#pragma once
#include <map>
#include <string>

#include "ui/kit/kit.hpp"
#include "ui/kit/rows.hpp"
#include "ui/screens/setup.hpp"

namespace prowl::ui {

/// The options of a match that is being set up, each as a row with its control.
class SetupOptions {
 public:
  /// All of them outlive it.
  SetupOptions(AppContext& ctx, const Game& game, const RuleSet& rules, SetupPlan& plan)
      : ctx_(ctx), game_(game), rules_(rules), plan_(plan) {}

  void draw(Builder&, Column&);
  /// What is wrong with a text that counts, or "".
  std::string problem() const;
  /// A number as people read it: a seat goes by its player's name.
  std::string shown(const OptionSpec&, int number) const;

 private:
  bool wanted(const OptionSpec&) const;
  void option(Builder&, Column&, const OptionSpec&);
  void choice_option(Builder&, Rect, const OptionSpec&, const std::string& name);
  void number_option(Builder&, Rect, const OptionSpec&, const std::string& name);
  void text_option(Builder&, Rect, const OptionSpec&, const std::string& name);
  void set(const std::string& name, std::string value);
  void read_plan(const std::string& name, const std::string& path);
  Describe say() const { return ctx_.describe(game_, rules_, plan_.seats); }
  std::string value(const OptionSpec& o) const { return option_value(rules_, plan_.options, o.name); }

  AppContext& ctx_;
  const Game& game_;
  const RuleSet& rules_;
  SetupPlan& plan_;
  std::map<std::string, std::string> paths_, path_problems_;  ///< of text options
};

}  // namespace prowl::ui
