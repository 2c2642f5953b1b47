import { cpus } from 'node:os';

interface CoreTime {
  idle: number;
  all: number;
}

/** Milliseconds for which the cores had nothing to do, and for which they were there. */
export function coreTime(): CoreTime {
  const each = cpus().map(({ times: it }) => ({ idle: it.idle, all: it.user + it.nice + it.sys + it.irq + it.idle }));
  return { idle: each.reduce((sum, it) => sum + it.idle, 0), all: each.reduce((sum, it) => sum + it.all, 0) };
}

/** What the machine had to spare meanwhile, in percent: where that is nothing, its load is measured and not what runs on it. */
export const idleBetween = (before: CoreTime, after: CoreTime): number => (100 * (after.idle - before.idle)) / (after.all - before.all);
