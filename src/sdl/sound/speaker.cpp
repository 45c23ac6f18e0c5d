#include "sdl/sound/speaker.hpp"

#ifdef PROWL_MIXER
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include <SDL.h>
#include <SDL_mixer.h>

#include "prowl/rules/files.hpp"

namespace prowl::sdl {
namespace {

constexpr int kRate = 44100, kBuffer = 1024, kChannels = 6, kFadeMs = 1200;
// So long nothing is heard before the device is closed: an open one wakes the processor some forty times a second.
constexpr auto kSilence = std::chrono::seconds(8), kLook = std::chrono::seconds(1);

struct FreeChunk {
  void operator()(Mix_Chunk* c) const { Mix_FreeChunk(c); }
};
struct FreeMusic {
  void operator()(Mix_Music* m) const { Mix_FreeMusic(m); }
};

int mixer_volume(float share) { return static_cast<int>(std::clamp(share, 0.0F, 1.0F) * MIX_MAX_VOLUME); }

}  // namespace

struct Speaker::Worker {
  explicit Worker(std::filesystem::path folder) : assets(std::move(folder)), thread([this] { run(); }) {}
  ~Worker() {
    {
      const std::lock_guard lock(mutex);
      stopping = true;
    }
    wake.notify_one();
    thread.join();
  }

  void run() {
    std::unique_lock lock(mutex);
    while (!stopping) {
      const auto asked = [this] { return stopping || changed; };
      if (open && playing.empty())
        wake.wait_for(lock, kLook, asked);
      else
        wake.wait(lock, asked);
      const ui::Heard now = std::exchange(wish, {{}, wish.volume, wish.ambience, wish.ambience_volume});
      const bool news = std::exchange(changed, false), end = stopping;
      lock.unlock();
      if (news && !end) play(now);
      if (open && !end) rest();
      lock.lock();
    }
    lock.unlock();
    close();
  }

  void play(const ui::Heard& now) {
    const bool effects = !now.sounds.empty() && now.volume > 0;
    if ((effects || !now.ambience.empty()) && !ready()) return;
    if (now.ambience != playing) change_ambience(now.ambience);
    if (open) Mix_VolumeMusic(mixer_volume(now.ambience_volume));
    if (!effects) return;
    for (const std::string& name : now.sounds)
      if (Mix_Chunk* chunk = chunk_of(name)) {
        Mix_VolumeChunk(chunk, mixer_volume(now.volume));
        Mix_PlayChannel(-1, chunk, 0);
      }
    heard_at = std::chrono::steady_clock::now();
  }

  // A device that can't be opened is not asked for again.
  bool ready() {
    if (open || broken) return open;
    broken = SDL_InitSubSystem(SDL_INIT_AUDIO) != 0;
    if (!broken &&
        Mix_OpenAudioDevice(kRate, AUDIO_S16SYS, 1, kBuffer, nullptr, SDL_AUDIO_ALLOW_FREQUENCY_CHANGE) != 0) {
      SDL_QuitSubSystem(SDL_INIT_AUDIO);
      broken = true;
    }
    open = !broken;
    if (open) Mix_AllocateChannels(kChannels);
    heard_at = std::chrono::steady_clock::now();
    return open;
  }

  std::string file_of(const std::string& name) const { return to_utf8(assets / to_path(name + ".ogg")); }

  Mix_Chunk* chunk_of(const std::string& name) {
    const auto [at, fresh] = chunks.try_emplace(name);
    if (fresh) at->second.reset(Mix_LoadWAV(file_of(name).c_str()));
    return at->second.get();
  }

  void change_ambience(const std::string& name) {
    if (!open) return void(playing = name);
    if (!playing.empty()) Mix_FadeOutMusic(kFadeMs);
    playing = name;
    if (name.empty()) return;
    std::unique_ptr<Mix_Music, FreeMusic> next(Mix_LoadMUS(file_of(name).c_str()));
    if (next) Mix_FadeInMusic(next.get(), -1, kFadeMs);  // after the old one has faded
    music = std::move(next);
    heard_at = std::chrono::steady_clock::now();
  }

  void rest() {
    const auto now = std::chrono::steady_clock::now();
    if (!playing.empty() || Mix_Playing(-1) > 0) heard_at = now;
    if (now - heard_at >= kSilence) close();
  }

  void close() {
    if (!std::exchange(open, false)) return;
    Mix_HaltMusic();
    Mix_HaltChannel(-1);
    music.reset();
    chunks.clear();
    playing.clear();
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
  }

  std::filesystem::path assets;
  std::mutex mutex;
  std::condition_variable wake;
  ui::Heard wish;  // guarded by mutex, like the next two
  bool stopping = false, changed = false;
  bool open = false, broken = false;  // the rest is the thread's own
  std::string playing;
  std::map<std::string, std::unique_ptr<Mix_Chunk, FreeChunk>> chunks;
  std::unique_ptr<Mix_Music, FreeMusic> music;
  std::chrono::steady_clock::time_point heard_at;
  std::thread thread;
};

Speaker::Speaker(std::filesystem::path assets) : worker_(std::make_unique<Worker>(std::move(assets))) {}
Speaker::~Speaker() = default;

void Speaker::hear(ui::Heard heard) {
  {
    const std::lock_guard lock(worker_->mutex);
    ui::Heard& wish = worker_->wish;
    const bool same = heard.ambience == wish.ambience && heard.ambience_volume == wish.ambience_volume;
    if (heard.sounds.empty() && same) return;
    heard.sounds.insert(heard.sounds.begin(), wish.sounds.begin(), wish.sounds.end());
    wish = std::move(heard);
    worker_->changed = true;
  }
  worker_->wake.notify_one();
}

}  // namespace prowl::sdl

#else

namespace prowl::sdl {

struct Speaker::Worker {};
Speaker::Speaker(std::filesystem::path) {}
Speaker::~Speaker() = default;
void Speaker::hear(ui::Heard) {}

}  // namespace prowl::sdl
#endif
