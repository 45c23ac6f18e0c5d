#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "prowl/rules/strict_json.hpp"

// What is accepted must come back the same from its own text; what is refused must say where.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto parsed = prowl::parse_json(text, "fuzz");
  if (!parsed) {
    if (!parsed.error().place.starts_with("fuzz")) std::abort();
    return 0;
  }
  const auto again = prowl::parse_json(parsed->dump(), "fuzz");
  if (!again || *again != *parsed) std::abort();
  prowl::Reader reader(*parsed, "fuzz");
  reader.each("a", [](prowl::Reader& inner) {
    int number = 0;
    inner.get("b", number, -9, 9);
  });
  (void)reader.finish();
  return 0;
}
