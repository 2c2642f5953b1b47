/**
 * A calendar in the plainest arithmetic: a list of lessons that is walked from end to end, Moscow as UTC+3 all year,
 * no zones, no bits, no database. What it says is possible must be possible in the school, and nothing else. Times
 * are milliseconds since 1970.
 */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
const moscow = 3 * hour;

/** Teachers of this calendar work from 9:00 to 21:00 on every day. */
const works = { from: 9 * hour, to: 21 * hour };

export interface Kid {
  kidUid: string;
  familyId: string;
  processId: string;
  minutes: number;
}

export interface Lesson {
  kidUid: string;
  teacherId: string;
  start: number;
  minutes: number;
  kind: 'trial' | 'individual';
  /** Held until then; a hold that has run out is as good as gone. */
  heldUntil: number | null;
  hop: number;
  regular: boolean;
}

export interface WeeklyTime {
  weekday: number;
  startMinute: number;
}

export interface Series {
  kidUid: string;
  familyId: string;
  teacherId: string;
  days: readonly WeeklyTime[];
  heldUntil: number | null;
}

/** Days since 1970 in Moscow. */
export const dayOf = (at: number): number => Math.floor((at + moscow) / day);
/** Midnight in Moscow of such a day. */
export const midnightOf = (number: number): number => number * day - moscow;

export class NaiveCalendar {
  now: number;
  /** The first instant nobody may book. */
  horizon: number;
  lessons: Lesson[] = [];
  series: Series[] = [];
  readonly teachers: readonly string[];
  readonly kids: readonly Kid[];

  constructor(now: number, teachers: readonly string[], kids: readonly Kid[]) {
    this.now = now;
    this.teachers = teachers;
    this.kids = kids;
    this.horizon = midnightOf(dayOf(now) + 56);
  }

  isAlive = ({ heldUntil }: Pick<Lesson, 'heldUntil'>): boolean => heldUntil === null || heldUntil > this.now;

  /** Lessons that take their time now. */
  get standing(): Lesson[] {
    return this.lessons.filter(this.isAlive);
  }

  /** Lessons that stand in the way of a time. */
  inTheWay(start: number, minutes: number, except?: Lesson): Lesson[] {
    return this.standing.filter((it) => it !== except && it.start < start + minutes * minute && start < it.start + it.minutes * minute);
  }

  /** Every reason why a kid cannot have a lesson with a teacher then; none when it can. */
  reasonsAgainst(
    kid: Kid,
    teacherId: string,
    start: number,
    { except, notBefore = 0 }: { except?: Lesson; notBefore?: number } = {},
  ): string[] {
    const wall = start - midnightOf(dayOf(start));
    const minutes = except?.minutes ?? kid.minutes;
    const busy = this.inTheWay(start, minutes, except);
    const isClosed = wall % (30 * minute) !== 0 || wall < works.from || wall + minutes * minute > works.to || start < notBefore;
    return [
      ...(start < this.now + hour ? ['scheduling.in_the_past'] : []),
      ...(start >= this.horizon ? ['scheduling.beyond_horizon'] : []),
      ...(isClosed ? ['scheduling.slot_closed'] : []),
      ...(busy.some((it) => it.teacherId === teacherId) ? ['scheduling.slot_taken'] : []),
      ...(busy.some((it) => it.kidUid === kid.kidUid) ? ['scheduling.kid_busy'] : []),
    ];
  }

  /** Every start that a kid can have with a teacher, ascending. */
  freeStarts(kid: Kid, teacherId: string): number[] {
    const starts: number[] = [];
    for (let number = dayOf(this.now); midnightOf(number) < this.horizon; number += 1) {
      for (let wall = works.from; wall < works.to; wall += 30 * minute) {
        const start = midnightOf(number) + wall;
        if (this.reasonsAgainst(kid, teacherId, start).length === 0) starts.push(start);
      }
    }
    return starts;
  }

  /** The dates of weekly times in [from, to), ascending. */
  datesOf(days: readonly WeeklyTime[], from: number, to: number): number[] {
    const starts: number[] = [];
    for (let number = dayOf(from); midnightOf(number) < to; number += 1) {
      for (const { weekday, startMinute } of days) {
        const start = midnightOf(number) + startMinute * minute;
        // 1 January 1970 was a Thursday.
        if (((number + 3) % 7) + 1 === weekday && start >= from && start < to) starts.push(start);
      }
    }
    return starts.sort((a, b) => a - b);
  }

  /** The schedule of a kid that is booked, or held and not run out. */
  seriesOf = (kidUid: string): Series | undefined => this.series.find((it) => it.kidUid === kidUid && this.isAlive(it));

  /** The unpaid schedule of a family, if its hold has not run out. */
  heldOf = (familyId: string): Series | undefined =>
    this.series.find((it) => it.familyId === familyId && it.heldUntil !== null && this.isAlive(it));

  /** The trial of a kid, booked or kept for a moment. */
  trialOf = (kidUid: string): Lesson | undefined => this.standing.find((it) => it.kidUid === kidUid && it.kind === 'trial');

  /** A paid schedule keeps its times: all lessons of it, or none when it came too late. */
  pay(familyId: string): void {
    const held = this.heldOf(familyId);
    if (!held) return;
    for (const lesson of this.standing) if (lesson.kidUid === held.kidUid && lesson.regular) lesson.heldUntil = null;
    held.heldUntil = null;
  }

  /** Nights go by: the horizon follows the day, and every schedule has its lessons up to it. */
  extend(): void {
    const next = midnightOf(dayOf(this.now) + 56);
    for (const { kidUid, teacherId, days, heldUntil } of this.series.filter(this.isAlive)) {
      const minutes = this.kids.find((kid) => kid.kidUid === kidUid)?.minutes ?? 0;
      for (const start of this.datesOf(days, this.horizon, next)) {
        this.lessons.push({ kidUid, teacherId, start, minutes, heldUntil, kind: 'individual', hop: 0, regular: true });
      }
    }
    this.horizon = Math.max(this.horizon, next);
  }
}
