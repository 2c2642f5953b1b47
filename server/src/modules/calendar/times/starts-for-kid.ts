import type { ScheduleConflict } from '@school/contract/scheduling/shapes';
import { refused } from '@school/contract/verdict';

import { type Busy, startsAt, startsIn, without } from '../rules/free-slots.ts';
import { busyWithout, freeWithout } from '../rules/own-time.ts';
import { minuteOf } from '../rules/wall-days.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

import type * as z from 'zod/mini';

/** A lesson of the kid that would leave its place. */
export interface Leaving {
  teacherId: string | null;
  startsAt: Temporal.Instant;
  minutes: number;
}

/** A date of a weekly schedule: its start, and its day in the schedule's zone. */
export interface Dated {
  startsAt: Temporal.Instant;
  day: string;
}

/** What stands in the way of lessons at wanted dates, as the board shows it. */
export interface JudgedDates {
  /** Within the teacher's hours, taken or not. */
  dates: Temporal.Instant[];
  taken: Temporal.Instant[];
  kidBusy: Temporal.Instant[];
  /** Outside the teacher's weekly hours. */
  closed: Temporal.Instant[];
  /** On days when the teacher is away: a weekly schedule has no lesson then. */
  away: Temporal.Instant[];
}

const busyOf = ({ startsAt: at, minutes }: Leaving): Busy => ({ from: minuteOf(at), to: minuteOf(at) + minutes });

/**
 * Where lessons of one kid could begin with each teacher, as the board shows it, once the kid's lessons that leave are
 * gone. It decides nothing about free times, which is the database's to decide.
 */
export const startsForKid =
  ({ board, lessons, clock }: Pick<CalendarDependencies, 'board' | 'lessons' | 'clock'>) =>
  async (kidUid: string, minutes: number, leaving: readonly Leaving[] = []) => {
    const { frame, rows } = await board.current();
    const end = frame.from + frame.cells * 5;
    const busy = (await lessons.busyOfKids([kidUid], frame.from, end, clock.now())).get(kidUid) ?? [];
    const left = busyWithout(busy, leaving.map(busyOf));

    /** The starts of one teacher; undefined of one who does not teach now. */
    function of(teacherId: string) {
      const row = rows.get(teacherId);
      if (!row) return undefined;
      const free = freeWithout(frame, row, leaving.filter((it) => it.teacherId === teacherId).map(busyOf));
      return {
        row,
        works: startsIn(row.hours, row.grid, minutes),
        isFree: startsIn(free, row.grid, minutes),
        suits: startsIn(without(frame, free, left), row.grid, minutes),
      };
    }

    /** What stands in the way of these dates with a teacher; undefined of one who does not teach now. */
    function judge(teacherId: string, wanted: readonly Dated[]): JudgedDates | undefined {
      const starts = of(teacherId);
      if (!starts) return undefined;
      const judged: JudgedDates = { dates: [], taken: [], kidBusy: [], closed: [], away: [] };
      for (const { startsAt: at, day } of wanted) {
        const minute = minuteOf(at);
        if (!startsAt(frame, starts.works, minute)) {
          judged[starts.row.exceptionDays.has(day) ? 'away' : 'closed'].push(at);
          continue;
        }
        judged.dates.push(at);
        if (!startsAt(frame, starts.isFree, minute)) judged.taken.push(at);
        else if (!startsAt(frame, starts.suits, minute)) judged.kidBusy.push(at);
      }
      return judged;
    }

    return { frame, of, judge };
  };

/** Every date that cannot be had, in order of time, and why. */
export const conflictsOf = ({ closed, away, taken, kidBusy }: Omit<JudgedDates, 'dates'>): Array<z.infer<typeof ScheduleConflict>> =>
  [
    ...[...closed, ...away].map((at) => ({ at, verdict: refused('scheduling.slot_closed') })),
    ...taken.map((at) => ({ at, verdict: refused('scheduling.slot_taken') })),
    ...kidBusy.map((at) => ({ at, verdict: refused('scheduling.kid_busy') })),
  ]
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at))
    .map(({ at, verdict }) => ({ timestamp: at.toString(), verdict }));
