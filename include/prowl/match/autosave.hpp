#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/match/match.hpp"
#include "prowl/rules/file_lock.hpp"

namespace prowl {

/// A stored match as the title and the shelf show it; nothing secret.
struct SaveInfo {
  std::filesystem::path path;
  Record header;              ///< moves empty
  std::int64_t saved_at = 0;  ///< Unix seconds; 0: nobody knows
  bool finished = false;
  std::optional<Error> problem;  ///< why it can't be loaded
};

inline constexpr int kDeletedDays = 30;

/// Writes a save for others into a folder, under a name that no file there has yet: `name`, cleaned of what file names
/// can't have, then with a number. Returns the file.
Result<std::filesystem::path> export_save(std::string_view text, const std::filesystem::path& folder,
                                          std::string_view name);

/// The user's folder of matches. Every write is atomic and keeps earlier generations; nothing unreadable is ever
/// deleted. An id names a match: its file without the ending, with its folder when that is another one. A match that is
/// claimed can be written by nobody else, and only over what this folder has read or written itself.
class SaveFolder {
 public:
  /// `bots`: those that a save may name; empty: any.
  explicit SaveFolder(std::filesystem::path dir, std::vector<std::string> bots = {});

  /// Makes this folder the only writer of the match until release(), whatever lies there now. False: another window has
  /// it.
  bool claim(const std::string& id);
  void release(const std::string& id);
  /// Writes the running match and returns the id that it has from now on: another one when somebody else has the match
  /// open or has changed its file, which is never overwritten. Claims what is not claimed. Errors leave the old file as
  /// it was.
  Result<std::string> store(const std::string& id, const Match&);
  /// Writes the match into another folder and goes on there. Errors leave everything as it was.
  Result<std::string> store_in(const std::filesystem::path& dir, const std::string& id, const Match&);

  /// Another folder in which matches lie.
  void also(std::filesystem::path dir);
  /// Newest first.
  std::vector<SaveInfo> list() const;
  /// Reads a save; a damaged newest generation falls back to an earlier one and says in `damaged` why.
  Result<std::string> read(const std::filesystem::path&, std::optional<Error>& damaged) const;
  /// As read_header, but every bot must be known here.
  Result<Record> header(std::string_view text, std::string_view file) const;
  /// A fresh id: date, game, counter.
  std::string new_id(std::string_view game, std::int64_t now) const;
  /// A fresh id for a copy of that match, claimed.
  std::string claim_copy(const std::string& id);
  std::string id_of(const std::filesystem::path&) const;

  // --- the shelf (src/match/shelf.cpp). Each of these leaves everything as it was when it fails; what another window
  // has open is left alone.
  /// Gives the match another name, which travels with its file; its date stays.
  Result<void> rename(const std::filesystem::path&, std::string_view name);
  /// A further match with this text, as old as the file `from` (none: new). Returns its file.
  Result<std::filesystem::path> add(std::string_view text, const std::string& id,
                                    const std::filesystem::path& from = {});
  /// The saves of any folder, newest first.
  std::vector<SaveInfo> list_in(const std::filesystem::path& folder) const;
  /// Puts the match with its earlier generations into the folder of deleted ones, for kDeletedDays; returns where it
  /// lies. `now`: Unix seconds.
  Result<std::filesystem::path> remove(const std::filesystem::path&, std::int64_t now);
  /// Takes it out of there again; under another id where a match has its own by now. Returns its file.
  Result<std::filesystem::path> put_back(const std::filesystem::path&);
  /// Newest first.
  std::vector<SaveInfo> deleted() const;
  /// Deletes for good what was put there more than kDeletedDays ago.
  void forget_deleted(std::int64_t now) const;

 private:
  /// What this folder may write over.
  struct Claim {
    FileLock lock;
    std::optional<std::uint64_t> content;  ///< hash of what lay there; nothing: no file
  };
  std::filesystem::path path_of(const std::string& id) const;
  std::vector<SaveInfo> list_of(const std::set<std::filesystem::path>&) const;
  std::vector<std::filesystem::path> folders() const;
  Result<void> alone(const std::filesystem::path&, const std::function<Result<void>()>& change);
  bool may_write(const std::string& id);
  Result<std::string> write(const std::string& id, const Match&);
  Result<std::string> move_to(const std::string& there, const std::string& id, const Match&);

  std::filesystem::path dir_;
  std::vector<std::filesystem::path> more_;
  std::vector<std::string> bots_;
  std::map<std::string, Claim> claims_;
};

}  // namespace prowl
