import { availableParallelism, loadavg } from 'node:os';

import { test } from '@playwright/test';

/**
 * Milliseconds of a bound in seconds: a journey that has the machine to itself (`--workers 1`) is held to it, one beside others, or on a
 * machine that has twice as much to do as it can, to three times as much.
 */
export function within(seconds: number): number {
  const [load = 0] = loadavg();
  const isBusy = test.info().config.workers > 1 || load > 2 * availableParallelism();
  return 1000 * seconds * (isBusy ? 3 : 1);
}
