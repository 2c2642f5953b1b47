/** The first wait in seconds, and the longest (docs/design/operations.md#outbox). */
const firstSeconds = 10;
const longestSeconds = 24 * 3600;

/** When a provider's news is tried next, after so many tries in vain: 10 s, doubled each time, a day at most. */
export const nextTry = (tries: number, now: Temporal.Instant): Temporal.Instant =>
  now.add({ seconds: Math.min(longestSeconds, firstSeconds * 2 ** Math.min(30, Math.max(0, tries - 1))) });

/** So many tries in vain make a dead letter: somebody has to look. */
export const deadAfterTries = 3;
