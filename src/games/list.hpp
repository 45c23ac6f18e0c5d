#pragma once

/// Every game there is, one row each: a folder of this name here, in rules/ and in assets/. Each layer makes its own
/// list of it.
#define PROWL_GAMES(ROW) ROW(nostromo) ROW(not_alone) ROW(fate)
