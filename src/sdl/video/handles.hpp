#pragma once
#include <memory>

#include <SDL.h>
#include <SDL_ttf.h>

namespace prowl::sdl {

struct Destroy {
  void operator()(SDL_Window* x) const { SDL_DestroyWindow(x); }
  void operator()(SDL_Renderer* x) const { SDL_DestroyRenderer(x); }
  void operator()(SDL_Texture* x) const { SDL_DestroyTexture(x); }
  void operator()(SDL_Surface* x) const { SDL_FreeSurface(x); }
  void operator()(TTF_Font* x) const { TTF_CloseFont(x); }
  void operator()(SDL_GameController* x) const { SDL_GameControllerClose(x); }
};
using WindowPtr = std::unique_ptr<SDL_Window, Destroy>;
using RendererPtr = std::unique_ptr<SDL_Renderer, Destroy>;
using TexturePtr = std::unique_ptr<SDL_Texture, Destroy>;
using SurfacePtr = std::unique_ptr<SDL_Surface, Destroy>;
using ControllerPtr = std::unique_ptr<SDL_GameController, Destroy>;
using FontPtr = std::unique_ptr<TTF_Font, Destroy>;

}  // namespace prowl::sdl
