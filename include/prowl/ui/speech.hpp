#pragma once
#include <string>
#include <vector>

namespace prowl::ui {

/// One thing that is said: one line of a mirror.
struct Utterance {
  std::string text;
  bool cuts = false;  ///< whatever is being said stops for it
};

/// What is to be said since it was asked for last.
struct Spoken {
  bool hush = false;  ///< first: what is being said stops, as it was for one person alone
  std::vector<Utterance> lines;
  bool aloud = false;  ///< by a voice too, not only where somebody reads along
  int rate = 0;        ///< -100 slow … 100 fast
  std::string language;
};

}  // namespace prowl::ui
