import { gridMinutes } from '@school/contract/school/grid';

import type { Clock } from '#platform/clock';

import type { Lessons } from '../stores/lessons.store.ts';
import type { Bits } from '../rules/bitset.ts';
import { type TeacherRow, without } from '../rules/free-slots.ts';
import { cellMinutes, daysOf, type Frame, frameUntil, gridMask, hoursMask } from '../rules/teacher-hours.ts';
import type { WallDay } from '../rules/wall-days.ts';
import type { Teachers } from '../stores/teachers.store.ts';

/** Free time of all teachers at one moment. */
export interface Board {
  frame: Frame;
  /** The day nobody books on or past. */
  until: Temporal.PlainDate;
  rows: ReadonlyMap<string, TeacherRow>;
}

export type SlotBoard = ReturnType<typeof createSlotBoard>;

/**
 * The free times of every teacher, kept in memory as bits and checked by the number of each calendar (docs/design/scheduling.md#the-board): what has not changed is not read again. It is for showing and choosing; a booking is decided
 * by the database.
 */
export function createSlotBoard({
  teachers,
  lessons,
  horizon,
  clock,
}: {
  teachers: Teachers;
  lessons: Pick<Lessons, 'busyOfTeachers' | 'firstHoldEnds'>;
  /** The day nobody books on or past. */
  horizon: () => Promise<Temporal.PlainDate>;
  clock: Clock;
}) {
  let kept: Kept | undefined;

  /** The board as the database has it now. */
  async function current(): Promise<Board> {
    const now = clock.now();
    const [until, versions] = await Promise.all([horizon(), teachers.versions()]);
    const frame = frameUntil(now, until);
    // Whoever began before midnight goes on with yesterday's: never with a mixture of two days.
    const mine =
      kept?.frame.from === frame.from && kept.frame.cells === frame.cells && kept.every === gridMinutes()
        ? kept
        : (kept = { frame, every: gridMinutes(), rows: new Map(), zones: new Map(), goodUntil: new Map() });
    const { rows, goodUntil } = mine;
    const isOld = (teacherId: string) => (goodUntil.get(teacherId) ?? Infinity) <= now.epochMilliseconds;
    const changed = versions.filter(({ teacherId, version }) => rows.get(teacherId)?.version !== version || isOld(teacherId));
    if (changed.length > 0) {
      const ids = changed.map(({ teacherId }) => teacherId);
      const [hours, busy, holds] = await Promise.all([
        teachers.hoursOf(ids),
        lessons.busyOfTeachers(ids, frame.from, frame.from + frame.cells * cellMinutes, now),
        lessons.firstHoldEnds(ids, now),
      ]);
      for (const { teacherId, version, zone } of changed) {
        const { rules, exceptions } = hours.get(teacherId) ?? { rules: [], exceptions: [] };
        const of = zoneOf(mine, zone);
        goodUntil.set(teacherId, holds.get(teacherId)?.epochMilliseconds ?? Infinity);
        const mask = hoursMask(frame, { zone, rules, exceptions }, of.days);
        rows.set(teacherId, {
          teacherId,
          version,
          zone,
          hours: mask,
          free: without(frame, mask, busy.get(teacherId) ?? []),
          grid: of.grid,
          days: of.days,
          exceptionDays: new Set(exceptions.map(({ day }) => day)),
        });
      }
    }
    return { frame, until, rows: new Map(versions.flatMap(({ teacherId }) => entryOf(rows, teacherId))) };
  }

  return { current };
}

/** What is kept of one day: tomorrow all of it lies one day further. */
interface Kept {
  frame: Frame;
  /** The grid of the school, in minutes. */
  every: number;
  rows: Map<string, TeacherRow>;
  zones: Map<string, { days: WallDay[]; grid: Bits }>;
  /** A hold ends by itself and changes no number: until then the copy is good. In milliseconds since 1970. */
  goodUntil: Map<string, number>;
}

function zoneOf({ frame, zones }: Kept, zone: string) {
  const known = zones.get(zone);
  if (known) return known;
  const days = daysOf(frame, zone);
  const entry = { days, grid: gridMask(frame, days) };
  zones.set(zone, entry);
  return entry;
}

function entryOf(rows: Map<string, TeacherRow>, teacherId: string): Array<[string, TeacherRow]> {
  const row = rows.get(teacherId);
  return row ? [[teacherId, row]] : [];
}
