import type { Currency } from '@school/contract/shapes';

import type { Lesson, LessonLengths } from '#modules/calendar/rules';

import { cameLate } from './late-teacher.ts';

/** Terms of pay from a day of the teacher's zone on: minor units for a lesson, and the share of it when nobody came. */
export interface Rate {
  from: string;
  currency: Currency;
  trial: number;
  short: number;
  long: number;
  group: number;
  /** For each child that came to a lesson of a group, besides. */
  perHead: number;
  missedPercent: number;
  /** What is taken off a lesson that was held although its teacher came late. */
  latePercent: number;
}

type Lengths = LessonLengths['lessonMinutes'];

/** What is paid for a lesson, and why so much; null while no rate is set for its day. */
export interface Pay {
  amount: number | null;
  currency: Currency | null;
  why: 'conducted' | 'cameLate' | 'missed' | 'teacherLate' | 'objected' | 'overturned' | 'noRate';
}

type Paid = Pick<Lesson, 'kind' | 'minutes' | 'status' | 'startsAt' | 'teacherHereAt' | 'teacherWaitMinutes'> & {
  /** Children that came. */
  heads: number;
  /** What a family said against the mark. */
  objection?: 'open' | 'upheld' | null;
};

/** The terms that hold on a day: the latest that have begun; of several for one day the last one set. `rates` in the order of setting. */
export function rateOn<R extends Rate>(rates: readonly R[], day: string): R | undefined {
  return rates
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
    .at(-1);
}

/**
 * Pay for a lesson that is closed, where the school’s lessons were so long when it began: the whole of it when it was held, less the cut when its teacher was seen to come late; a
 * share when nobody came although the teacher was there in time, nothing when the teacher came too late for that.
 */
export function payOf(lesson: Paid, rate: Rate | undefined, lengths: Lengths): Pay {
  if (!rate) return { amount: null, currency: null, why: 'noRate' };
  const whole = wholePay(lesson, rate, lengths);
  const { currency } = rate;
  if (lesson.objection === 'open') return { amount: null, currency: null, why: 'objected' };
  if (lesson.objection === 'upheld') return { amount: 0, currency, why: 'overturned' };
  if (lesson.status === 'conducted') {
    const isCut = cameLate(lesson) && rate.latePercent > 0;
    return { amount: isCut ? share(whole, 100 - rate.latePercent) : whole, currency, why: isCut ? 'cameLate' : 'conducted' };
  }
  if (lesson.teacherHereAt === null || cameLate(lesson)) return { amount: 0, currency, why: 'teacherLate' };
  return { amount: share(whole, rate.missedPercent), currency, why: 'missed' };
}

const share = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** A course may have lessons of its own length: they are paid as the short or the long lesson, whichever is nearer, in doubt as the short. */
function wholePay({ kind, minutes, heads }: Pick<Paid, 'kind' | 'minutes' | 'heads'>, rate: Rate, { from, to }: Lengths): number {
  if (kind === 'trial') return rate.trial;
  if (kind === 'group') return rate.group + rate.perHead * heads;
  return minutes - from <= to - minutes ? rate.short : rate.long;
}

/**
 * The first day for which terms may be set: today, or tomorrow when some begin today already; a teacher without any may
 * have them from any day on (null).
 */
export function earliestRate(rates: readonly Pick<Rate, 'from'>[], today: string): string | null {
  if (rates.length === 0) return null;
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  return rates.some(({ from }) => from === today) ? tomorrow : today;
}
