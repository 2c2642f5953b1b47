/** The school's clock. Modules ask it and nothing else for the time; rules are given `now` as an argument. */
export interface Clock {
  now(): Temporal.Instant;
}

/** A clock that can be moved: tests and the development route use it. */
export interface MovableClock extends Clock {
  /** From now on the clock starts at `now` and goes on (or stands still, as it was made). */
  set(now: Temporal.Instant): void;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** The machine's clock with an offset: after `set` it goes on from there. */
export function shiftedClock(): MovableClock {
  let offset = 0n;
  return {
    now: () => Temporal.Instant.fromEpochNanoseconds(Temporal.Now.instant().epochNanoseconds + offset),
    set(now) {
      offset = now.epochNanoseconds - Temporal.Now.instant().epochNanoseconds;
    },
  };
}

/** A clock that stands still until it is set. */
export function standingClock(now: Temporal.Instant): MovableClock {
  let current = now;
  return {
    now: () => current,
    set(next) {
      current = next;
    },
  };
}
