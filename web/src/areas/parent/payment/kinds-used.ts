import type { Process } from '@school/contract/calendar/shapes';

/**
 * Which kinds of lessons a family lives on now: those of its courses and of its clubs. That a kind it has no use for is at nought is no
 * news, and nothing has run out.
 */
export function kindsUsed(processes: ReadonlyArray<Pick<Process, 'type' | 'state'>>): { gold: boolean; silver: boolean } {
  const goesOn = (type: Process['type']) => processes.some((it) => it.type === type && it.state !== 'finished' && it.state !== 'canceled');
  return { gold: goesOn('learning'), silver: goesOn('group') };
}
