import { createMeter } from './meter.ts';
import type { OwnMedia } from './media-client.ts';
import { askForCamera, askForMic, askForScreen, type OwnTracks } from './own-devices.ts';

/**
 * What this page sends: its devices, on and off. It begins in the waiting room and goes on in the lesson; who listens hears what the
 * links must carry from now on.
 */
export function createOwnMedia({
  role,
  isSender,
}: {
  role: 'teacher' | 'kid';
  /** Who looks on has no camera and no microphone here. */
  isSender: boolean;
}) {
  const listeners = new Set<(tracks: Partial<OwnTracks>) => void>();
  const onTracks = (changed: Partial<OwnTracks>): void => {
    shown = undefined;
    for (const listener of listeners) listener(changed);
  };
  let shown: Omit<OwnMedia, 'ladder'> | undefined;
  let meter: { track: MediaStreamTrack; level: () => number; close: () => void } | undefined;
  const tracks: OwnTracks = { camera: undefined, mic: undefined, screen: undefined, screenSound: undefined };
  const chosen: { camera?: string | undefined; mic?: string | undefined } = {};
  let isMusic = false;
  let isMicOn = false;
  /** The teacher has made this child quiet: its own button turns nothing on until that is over. */
  let isMuted = false;
  const isHeard = () => isMicOn && !isMuted;
  let isClosed = false;
  let preview: MediaStream | undefined;

  /** Puts a track in its place; the one before is let go. When a device is taken away, the next of its kind steps in. */
  function put<Name extends keyof OwnTracks>(name: Name, track: MediaStreamTrack | undefined): void {
    if (isClosed) {
      track?.stop();
      return;
    }
    const before = tracks[name];
    tracks[name] = track;
    if (before && before !== track) before.stop();
    if (name === 'camera') preview = track ? new MediaStream([track]) : undefined;
    track?.addEventListener('ended', () => {
      if (tracks[name] !== track) return;
      if (name === 'camera') void setCamera(true);
      else if (name === 'mic') void openMic();
      else put(name, undefined);
    });
    onTracks({ [name]: track });
  }

  async function openMic(): Promise<void> {
    const track = await askForMic(isMusic, chosen.mic);
    // Off means quiet, not gone: a muted microphone still sends packets, so the others' pages know that all is well.
    if (track) track.enabled = isHeard();
    put('mic', track);
  }

  async function setCamera(on: boolean): Promise<void> {
    if (!isSender) return;
    // Let go before it is asked for again: some cameras serve one at a time.
    put('camera', undefined);
    if (on) put('camera', await askForCamera(role, chosen.camera));
  }

  return {
    tracks: () => ({ ...tracks }),
    /** The same object until something changes. */
    state: (): Omit<OwnMedia, 'ladder'> =>
      (shown ??= {
        mic: isHeard() && tracks.mic !== undefined,
        camera: tracks.camera !== undefined,
        screen: tracks.screen !== undefined,
        preview,
      }),
    /** Hears of every change; gives back how to stop. */
    subscribe(listener: (tracks: Partial<OwnTracks>) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** How loud the own voice is right now, 0 to 1: asked as often as it is drawn. */
    level(): number {
      if (!isHeard() || !tracks.mic) return 0;
      if (meter?.track !== tracks.mic) {
        meter?.close();
        const context = new AudioContext();
        meter = { track: tracks.mic, level: createMeter(context, new MediaStream([tracks.mic])), close: () => void context.close() };
      }
      return meter.level();
    },
    async setMic(on: boolean): Promise<void> {
      if (!isSender) return;
      isMicOn = on;
      if (!tracks.mic && on) await openMic();
      if (tracks.mic) tracks.mic.enabled = isHeard();
      onTracks({});
    },
    setMuted(on: boolean): void {
      if (isMuted === on) return;
      isMuted = on;
      if (tracks.mic) tracks.mic.enabled = isHeard();
      onTracks({});
    },
    setCamera,
    async setDevices({ camera, mic }: { camera?: string | undefined; mic?: string | undefined }): Promise<void> {
      if (camera !== undefined && camera !== chosen.camera) {
        chosen.camera = camera;
        if (tracks.camera) await setCamera(true);
      }
      if (mic !== undefined && mic !== chosen.mic) {
        chosen.mic = mic;
        if (tracks.mic) await openMic();
      }
    },
    async setMusic(on: boolean): Promise<void> {
      if (on === isMusic) return;
      isMusic = on;
      if (tracks.mic) await openMic();
    },
    async shareScreen(on: boolean): Promise<boolean> {
      if (!on) {
        put('screen', undefined);
        put('screenSound', undefined);
        return true;
      }
      const shared = await askForScreen();
      if (!shared) return false;
      put('screen', shared.screen);
      put('screenSound', shared.sound);
      return true;
    },
    close(): void {
      isClosed = true;
      listeners.clear();
      meter?.close();
      for (const track of Object.values(tracks)) track?.stop();
    },
  };
}
export type OwnMediaSource = ReturnType<typeof createOwnMedia>;
