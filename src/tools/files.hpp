#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "prowl/core/result.hpp"

namespace CLI {
class Validator;
}

namespace prowl::tools {

/// The file that somebody means who types this: not nothing; "~/" at its beginning is the home folder.
Result<std::string> file_name(std::string_view typed);
/// The same for an argument of a call.
CLI::Validator some_file();

/// Whether a match may be stored there: the folder exists, and the file is none yet, an empty one, or one of `own`.
/// Whether the system allows it is known only when it is done.
Result<void> check_place(const std::string& file, const std::vector<std::string>& own);

}  // namespace prowl::tools
