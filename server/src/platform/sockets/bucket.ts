/** How often something may be done: so many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly aSecond: number;
}

/** A token bucket: each call takes one; false when none is left. Who knows the moment says it: the clock is asked once a message. */
export function createBucket({ burst, aSecond }: Rate): (now?: number) => boolean {
  let left = burst;
  let countedAt = performance.now();
  return (now = performance.now()) => {
    left = Math.min(burst, left + ((now - countedAt) / 1000) * aSecond);
    countedAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
