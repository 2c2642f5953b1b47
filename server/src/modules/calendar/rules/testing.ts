import { settingLimits } from '@school/contract/school/limits';
import { startsIn, minutesIn, without, type Busy } from './free-slots.ts';
import { daysOf, type Frame, frameFrom, gridMask, hoursMask, type HoursException, type HoursRule } from './teacher-hours.ts';
import type { LessonTerms } from './lesson.ts';
import { instantOf, minuteOf } from './wall-days.ts';

import * as fc from 'fast-check';

/** Zones with whole, half and quarter hours; clocks that change by 60 and 30 minutes, at night, at midnight, or a whole day. */
export const zones = [
  'Europe/Moscow',
  'Europe/Minsk',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Jerusalem',
  'Asia/Almaty',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
] as const;

/** One question to the engine: whose hours, what is taken, how long a lesson. */
export interface Question {
  zone: string;
  frame: Frame;
  rules: HoursRule[];
  exceptions: HoursException[];
  busy: Busy[];
  minutes: number;
}

/** What the engine answers, as minutes since 1970. */
export function slots({ zone, frame, rules, exceptions, busy, minutes }: Question): number[] {
  const days = daysOf(frame, zone);
  const free = without(frame, hoursMask(frame, { zone, rules, exceptions }, days), busy);
  return minutesIn(frame, startsIn(free, gridMask(frame, days), minutes), frame.from, endOf(frame));
}

/** The minute since 1970 at which a frame ends. */
export const endOf = (frame: Frame): number => frame.from + frame.cells * 5;

/** Clocks of a zone change in most of the weeks drawn; where they never do, any week of 2005 to 2034 is drawn. */
const aMomentOfChange = fc
  .record({ zone: fc.constantFrom(...zones), month: fc.integer({ min: 0, max: 30 * 12 - 1 }), before: fc.integer({ min: 0, max: 7 }) })
  .map(({ zone, month, before }) => {
    const drawn = new Temporal.PlainDate(2005 + Math.floor(month / 12), (month % 12) + 1, 5).toZonedDateTime(zone);
    const change = drawn.getTimeZoneTransition('next');
    const at = change && Temporal.ZonedDateTime.compare(change, drawn.add({ years: 1 })) < 0 ? change : drawn;
    return { zone, at: at.toInstant().subtract({ hours: 24 * before }) };
  });

const block = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ fromMinute: from * 30, toMinute: to * 30 }));

/**
 * A question about nine days. `aligned` keeps lessons on the grid of half hours, as all lessons of the school are;
 * without it they begin at any fifth minute, also before the frame and after it.
 */
export const questions = ({ aligned = false } = {}): fc.Arbitrary<Question> =>
  aMomentOfChange.chain(({ zone, at }) => {
    const frame = frameFrom(at, 9);
    const day = fc
      .integer({ min: 0, max: 9 })
      .map((days) => instantOf(frame.from).toZonedDateTimeISO(zone).toPlainDate().add({ days }).toString());
    const valid = fc.option(day, { freq: 3 });
    const step = aligned ? 30 : 5;
    const lesson = fc
      .tuple(fc.integer({ min: -4, max: Math.floor((frame.cells * 5) / step) + 4 }), fc.constantFrom(25, 50))
      .map(([at, length]) => ({ from: frame.from + at * step, to: frame.from + at * step + length }));
    return fc.record({
      zone: fc.constant(zone),
      frame: fc.constant(frame),
      rules: fc.array(
        fc
          .tuple(fc.integer({ min: 1, max: 7 }), block, valid, valid)
          .map(([weekday, hours, validFrom, validTo]) => ({ weekday, ...hours, validFrom, validTo })),
        { maxLength: 8 },
      ),
      exceptions: fc.uniqueArray(fc.record({ day, blocks: fc.array(block, { maxLength: 2 }) }), { maxLength: 2, selector: (it) => it.day }),
      busy: fc.array(lesson, { maxLength: 8 }),
      minutes: fc.constantFrom(25, 50),
    });
  });

/** How often a property is tried: more under LONG=1. */
export const runs = (normal: number, long: number) => ({ numRuns: process.env['LONG'] ? long : normal });

/** Blocks of a date, an exception before the rules. */
const blocksOf = ({ rules, exceptions }: Question, date: string, weekday: number) =>
  exceptions.find(({ day }) => day === date)?.blocks ??
  rules.filter(
    (rule) =>
      rule.weekday === weekday && (rule.validFrom === null || rule.validFrom <= date) && (rule.validTo === null || date < rule.validTo),
  );

