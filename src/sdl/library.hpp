#pragma once
#include <initializer_list>

#include <SDL.h>

namespace prowl::sdl {

/// A shared library that is fetched while the game runs, and may not be there.
class Library {
 public:
  /// The first of these names that there is.
  explicit Library(std::initializer_list<const char*> names) {
    for (const char* name : names)
      if (object_ = SDL_LoadObject(name); object_ != nullptr) break;
  }
  ~Library() { SDL_UnloadObject(object_); }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  /// False: it has no such function, or is not there.
  template <class F>
  bool find(const char* name, F& into) const {
    into = object_ == nullptr ? nullptr : reinterpret_cast<F>(SDL_LoadFunction(object_, name));
    return into != nullptr;
  }

 private:
  void* object_ = nullptr;
};

}  // namespace prowl::sdl
