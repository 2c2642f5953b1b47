import { personAt } from '@school/contract/lesson-room/people';

/**
 * The teacher's page of a star: each child hears the teacher and the other children, never itself. It is everybody's sound, so a voice
 * goes on as soon as its link has it.
 */
export function createStarMix() {
  const context = new AudioContext();
  const voices = new Map<string, { track: MediaStreamTrack; source: MediaStreamAudioSourceNode; gain: GainNode }>();
  const ears = new Map<string, MediaStreamAudioDestinationNode>();
  let own: { track: MediaStreamTrack; source: MediaStreamAudioSourceNode } | undefined;
  let muted: ReadonlySet<string> = new Set();

  function earOf(to: string): MediaStreamAudioDestinationNode {
    const known = ears.get(to);
    if (known) return known;
    const ear = context.createMediaStreamDestination();
    ears.set(to, ear);
    own?.source.connect(ear);
    for (const [from, { gain }] of voices) if (from !== to) gain.connect(ear);
    return ear;
  }
  function silence(from: string): void {
    voices.get(from)?.source.disconnect();
    voices.get(from)?.gain.disconnect();
    voices.delete(from);
  }

  return {
    /** What somebody is to hear instead of the teacher's voice alone. */
    trackFor: (to: string): MediaStreamTrack | undefined => earOf(to).stream.getAudioTracks()[0],
    setOwn(track: MediaStreamTrack | undefined): void {
      if (own?.track === track) return;
      own?.source.disconnect();
      own = track && { track, source: context.createMediaStreamSource(new MediaStream([track])) };
      for (const ear of ears.values()) own?.source.connect(ear);
    },
    /** A voice that came by the link of `from`. */
    hear(from: string, track: MediaStreamTrack): void {
      if (voices.get(from)?.track === track) return;
      silence(from);
      const source = context.createMediaStreamSource(new MediaStream([track]));
      const gain = context.createGain();
      gain.gain.value = muted.has(personAt(from)) ? 0 : 1;
      source.connect(gain);
      voices.set(from, { track, source, gain });
      for (const [to, ear] of ears) if (to !== from) gain.connect(ear);
    },
    /** Whom nobody is to hear. */
    setMuted(people: readonly string[]): void {
      muted = new Set(people);
      for (const [from, { gain }] of voices) gain.gain.value = muted.has(personAt(from)) ? 0 : 1;
    },
    drop(address: string): void {
      silence(address);
      ears.get(address)?.disconnect();
      ears.delete(address);
    },
    /** To be called in a tap: the browser lets sound through from now on. */
    unlock: (): void => void context.resume().catch(() => undefined),
    close: (): void => void context.close().catch(() => undefined),
  };
}
