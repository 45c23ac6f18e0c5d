#include "presenter.hpp"

namespace prowl::ui {

Presenter find_presenter(std::string_view game) { return game == "nostromo" ? &present_nostromo : nullptr; }

}  // namespace prowl::ui
