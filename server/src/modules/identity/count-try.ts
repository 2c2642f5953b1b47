import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';

/** Counts a try under a name; refuses with the seconds to wait when there were too many. */
export async function countTry(
  { tries, clock }: Pick<Tools, 'tries' | 'clock'>,
  counted: string,
  most: number,
  window: Temporal.DurationLike,
): Promise<void> {
  const now = clock.now();
  // What is counted here stays, also when the caller's work is undone.
  const count = await tries.countApart(counted, window, now);
  if (count && count.tries > most) throw tooMany(count.windowEndsAt, now);
}

/** The refusal that says how long to wait. */
export const tooMany = (until: Temporal.Instant, now: Temporal.Instant) => {
  const seconds = Math.max(1, Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000));
  return new Refusal('identity.too_many_tries', { seconds, minutes: Math.ceil(seconds / 60) });
};
