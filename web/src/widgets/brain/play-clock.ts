import { useEffect, useState } from 'react';

/** Time of play in milliseconds: it stands still while the game is paused or the page is not looked at. */
export interface PlayClock {
  /** Since the trial, or its question, began. */
  ms(): number;
  /** A trial begins, or what is asked has just come into sight: from now on it counts. */
  begin(): void;
  go(): void;
  stop(): void;
}

/** A clock that stands still. */
export function playClock(): PlayClock {
  let played = 0;
  let since: number | null = null;
  let began = 0;
  const now = () => played + (since === null ? 0 : performance.now() - since);
  return {
    ms: () => now() - began,
    begin() {
      began = now();
    },
    go() {
      since ??= performance.now();
    },
    stop() {
      played = now();
      since = null;
    },
  };
}

/**
 * How many of these moments (ascending milliseconds since the trial began) have passed. It looks at the clock before
 * each picture of the screen, and draws anew only when another one has passed.
 */
export function useBeat(clock: PlayClock, moments: readonly number[]): number {
  const [passed, setPassed] = useState(0);
  const key = moments.join(' ');
  useEffect(() => {
    const times = key === '' ? [] : key.split(' ').map(Number);
    let frame = 0;
    let known = -1;
    const look = () => {
      const ms = clock.ms();
      const count = times.filter((time) => time <= ms).length;
      if (count !== known) setPassed(count);
      known = count;
      if (count < times.length) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [clock, key]);
  return passed;
}

/** Does it once when so many milliseconds of the trial have passed; undefined waits for nothing. */
export function useDeadline(clock: PlayClock, ms: number | undefined, act: () => void): void {
  const passed = useBeat(clock, ms === undefined ? [] : [ms]);
  useEffect(() => {
    if (passed > 0) act();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it has passed
  }, [passed]);
}
