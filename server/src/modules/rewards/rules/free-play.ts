import { rewardLimits } from '@school/contract/rewards/limits';
import type { FreePlay } from '@school/contract/rewards/shapes';

/** How long was played freely on a day, by the calendar of the family, and when that was last told. */
export interface FreePlayDay {
  /** 2026-11-27 */
  day: string;
  seconds: number;
  toldAt: Temporal.Instant;
}

/**
 * The child says that it plays. The time since it last said so counts, but not of whoever was silent for longer than a page
 * ever is: it was away. Another day begins anew. Two devices at once are one child, and the time counts once.
 */
export function playOn(had: FreePlayDay | undefined, day: string, now: Temporal.Instant): FreePlayDay {
  if (had?.day !== day) return { day, seconds: 0, toldAt: now };
  const since = Math.max(0, Math.round(had.toldAt.until(now).total('seconds')));
  // A page that tells a little late plays on; what is longer than two turns of it was a pause.
  const counts = since <= 2 * rewardLimits.freePlaySeconds ? since : 0;
  return { day, seconds: had.seconds + counts, toldAt: now };
}

/** What is told of it: of yesterday nothing, and never more than the minutes of a day. */
export const freePlayOf = (had: FreePlayDay | undefined, day: string, minutes: number): FreePlay => ({
  minutes,
  played: had?.day === day ? Math.min(minutes * 60, had.seconds) : 0,
});
