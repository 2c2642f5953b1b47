/** The school's clock. Modules ask it and nothing else for the time; rules are given `now` as an argument. */
export interface Clock {
  now(): Temporal.Instant;
}

/** A clock that can be moved: tests and the development route use it. */
export interface MovableClock extends Clock {
  /** From now on the clock starts at `now` and goes on, or stands still there: as asked, and else as it was made. */
  set(now: Temporal.Instant, how?: { stands: boolean }): void;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** The machine's clock with an offset: after `set` it goes on from there, unless it is to stand. */
export function shiftedClock(): MovableClock {
  let offset = 0n;
  let stopped: Temporal.Instant | undefined;
  return {
    now: () => stopped ?? Temporal.Instant.fromEpochNanoseconds(Temporal.Now.instant().epochNanoseconds + offset),
    set(now, how) {
      offset = now.epochNanoseconds - Temporal.Now.instant().epochNanoseconds;
      stopped = how?.stands ? now : undefined;
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
