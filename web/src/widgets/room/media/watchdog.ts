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

/** A link that is not open is asked for again after so many looks, never at once: its offer may be on the way. First by the side that lays it, then by the other. */
export const watchdogLimits = { lookSeconds: 5, recoverySeconds: 8, looksOfLayer: 2, looksOfOther: 3 } as const;
const recoveries = ['restart', 'renew', 'relay'] as const;
export type Recovery = (typeof recoveries)[number];

export interface Watchdog {
  /** Looks in a row at which nothing came. */
  silent: number;
  /** How many recoveries were tried since sound was last heard. */
  tried: number;
  /** Seconds since the last recovery. */
  since: number;
}

export const watchdogStart: Watchdog = { silent: 0, tried: 0, since: watchdogLimits.recoverySeconds };

/** The watchdog after one more look, and the recovery that is due: asking anew for a way, a new link, the relay; then a person must help. */
export function watch(dog: Watchdog, look: SoundLook): { dog: Watchdog; recovery: Recovery | undefined; isBroken: boolean } {
  const isSilent = look.micSaid && look.packets === 0 && look.concealed > 0;
  if (!isSilent) return { dog: look.packets > 0 ? watchdogStart : { ...dog, silent: 0 }, recovery: undefined, isBroken: false };
  const silent = dog.silent + 1;
  const since = dog.since + watchdogLimits.lookSeconds;
  if (silent < 2) return { dog: { ...dog, silent, since }, recovery: undefined, isBroken: dog.tried > 0 };
  if (since < watchdogLimits.recoverySeconds) return { dog: { ...dog, silent, since }, recovery: undefined, isBroken: true };
  return { dog: { silent, tried: dog.tried + 1, since: 0 }, recovery: recoveries[dog.tried], isBroken: true };
}

/** Whether a link that was not open at so many looks in a row is asked for again: an offer or its answer may have been lost on the way. */
export function isDue(looks: number, isLayer: boolean): boolean {
  const every = isLayer ? watchdogLimits.looksOfLayer : watchdogLimits.looksOfOther;
  return looks > 0 && looks % every === 0;
}
