#include "sdl/video/renderer_painter.hpp"

namespace prowl::sdl {
namespace {

class TextureImage final : public Image {
 public:
  TextureImage(TexturePtr texture, int w, int h) : Image(w, h), texture_(std::move(texture)) {}
  SDL_Texture* texture() const { return texture_.get(); }

 private:
  TexturePtr texture_;
};

SDL_Texture* texture_of(const Image& image) { return static_cast<const TextureImage&>(image).texture(); }

class RendererPainter final : public Painter {
 public:
  explicit RendererPainter(SDL_Renderer* renderer) : renderer_(renderer) {}

  ui::Size size() const override {
    int w = 0, h = 0;
    SDL_GetRendererOutputSize(renderer_, &w, &h);
    return {static_cast<float>(w), static_cast<float>(h)};
  }

  bool keeps_pixels() const override { return false; }

  std::unique_ptr<Image> make(int w, int h, std::unique_ptr<std::uint32_t[]> pixels, bool) override {
    TexturePtr texture(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, w, h));
    if (!texture || SDL_UpdateTexture(texture.get(), nullptr, pixels.get(), w * 4) != 0) return nullptr;
    return std::make_unique<TextureImage>(std::move(texture), w, h);
  }

  void clip(const SDL_Rect& r) override { SDL_RenderSetClipRect(renderer_, &r); }

  void copy(const Image& image, const SDL_Rect& from, int x, int y, bool blend, std::uint8_t alpha) override {
    SDL_Texture* texture = texture_of(image);
    SDL_SetTextureBlendMode(texture, blend || alpha < 255 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
    SDL_SetTextureAlphaMod(texture, alpha);
    const SDL_Rect to{x, y, from.w, from.h};
    SDL_RenderCopy(renderer_, texture, &from, &to);
  }

  void stretch(const Image& image, const SDL_FRect& to, std::uint8_t alpha) override {
    SDL_SetTextureBlendMode(texture_of(image), SDL_BLENDMODE_BLEND);
    SDL_SetTextureAlphaMod(texture_of(image), alpha);
    SDL_RenderCopyF(renderer_, texture_of(image), nullptr, &to);
  }

  void fill(const SDL_Rect& r, ui::Colour c) override {
    SDL_SetRenderDrawBlendMode(renderer_, c.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(renderer_, c.r, c.g, c.b, c.a);
    SDL_RenderFillRect(renderer_, &r);
  }

  bool begin_layer() override {
    const ui::Size now = size();
    if (!layer_ || layer_size_ != now) {
      layer_size_ = now;
      layer_.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET,
                                     static_cast<int>(now.w), static_cast<int>(now.h)));
      if (layer_) SDL_SetTextureBlendMode(layer_.get(), SDL_BLENDMODE_NONE);
    }
    return layer_ && SDL_SetRenderTarget(renderer_, layer_.get()) == 0;
  }

  void end_layer() override { SDL_SetRenderTarget(renderer_, nullptr); }

  void copy_layer(const SDL_Rect& r) override { SDL_RenderCopy(renderer_, layer_.get(), &r, &r); }

  void drop_layer() override { layer_.reset(); }

  bool read(SDL_Surface& out) override {
    return SDL_RenderReadPixels(renderer_, nullptr, SDL_PIXELFORMAT_RGB24, out.pixels, out.pitch) == 0;
  }

  void changed(const SDL_Rect&) override {}

  void present() override { SDL_RenderPresent(renderer_); }

 private:
  SDL_Renderer* renderer_;
  TexturePtr layer_;
  ui::Size layer_size_{};
};

}  // namespace

std::unique_ptr<Painter> make_renderer_painter(SDL_Renderer* renderer) {
  return std::make_unique<RendererPainter>(renderer);
}

}  // namespace prowl::sdl