/** The answer found by walking: every fifth minute is asked what its clock shows, who works then and what is taken. */
export function walk(question: Question): number[] {
  const { zone, frame, busy, minutes } = question;
  const isFree: boolean[] = [];
  const starts: number[] = [];
  for (let minute = frame.from; minute < endOf(frame); minute += 5) {
    const wall = instantOf(minute).toZonedDateTimeISO(zone);
    const shown = wall.hour * 60 + wall.minute;
    const works = blocksOf(question, wall.toPlainDate().toString(), wall.dayOfWeek).some(
      ({ fromMinute, toMinute }) => fromMinute <= shown && shown < toMinute,
    );
    isFree.push(works && !busy.some(({ from, to }) => minute < to && minute + 5 > from));
    const isFirstPass = minuteOf(wall.toPlainDateTime().toZonedDateTime(zone).toInstant()) === minute;
    if (shown % 30 === 0 && isFirstPass) starts.push(minute);
  }
  return starts.filter((start) => {
    const cell = (start - frame.from) / 5;
    return Array.from({ length: minutes / 5 }, (_, at) => isFree[cell + at]).every(Boolean);
  });
}

/** A second engine: ranges of minutes, cut where the zone's offset changes, merged, with the lessons taken out. */
export function byIntervals(question: Question): number[] {
  const { zone, frame, busy, minutes } = question;
  const stretches = stretchesOf(zone, frame.from - 2880, endOf(frame));
  const worked = stretches.flatMap(({ from, to, offset }) => {
    const days = Array.from(
      { length: Math.floor((to + offset) / 1440) - Math.floor((from + offset) / 1440) + 1 },
      (_, at) => Math.floor((from + offset) / 1440) + at,
    );
    return days.flatMap((day) => {
      const date = new Date(day * 86_400_000);
      return blocksOf(question, date.toISOString().slice(0, 10), date.getUTCDay() || 7).map(({ fromMinute, toMinute }) => ({
        from: Math.max(from, day * 1440 + fromMinute - offset, frame.from),
        to: Math.min(to, day * 1440 + toMinute - offset, endOf(frame)),
      }));
    });
  });
  const free = busy.reduce((left, lesson) => left.flatMap((it) => cut(it, lesson)), merged(worked));
  let shownBefore = -Infinity;
  const starts = stretches.flatMap(({ from, to, offset }) => {
    const first = Math.ceil(Math.max(from + offset, shownBefore) / 30) * 30;
    shownBefore = Math.max(shownBefore, to + offset);
    return Array.from({ length: Math.max(0, Math.ceil((to + offset - first) / 30)) }, (_, at) => first + at * 30 - offset);
  });
  return starts.filter((start) => free.some(({ from, to }) => from <= start && start + minutes <= to));
}

const stretchesOf = (zone: string, from: number, to: number): Array<Busy & { offset: number }> => {
  const wall = instantOf(from).toZonedDateTimeISO(zone);
  const change = wall.getTimeZoneTransition('next');
  const end = Math.min(to, change ? minuteOf(change.toInstant()) : to);
  const rest = end < to ? stretchesOf(zone, end, to) : [];
  return [{ from, to: end, offset: wall.offsetNanoseconds / 6e10 }, ...rest];
};

const merged = (ranges: Busy[]): Busy[] =>
  ranges
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from)
    .reduce<Busy[]>((done, { from, to }) => {
      const last = done.at(-1);
      if (!last || last.to < from) return [...done, { from, to }];
      return [...done.slice(0, -1), { from: last.from, to: Math.max(last.to, to) }];
    }, []);

const cut = (range: Busy, lesson: Busy): Busy[] =>
  [
    { from: range.from, to: Math.min(range.to, lesson.from) },
    { from: Math.max(range.from, lesson.to), to: range.to },
  ].filter(({ from, to }) => from < to);

/** What a lesson is promised in a school that has chosen nothing. */
const usualTerms: LessonTerms = {
  changeHours: 8,
  enterMinutes: 10,
  absentMinutes: 10,
  teacherWaitMinutes: 5,
  lateBonus: 1,
  freeSkips: 1,
  freeSkipDays: 30,
  trialMoves: 1,
  releaseHours: 24,
};

export const usualPromises = { terms: async () => usualTerms, horizonWeeks: () => settingLimits.horizonWeeks.usually };
