#pragma once
#include "prowl/rules/game.hpp"

namespace prowl {

/// Milliseconds that a bot's answer takes where people wait for it and don't see it, however soon the bot knows it:
/// they could else tell one that had no choice, or no card to play, from one that ponders. 0: it is seen.
constexpr int answer_ms(Ask ask) { return ask == Ask::secret ? 600 : ask == Ask::reaction ? 150 : 0; }

/// A step of a secret answer that goes on: nobody else learns that there was one.
constexpr bool is_half_made(const VerbSpec& verb) { return verb.secret && !verb.commit; }

}  // namespace prowl
