#pragma once

// A game lists what it numbers once, in the order of the numbers, as a macro that applies another one to each name:
//
//   #define MY_VERBS(X) X(place, {kKind, kZone}) X(confirm)
//
// These make constants and rows of names from such lists.

#define PROWL_NUMBER(name, ...) name,
#define PROWL_TEXT(name, ...) #name,
#define PROWL_KIND(name, ...) inline constexpr Kind name{static_cast<std::uint16_t>(Number::name)};
#define PROWL_ZONE(name, ...) inline constexpr Zone name{static_cast<std::uint8_t>(Number::name)};
#define PROWL_VERB(name, ...) inline constexpr Verb name{static_cast<std::uint16_t>(Number::name)};
#define PROWL_ROW(name, ...) {#name __VA_OPT__(, ) __VA_ARGS__},
