/**
 * Tells broken sound from silence and from a microphone that is off (docs/design/lesson-room.md#media): who is muted or silent
 * still sends packets; who is broken sends none, while the receiver makes sound up.
 */
export interface SoundLook {
  /** The other's page says that its microphone is sent. */
  micSaid: boolean;
  /** Packets received since the last look, and samples that had to be made up. */
  packets: number;
  concealed: number;
}

export const watchdogLimits = { lookSeconds: 5, cureSeconds: 8 } as const;
export const cures = ['restart', 'renew', 'relay'] as const;
export type Cure = (typeof cures)[number];

export interface Watchdog {
  /** Looks in a row at which nothing came. */
  silent: number;
  /** How many cures were tried since sound was last heard. */
  tried: number;
  /** Seconds since the last cure. */
  since: number;
}

export const watchdogStart: Watchdog = { silent: 0, tried: 0, since: watchdogLimits.cureSeconds };

/** The watchdog after one more look, and the cure that is due: asking anew for a way, a new link, the relay; then a person must help. */
export function watch(dog: Watchdog, look: SoundLook): { dog: Watchdog; cure: Cure | undefined; isBroken: boolean } {
  const isSilent = look.micSaid && look.packets === 0 && look.concealed > 0;
  if (!isSilent) return { dog: look.packets > 0 ? watchdogStart : { ...dog, silent: 0 }, cure: undefined, isBroken: false };
  const silent = dog.silent + 1;
  const since = dog.since + watchdogLimits.lookSeconds;
  if (silent < 2) return { dog: { ...dog, silent, since }, cure: undefined, isBroken: dog.tried > 0 };
  if (since < watchdogLimits.cureSeconds) return { dog: { ...dog, silent, since }, cure: undefined, isBroken: true };
  return { dog: { silent, tried: dog.tried + 1, since: 0 }, cure: cures[dog.tried], isBroken: true };
}
