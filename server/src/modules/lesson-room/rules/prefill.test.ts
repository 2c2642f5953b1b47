import type { RoomState } from '@school/contract/lesson-room/state';
import { describe, expect, test } from 'vitest';

import { figuresOf, resultOf, tagsOf, wasAbsent } from './prefill.ts';

type Marks = RoomState['marks'][string];

const marks = (right: number, late: number, wrong: number): Marks =>
  Object.fromEntries(
    [
      ...Array.from({ length: right }, () => ({ verdict: 'right' as const, tries: 1, done: true })),
      ...Array.from({ length: late }, () => ({ verdict: 'right' as const, tries: 2, done: true })),
      ...Array.from({ length: wrong }, () => ({ verdict: 'wrong' as const, tries: 2, done: true })),
    ].map((mark, at) => [`m/${at}/0`, mark]),
  );

describe('what is proposed at the end of a lesson', () => {
  test('is told by first tries: what was right at the second is not one', () => {
    expect(figuresOf([marks(7, 1, 0), marks(3, 0, 1), undefined])).toEqual({ firstTry: 10, of: 12 });
    const waiting: Marks = { 'm/0/0': { verdict: 'waiting', tries: 1, done: true } };
    expect([figuresOf([]), figuresOf([undefined, {}]), figuresOf([waiting])]).toEqual([null, null, null]);
  });

  test.each([
    [8, 10, 'great'],
    [79, 100, 'good'],
    [5, 10, 'good'],
    [49, 100, 'hard'],
  ])('%i of %i at the first try went %s', (firstTry, of, result) => {
    expect(resultOf({ firstTry, of })).toBe(result);
  });

  test('nothing is said of how it went where nothing was judged', () => {
    expect(resultOf(null)).toBeNull();
  });

  test.each([
    [449, 25, true],
    [450, 25, false],
    // Of a long lesson a third is fifteen minutes: ten are enough to have been there.
    [599, 50, true],
    [600, 50, false],
  ])('%i seconds of a lesson of %i minutes: absent is %s', (seconds, minutes, absent) => {
    expect(wasAbsent(seconds, minutes)).toBe(absent);
  });

  test('notices homework, acts and mastery at their boundaries', () => {
    const of = (it: Partial<Parameters<typeof tagsOf>[0]>) => tagsOf({ homework: [], acts: 0, minutes: 20, figures: null, ...it });
    expect(of({})).toEqual([]);
    expect(of({ homework: [true, true] })).toEqual(['homeworkDone']);
    expect(of({ homework: [true, false] })).toEqual(['homeworkMissing']);
    expect([of({ acts: 9 }), of({ acts: 10 }), of({ acts: 10, minutes: 0 })]).toEqual([[], ['active'], []]);
    expect([of({ figures: { firstTry: 79, of: 100 } }), of({ figures: { firstTry: 80, of: 100 } })]).toEqual([[], ['mastered']]);
  });
});
