#include "sdl/pictures/picture_disk.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <new>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "sdl/pictures/hashing.hpp"

namespace prowl::sdl {
namespace fs = std::filesystem;
namespace {

constexpr char kMagic[8] = {'P', 'R', 'W', 'L', 'P', 'I', 'X', '1'};
constexpr int kMaxSide = 16384;

struct Header {
  char magic[8];
  std::int32_t w, h, x, y, part_w, part_h;
  std::uint64_t check;
};
static_assert(sizeof(Header) == 40);

constexpr bool inside(std::int64_t at, std::int64_t size, std::int64_t whole) {
  return at >= 0 && size >= 0 && whole > 0 && whole <= kMaxSide && at + size <= whole;
}

// Nothing is believed that the file's own size does not bear out.
bool plausible(const Header& h, std::uintmax_t file_bytes) {
  if (std::memcmp(h.magic, kMagic, sizeof kMagic) != 0 || !inside(h.x, h.part_w, h.w) || !inside(h.y, h.part_h, h.h))
    return false;
  return file_bytes ==
         sizeof h + std::uintmax_t{4} * static_cast<std::uintmax_t>(h.part_w) * static_cast<std::uintmax_t>(h.part_h);
}

std::optional<Pixels> read_pixels(const fs::path& path, int w, int h) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  std::ifstream in(path, std::ios::binary);
  Header header{};
  if (error || !in.read(reinterpret_cast<char*>(&header), sizeof header) || !plausible(header, size)) return {};
  if (header.w != w || header.h != h) return {};
  Pixels p{header.w, header.h, header.x, header.y, header.part_w, header.part_h, nullptr};
  p.data.reset(new (std::nothrow) std::uint32_t[p.count()]);
  const std::size_t bytes = p.count() * 4;
  if (!p.data || !in.read(reinterpret_cast<char*>(p.data.get()), static_cast<std::streamsize>(bytes))) return {};
  if (XXH3_64bits(p.data.get(), bytes) != header.check) return {};
  return p;
}

// A file that is used stays young, so that prune() meets the forgotten ones first.
void touch(const fs::path& path) {
  std::error_code error;
  const auto now = fs::file_time_type::clock::now();
  const auto then = fs::last_write_time(path, error);
  if (!error && now - then > std::chrono::hours(24)) fs::last_write_time(path, now, error);
}

}  // namespace

std::string PictureDisk::key_of(std::string_view svg, bool mirror) {
  const XXH128_hash_t hash = XXH3_128bits_withSeed(svg.data(), svg.size(), mirror ? 1 : 0);
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

std::optional<Pixels> PictureDisk::load(const std::string& key, int w, int h) const {
  const fs::path path = folder_ / key;
  auto pixels = read_pixels(path, w, h);
  std::error_code error;
  if (pixels)
    touch(path);
  else
    fs::remove(path, error);
  return pixels;
}

// Not synced to the disk: the check sum finds half a file, and then it is only drawn again.
void PictureDisk::store(const std::string& key, const Pixels& p) const {
  std::error_code error;
  fs::create_directories(folder_, error);
  const fs::path temporary = temporary_name(folder_ / key);
  Header header{{}, p.w, p.h, p.x, p.y, p.part_w, p.part_h, XXH3_64bits(p.data.get(), p.count() * 4)};
  std::memcpy(header.magic, kMagic, sizeof kMagic);
  {
    std::ofstream out(temporary, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(&header), sizeof header);
    out.write(reinterpret_cast<const char*>(p.data.get()), static_cast<std::streamsize>(p.count() * 4));
    out.flush();
    if (!out) {
      out.close();
      fs::remove(temporary, error);
      return;
    }
  }
  fs::rename(temporary, folder_ / key, error);
  if (error) fs::remove(temporary, error);
}

void PictureDisk::prune() const {
  struct Entry {
    fs::file_time_type time;
    std::uintmax_t bytes;
    fs::path path;
  };
  remove_leftovers(folder_);
  std::vector<Entry> entries;
  std::uintmax_t total = 0;
  std::error_code error;
  for (fs::directory_iterator it(folder_, error), end; !error && it != end; it.increment(error)) {
    std::error_code mine;
    if (!it->is_regular_file(mine)) continue;
    Entry entry{it->last_write_time(mine), it->file_size(mine), it->path()};
    if (mine) continue;
    total += entry.bytes;
    entries.push_back(std::move(entry));
  }
  if (total <= kMaxBytes) return;
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.time < b.time; });
  for (const Entry& entry : entries) {
    if (total <= kMaxBytes / 4 * 3) break;
    if (fs::remove(entry.path, error)) total -= entry.bytes;
  }
}

}  // namespace prowl::sdl
