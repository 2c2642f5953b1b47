import { describe, expect, test } from 'vitest';

import { windowFrom } from './event-window.ts';
import { minutesIn, startsIn, without } from './free-slots.ts';
import { daysOf, gridMask, hoursMask } from './teacher-hours.ts';
import { byIntervals, endOf, type Question, questions, runs, slots, walk, zones } from './testing.ts';
import { instantOf, minuteAt, minuteOf } from './wall-days.ts';

import * as fc from 'fast-check';

/** Tries a property on questions drawn around clock changes. */
function holds(property: (question: Question) => void, how: { normal?: number; aligned?: boolean } = {}): void {
  const { normal = 60, aligned = false } = how;
  fc.assert(
    fc.property(questions({ aligned }), (question) => void property(question)),
    runs(normal, 3000),
  );
}

/** A question beside another choice. */
const asking = <T>(property: (question: Question, choice: T) => void, choice: fc.Arbitrary<T>) =>
  fc.assert(
    fc.property(questions(), choice, (question, chosen) => void property(question, chosen)),
    runs(60, 3000),
  );

/** The bits behind the answer to a question. */
function startsOf({ zone, frame, rules, exceptions, busy, minutes }: Question) {
  const days = daysOf(frame, zone);
  const free = without(frame, hoursMask(frame, { zone, rules, exceptions }, days), busy);
  return startsIn(free, gridMask(frame, days), minutes);
}

const anyIndex = fc.nat({ max: 1000 });
const anyZone = fc.constantFrom(...zones);
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

test('the process runs in the zone that this run is for', () => {
  for (const [month, name] of ['01', '07'].map((it) => [Number(it) - 1, it] as const)) {
    const wall = Temporal.PlainDate.from(`2026-${name}-01`).toZonedDateTime(process.env['TZ'] ?? 'UTC');
    expect(new Date(2026, month, 1).getTime()).toBe(wall.epochMilliseconds);
  }
});

describe('free slots, on weeks in which clocks change', { timeout: process.env['LONG'] ? 300_000 : 20_000 }, () => {
  test('are every start of the grid at which a whole lesson is worked and free, and no other: as walking finds', () =>
    holds((question) => expect(slots(question)).toEqual(walk(question)), { normal: 40 }));

  test('are the same when ranges of minutes are reckoned with instead of bits', () =>
    holds((question) => expect(slots(question)).toEqual(byIntervals(question)), { normal: 150 }));

  test('are the same for every viewer, each in the window of the own zone', () =>
    asking(
      (question, [one, other]) => {
        const starts = startsOf(question);
        const day = instantOf(question.frame.from).toZonedDateTimeISO('UTC').toPlainDate().toString();
        const [mine, others] = [one, other].map((zone) => {
          const { from, to } = windowFrom(day, zone, instantOf(question.frame.from));
          const window = { from: minuteOf(from), to: minuteOf(to) };
          return { window, seen: minutesIn(question.frame, starts, window.from, window.to) };
        });
        const within = (seen: number[] = [], window = { from: 0, to: 0 }) => seen.filter((it) => window.from <= it && it < window.to);
        expect(within(mine?.seen, others?.window)).toEqual(within(others?.seen, mine?.window));
      },
      fc.tuple(anyZone, anyZone),
    ));

  test('stay as they are when a block or a lesson is split in two', () =>
    asking((question, index) => {
      const rule = pick(question.rules, index);
      const lesson = pick(question.busy, index);
      const middle = rule ? Math.round((rule.fromMinute + rule.toMinute) / 60) * 30 : 0;
      const split: Question = {
        ...question,
        rules: question.rules.flatMap((it) => (it === rule && it.fromMinute < middle && middle < it.toMinute ? halves(it, middle) : [it])),
        busy: question.busy.flatMap(({ from, to }, at) =>
          question.busy[at] === lesson
            ? [
                { from, to: from + 10 },
                { from: from + 10, to },
              ]
            : [{ from, to }],
        ),
      };
      expect(slots(split)).toEqual(slots(question));
    }, anyIndex));

  test('of a window are those of its first part and of its second', () =>
    asking(
      (question, [a, b, c]) => {
        const starts = startsOf(question);
        const at = (share: number) => question.frame.from + Math.floor((share * question.frame.cells * 5) / 1000);
        const [first = 0, middle = 0, last = 0] = [a, b, c].map(at).sort((x, y) => x - y);
        const between = (from: number, to: number) => minutesIn(question.frame, starts, from, to);
        expect(between(first, last)).toEqual([...between(first, middle), ...between(middle, last)]);
      },
      fc.tuple(anyIndex, anyIndex, anyIndex),
    ));

  test('are never lost when a lesson is called off', () =>
    asking((question, index) => {
      const off = pick(question.busy, index);
      const after = new Set(slots({ ...question, busy: question.busy.filter((it) => it !== off) }));
      expect(slots(question).filter((start) => !after.has(start))).toEqual([]);
    }, anyIndex));

  test('have labels that lead back to the same instant: a viewer’s with its offset, the teacher’s day and minute without', () =>
    asking((question, viewer) => {
      const days = daysOf(question.frame, question.zone);
      for (const start of slots(question)) {
        const label = instantOf(start).toZonedDateTimeISO(viewer).toString({ smallestUnit: 'minute' });
        expect(minuteOf(Temporal.ZonedDateTime.from(label).toInstant())).toBe(start);
        const wall = instantOf(start).toZonedDateTimeISO(question.zone);
        const day = days.find(({ date }) => date === wall.toPlainDate().toString());
        expect(day && minuteAt(day, wall.hour * 60 + wall.minute)).toBe(start);
      }
    }, anyZone));

  test('of 50 minutes are two of 25, half an hour apart', () =>
    holds(
      (question) => {
        const short = new Set(slots({ ...question, minutes: 25 }));
        const long = new Set(slots({ ...question, minutes: 50 }));
        const grid = minutesIn(question.frame, gridOf(question), question.frame.from, endOf(question.frame));
        const followed = grid.filter((start, at) => grid[at + 1] === start + 30);
        expect(followed.filter((start) => long.has(start))).toEqual(followed.filter((start) => short.has(start) && short.has(start + 30)));
      },
      { aligned: true, normal: 30 },
    ));

  test('never reach past the end of the frame', () =>
    holds((question) => {
      const whole = { ...question, rules: everyHour, exceptions: [], busy: [] };
      expect(Math.max(...slots(whole)) + question.minutes).toBeLessThanOrEqual(endOf(question.frame));
    }));
});

const everyHour = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440, validFrom: null, validTo: null }));

const halves = <R extends { fromMinute: number; toMinute: number }>(rule: R, middle: number): R[] => [
  { ...rule, toMinute: middle },
  { ...rule, fromMinute: middle },
];

const gridOf = ({ zone, frame }: Question) => gridMask(frame, daysOf(frame, zone));
