import { expect, test } from 'vitest';

import { linesOfOpenMonth, sumsOf } from './month-lines.ts';

const byn = (amount: number) => ({ amount, currency: 'BYN' as const });

test('each lesson of the month is a line, also one of which nothing can be said yet', () =>
  expect(
    linesOfOpenMonth(
      [
        { lessonId: 'a', pay: byn(2500) },
        { lessonId: 'b', pay: null },
      ],
      [],
      [],
    ),
  ).toEqual([
    { kind: 'lesson', lessonId: 'a', pay: byn(2500) },
    { kind: 'lesson', lessonId: 'b', pay: null },
  ]));

test('what did not change since a month was closed is not paid twice', () =>
  expect(linesOfOpenMonth([], [{ lessonId: 'a', pay: byn(2500) }], [{ lessonId: 'a', ...byn(2500) }])).toEqual([]));

test.each([
  ['a mark that was overturned is taken off', byn(0), [byn(2500)], -2500],
  ['a lesson marked after the month was closed is added', byn(2500), [], 2500],
  ['a missed lesson that was held after all is topped up', byn(2500), [byn(1250)], 1250],
  ['what two closed months said is summed first', byn(1250), [byn(2500), byn(-2500)], 1250],
] as const)('%s', (_, pay, was, amount) =>
  expect(
    linesOfOpenMonth(
      [],
      [{ lessonId: 'a', pay }],
      was.map((it) => ({ lessonId: 'a', ...it })),
    ),
  ).toEqual([{ kind: 'later', lessonId: 'a', pay: byn(amount) }]),
);

test('while a family objects to a lesson, what was frozen stands', () => {
  expect(linesOfOpenMonth([], [{ lessonId: 'a', pay: null }], [{ lessonId: 'a', ...byn(2500) }])).toEqual([]);
  expect(linesOfOpenMonth([], [{ lessonId: 'a', pay: null }], [])).toEqual([]);
});

test('a lesson that is closed no longer is taken off in full', () =>
  expect(linesOfOpenMonth([], [], [{ lessonId: 'a', ...byn(2500) }])).toEqual([{ kind: 'later', lessonId: 'a', pay: byn(-2500) }]));

test('currencies are summed apart', () =>
  expect(sumsOf([byn(100), null, { amount: 7, currency: 'EUR' }, byn(-30)])).toEqual([byn(70), { amount: 7, currency: 'EUR' }]));
