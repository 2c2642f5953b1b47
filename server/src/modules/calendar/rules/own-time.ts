import { type Bits, both, setRange } from './bitset.ts';
import type { Busy, TeacherRow } from './free-slots.ts';
import { cellMinutes, cellOf, type Frame } from './teacher-hours.ts';

/**
 * What a teacher has free once lessons leave their places: a lesson may move onto its own old time, by half an hour
 * for instance. Outside the teacher's hours nothing becomes free.
 */
export function freeWithout(frame: Frame, { free, hours }: Pick<TeacherRow, 'free' | 'hours'>, leaving: readonly Busy[]): Bits {
  const bits = free.slice();
  for (const { from, to } of leaving) setRange(bits, cellOf(frame, from), Math.ceil((to - frame.from) / cellMinutes));
  return both(bits, hours);
}

/** Busy times of somebody once lessons leave their places; lessons of one kid never overlap, so each is its own time. */
export const busyWithout = (busy: readonly Busy[], leaving: readonly Busy[]): Busy[] =>
  busy.filter(({ from, to }) => !leaving.some((it) => it.from === from && it.to === to));
