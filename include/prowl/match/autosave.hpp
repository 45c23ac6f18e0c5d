#pragma once
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "prowl/match/match.hpp"

namespace prowl {

/// A stored match as the title and the Replays list show it; nothing secret.
struct SaveInfo {
  std::filesystem::path path;
  Record header;         ///< moves empty
  std::int64_t saved_at = 0;  ///< Unix seconds
  bool finished = false;
  std::string problem;   ///< why it can't be loaded, or empty
};

/// The user's folder of matches. Every write is atomic and keeps earlier generations; nothing unreadable is ever deleted.
class SaveFolder {
 public:
  explicit SaveFolder(std::filesystem::path dir);
  /// Writes the running match under its own name (`id` chosen at start). Errors leave the old file as it was.
  Result<void> store(const std::string& id, const Match&);
  /// Newest first.
  std::vector<SaveInfo> list() const;
  /// Reads a save; a damaged newest generation falls back to an earlier one and says so in `note`.
  Result<std::string> read(const std::filesystem::path&, std::string& note) const;
  /// A fresh file id: date, game, counter.
  std::string new_id(std::string_view game, std::int64_t now) const;

 private:
  std::filesystem::path dir_;
};

}  // namespace prowl
