import { createMeter } from './meter.ts';

/**
 * Sound of the others: one audio element a line of a person, kept over reconnections (an iPad does not hear who comes back in a new one).
 * The browser plays only after a tap; where it refuses, `isBlocked` asks for one.
 */
export function createSoundOut(onChange: () => void) {
  const elements = new Map<string, { audio: HTMLAudioElement; level: () => number }>();
  let context: AudioContext | undefined;
  let speaker: string | undefined;
  let isSilent = false;
  let muted: readonly string[] = [];
  const isQuiet = (key: string) => isSilent || muted.includes(key);
  let isBlocked = false;

  const play = (audio: HTMLAudioElement) =>
    audio.play().then(
      () => {
        if (isBlocked) [isBlocked] = [false, onChange()];
      },
      (fault: unknown) => {
        if ((fault as Error).name === 'NotAllowedError' && !isBlocked) [isBlocked] = [true, onChange()];
      },
    );

  const giveSpeaker = (audio: HTMLAudioElement) => {
    if (speaker !== undefined && 'setSinkId' in audio) void audio.setSinkId(speaker).catch(() => undefined);
  };

  return {
    /** To be called in a tap: lets the browser play from now on. */
    unlock(): void {
      context ??= new AudioContext();
      void context.resume().catch(() => undefined);
      for (const { audio } of elements.values()) void play(audio);
    },
    hear(key: string, track: MediaStreamTrack): void {
      const before = elements.get(key)?.audio;
      if ((before?.srcObject as MediaStream | null | undefined)?.getTracks()[0] === track) return;
      const audio = before ?? new Audio();
      audio.autoplay = true;
      audio.muted = isQuiet(key);
      const stream = new MediaStream([track]);
      audio.srcObject = stream;
      giveSpeaker(audio);
      elements.set(key, { audio, level: context ? createMeter(context, stream) : () => 0 });
      void play(audio);
    },
    level: (key: string): number => elements.get(key)?.level() ?? 0,
    setSpeaker(deviceId: string | undefined): void {
      speaker = deviceId;
      for (const { audio } of elements.values()) giveSpeaker(audio);
    },
    setSilent(on: boolean): void {
      isSilent = on;
      for (const [key, { audio }] of elements) audio.muted = isQuiet(key);
    },
    setMuted(keys: readonly string[]): void {
      muted = keys;
      for (const [key, { audio }] of elements) audio.muted = isQuiet(key);
    },
    get isBlocked() {
      return isBlocked;
    },
    close(): void {
      for (const { audio } of elements.values()) audio.srcObject = null;
      elements.clear();
      void context?.close().catch(() => undefined);
    },
  };
}
