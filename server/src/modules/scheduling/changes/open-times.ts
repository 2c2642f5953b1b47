import { allowed, refused, type Verdict } from '@school/contract/verdict';

import {
  bookableFrom,
  endOfHorizon,
  mayStartAt,
  minutesIn,
  nearestTo,
  startsAt as beginsAt,
  startsIn,
  without,
  endOf,
  type Lesson,
  busyWithout,
  freeWithout,
  instantOf,
  minuteFrom,
  minuteOf,
} from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** Where lessons of one kid may begin with one teacher, as the board shows it. */
export interface OpenTimes {
  /** Would a lesson at this start be possible? The database has the last word. */
  judge(startsAt: Temporal.Instant): Verdict;
  /** The teacher has other hours than usual that day, and none for this start. */
  isAway(startsAt: Temporal.Instant): boolean;
  /** All such starts, as minutes since 1970. */
  starts(): number[];
  /** The refusal of a start that somebody else has, with the nearest free ones. */
  taken(startsAt: Temporal.Instant): Verdict;
}

export interface TimesAsked {
  kidUid: string;
  minutes: number;
  teacherIds: readonly string[];
  /** Lessons that leave their places: their kid and their teachers are free there. */
  leaving: readonly Lesson[];
  /** Times of an unpaid schedule begin after its hold ends. */
  notBefore?: Temporal.Instant | null;
}

/** Free times of some teachers for one kid; a teacher who does not teach now has none and is left out. */
export const openTimes =
  ({ board, lessons, school }: Pick<SchedulingDependencies, 'board' | 'lessons' | 'school'>) =>
  async (
    { kidUid, minutes, teacherIds, leaving, notBefore }: TimesAsked,
    now: Temporal.Instant,
    until: Temporal.PlainDate,
  ): Promise<Map<string, OpenTimes>> => {
    const { frame, rows } = await board.current();
    const own = leaving.map((it) => ({ teacherId: it.teacherId, from: minuteOf(it.startsAt), to: minuteOf(endOf(it)) }));
    const all = (await lessons.busyOfKids([kidUid], frame.from, frame.from + frame.cells * 5, now)).get(kidUid) ?? [];
    const busy = busyWithout(all, own);
    const noticeMinutes = school.now('bookingNoticeMinutes');
    const bookable = bookableFrom(now, noticeMinutes);
    const first = notBefore && Temporal.Instant.compare(notBefore, bookable) > 0 ? notBefore : bookable;
    const window = { from: minuteFrom(first), to: minuteOf(endOfHorizon(until)) };
    return new Map(
      [...new Set(teacherIds)].flatMap((teacherId) => {
        const row = rows.get(teacherId);
        if (!row) return [];
        const theirs = own.filter((it) => it.teacherId === teacherId);
        const free = freeWithout(frame, row, theirs);
        const works = startsIn(row.hours, row.grid, minutes);
        const isFree = startsIn(free, row.grid, minutes);
        const suits = startsIn(without(frame, free, busy), row.grid, minutes);
        const starts = () => minutesIn(frame, suits, window.from, window.to);
        const taken = (startsAt: Temporal.Instant) => {
          const free3 = nearestTo(
            minuteOf(startsAt),
            starts().filter((minute) => minute !== minuteOf(startsAt) && !theirs.some(({ from }) => from === minute)),
          );
          return refused('scheduling.slot_taken', { nearest: free3.map((minute) => instantOf(minute).toString()).join(' ') });
        };
        const times: OpenTimes = {
          starts,
          taken,
          judge(startsAt) {
            const may = mayStartAt(startsAt, now, { noticeMinutes, until });
            if (!may.allowed) return may;
            const minute = startsAt.epochMilliseconds % 60_000 === 0 ? minuteOf(startsAt) : -1;
            if (minute < window.from || !beginsAt(frame, works, minute)) return refused('scheduling.slot_closed');
            if (!beginsAt(frame, isFree, minute)) return taken(startsAt);
            return beginsAt(frame, suits, minute) ? allowed() : refused('scheduling.kid_busy');
          },
          isAway: (startsAt) =>
            row.exceptionDays.has(startsAt.toZonedDateTimeISO(row.zone).toPlainDate().toString()) &&
            !beginsAt(frame, works, minuteOf(startsAt)),
        };
        return [[teacherId, times] as const];
      }),
    );
  };
