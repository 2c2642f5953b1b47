/**
 * Sound of the others: one audio element a line of a person, kept over reconnections (an iPad does not hear who comes back in a new one).
 * The browser plays only after a tap; where it refuses, `isBlocked` asks for one.
 */
export function createSoundOut(onChange: () => void) {
  const elements = new Map<string, { audio: HTMLAudioElement; level: () => number }>();
  let context: AudioContext | undefined;
  let speaker: string | undefined;
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
      const stream = new MediaStream([track]);
      audio.srcObject = stream;
      giveSpeaker(audio);
      elements.set(key, { audio, level: meter(stream) });
      void play(audio);
    },
    level: (key: string): number => elements.get(key)?.level() ?? 0,
    setSpeaker(deviceId: string | undefined): void {
      speaker = deviceId;
      for (const { audio } of elements.values()) giveSpeaker(audio);
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

  /** How loud a stream is, 0 to 1, measured when asked. */
  function meter(stream: MediaStream): () => number {
    if (!context) return () => 0;
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return () => {
      analyser.getFloatTimeDomainData(samples);
      let sum = 0;
      for (const sample of samples) sum += sample * sample;
      return Math.min(1, Math.sqrt(sum / samples.length) * 4);
    };
  }
}
export type SoundOut = ReturnType<typeof createSoundOut>;
