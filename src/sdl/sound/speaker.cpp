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
#include "sdl/library.hpp"

namespace prowl::sdl {
namespace {

constexpr int kRate = 44100, kBuffer = 1024, kChannels = 6, kFadeMs = 1200;
// So long nothing is heard before the device is closed: an open one wakes the processor some forty times a second.
constexpr auto kSilence = std::chrono::seconds(8), kLook = std::chrono::seconds(1);

/// SDL2_mixer, fetched when something is to be heard first: it brings some thirty libraries along, which the start of a
/// silent program need not wait for, and may not be there at all.
class Mixer {
 public:
  Mixer() {
    good_ = library_.find("Mix_OpenAudioDevice", open_device) && library_.find("Mix_CloseAudio", close_audio) &&
            library_.find("Mix_AllocateChannels", allocate_channels) && library_.find("Mix_LoadWAV_RW", load_wav) &&
            library_.find("Mix_FreeChunk", free_chunk) && library_.find("Mix_VolumeChunk", volume_chunk) &&
            library_.find("Mix_PlayChannelTimed", play_channel) && library_.find("Mix_Playing", playing) &&
            library_.find("Mix_HaltChannel", halt_channel) && library_.find("Mix_LoadMUS", load_music) &&
            library_.find("Mix_FreeMusic", free_music) && library_.find("Mix_VolumeMusic", volume_music) &&
            library_.find("Mix_FadeInMusic", fade_in) && library_.find("Mix_FadeOutMusic", fade_out) &&
            library_.find("Mix_HaltMusic", halt_music);
  }
  bool good() const { return good_; }

  decltype(&Mix_OpenAudioDevice) open_device = nullptr;
  decltype(&Mix_CloseAudio) close_audio = nullptr;
  decltype(&Mix_AllocateChannels) allocate_channels = nullptr;
  decltype(&Mix_LoadWAV_RW) load_wav = nullptr;
  decltype(&Mix_FreeChunk) free_chunk = nullptr;
  decltype(&Mix_VolumeChunk) volume_chunk = nullptr;
  decltype(&Mix_PlayChannelTimed) play_channel = nullptr;
  decltype(&Mix_Playing) playing = nullptr;
  decltype(&Mix_HaltChannel) halt_channel = nullptr;
  decltype(&Mix_LoadMUS) load_music = nullptr;
  decltype(&Mix_FreeMusic) free_music = nullptr;
  decltype(&Mix_VolumeMusic) volume_music = nullptr;
  decltype(&Mix_FadeInMusic) fade_in = nullptr;
  decltype(&Mix_FadeOutMusic) fade_out = nullptr;
  decltype(&Mix_HaltMusic) halt_music = nullptr;

 private:
  // Linux, Windows, macOS
  Library library_{"libSDL2_mixer-2.0.so.0", "SDL2_mixer.dll", "libSDL2_mixer-2.0.0.dylib"};
  bool good_ = false;
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
    if (open) mixer->volume_music(mixer_volume(now.ambience_volume));
    if (!effects) return;
    for (const std::string& name : now.sounds)
      if (Mix_Chunk* chunk = chunk_of(name)) {
        mixer->volume_chunk(chunk, mixer_volume(now.volume));
        mixer->play_channel(-1, chunk, 0, -1);
      }
    heard_at = std::chrono::steady_clock::now();
  }

  // A device that can't be opened is not asked for again.
  bool ready() {
    if (open || broken) return open;
    if (!mixer) mixer = std::make_unique<Mixer>();
    broken = !mixer->good() || SDL_InitSubSystem(SDL_INIT_AUDIO) != 0;
    if (!broken &&
        mixer->open_device(kRate, AUDIO_S16SYS, 1, kBuffer, nullptr, SDL_AUDIO_ALLOW_FREQUENCY_CHANGE) != 0) {
      SDL_QuitSubSystem(SDL_INIT_AUDIO);
      broken = true;
    }
    open = !broken;
    if (open) mixer->allocate_channels(kChannels);
    heard_at = std::chrono::steady_clock::now();
    return open;
  }

  std::string file_of(const std::string& name) const { return to_utf8(assets / to_path(name + ".ogg")); }

  Mix_Chunk* chunk_of(const std::string& name) {
    const auto [at, fresh] = chunks.try_emplace(name);
    if (fresh) at->second = mixer->load_wav(SDL_RWFromFile(file_of(name).c_str(), "rb"), 1);
    return at->second;
  }

  void change_ambience(const std::string& name) {
    if (!open) return void(playing = name);
    if (!playing.empty()) mixer->fade_out(kFadeMs);
    playing = name;
    if (name.empty()) return;
    Mix_Music* next = mixer->load_music(file_of(name).c_str());
    if (next != nullptr) mixer->fade_in(next, -1, kFadeMs);  // after the old one has faded
    mixer->free_music(std::exchange(music, next));
    heard_at = std::chrono::steady_clock::now();
  }

  void rest() {
    const auto now = std::chrono::steady_clock::now();
    if (!playing.empty() || mixer->playing(-1) > 0) heard_at = now;
    if (now - heard_at >= kSilence) close();
  }

  void close() {
    if (!std::exchange(open, false)) return;
    mixer->halt_music();
    mixer->halt_channel(-1);
    mixer->free_music(std::exchange(music, nullptr));
    for (const auto& [name, chunk] : chunks) mixer->free_chunk(chunk);
    chunks.clear();
    playing.clear();
    mixer->close_audio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
  }

  std::filesystem::path assets;
  std::mutex mutex;
  std::condition_variable wake;
  ui::Heard wish;  // guarded by mutex, like the next two
  bool stopping = false, changed = false;
  bool open = false, broken = false;  // the rest is the thread's own
  std::string playing;
  std::unique_ptr<Mixer> mixer;
  std::map<std::string, Mix_Chunk*> chunks;
  Mix_Music* music = nullptr;
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
