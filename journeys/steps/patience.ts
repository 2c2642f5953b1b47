import { availableParallelism, loadavg } from 'node:os';

import { test } from '@playwright/test';

/**
 * Milliseconds of a bound in seconds: a journey that has the machine to itself (`--workers 1`) is held to it, one beside others, or on a
 * machine that has twice as much to do as it can, to three times as much.
 */
export function within(seconds: number): number {
  const [load = 0] = loadavg();
  const isBusy = workers() > 1 || load > 2 * availableParallelism();
  return 1000 * seconds * (isBusy ? 3 : 1);
}

/** Of a bench, which is no journey, as of one beside others: it measures by itself. */
function workers(): number {
  try {
    return test.info().config.workers;
  } catch {
    return 2;
  }
}
