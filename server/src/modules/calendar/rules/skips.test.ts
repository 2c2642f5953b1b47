import { describe, expect, test } from 'vitest';

import { skipAt, skipWindow } from './skips.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const first = at('2026-11-24T18:00:00+03:00');

/** A lesson that was made when one skip in so many days was free, or several. */
const lesson = (startsAt: Temporal.Instant, freeSkipDays = 30, freeSkips = 1) => ({ startsAt, freeSkips, freeSkipDays });

describe('not coming to an individual lesson', () => {
  test('is free the first time', () => {
    expect(skipAt(lesson(first), [])).toEqual({ isFree: true });
  });

  for (const [when, startsAt, isFree] of [
    ['a second before 30 days later', '2026-12-24T17:59:59+03:00', false],
    ['exactly 30 days later', '2026-12-24T18:00:00+03:00', true],
    ['a second after', '2026-12-24T18:00:01+03:00', true],
    ['a second less than 30 days before', '2026-10-25T18:00:01+03:00', false],
    ['exactly 30 days before', '2026-10-25T18:00:00+03:00', true],
  ] as const) {
    test(`${isFree ? 'is free' : 'is debited'} ${when}`, () => {
      expect(skipAt(lesson(at(startsAt)), [first]).isFree).toBe(isFree);
    });
  }

  test('is debited once more the same day, and says until when', () => {
    expect(skipAt(lesson(at('2026-12-01T18:00+03:00')), [first])).toEqual({
      isFree: false,
      freeAgainFrom: at('2026-12-24T18:00+03:00'),
    });
  });

  test('counts the days in hours: the change of clocks in New York makes 30 days no longer', () => {
    const before = at('2027-02-25T16:00:00-05:00');
    expect(skipAt(lesson(at('2027-03-27T16:59:59-04:00')), [before]).isFree).toBe(false);
    expect(skipAt(lesson(at('2027-03-27T17:00:00-04:00')), [before]).isFree).toBe(true);
  });

  test('is free again a month after the free one, however many debited ones lie between', () => {
    const free = [at('2026-10-01T18:00+03:00'), first];
    expect(skipAt(lesson(at('2026-12-24T18:00+03:00')), free)).toEqual({ isFree: true });
  });

  test('is free as soon again as the lesson was promised', () => {
    const eightDaysLater = at('2026-12-02T18:00+03:00');
    expect(skipAt(lesson(eightDaysLater, 7), [first])).toEqual({ isFree: true });
    expect(skipAt(lesson(eightDaysLater, 30), [first]).isFree).toBe(false);
  });

  test('is free as often as the lesson was promised, and then when the oldest of those is so many days ago', () => {
    const second = at('2026-12-01T18:00+03:00');
    const third = at('2026-12-08T18:00+03:00');
    expect(skipAt(lesson(second, 30, 2), [first])).toEqual({ isFree: true });
    expect(skipAt(lesson(third, 30, 2), [first, second])).toEqual({ isFree: false, freeAgainFrom: at('2026-12-24T18:00+03:00') });
    expect(skipAt(lesson(at('2026-12-24T18:00+03:00'), 30, 2), [first, second])).toEqual({ isFree: true });
    expect(skipAt(lesson(second, 30, 1), [first]).isFree).toBe(false);
  });

  test('is free where those it would be too many with lie on either side, too far from each other', () => {
    const [before, after] = [at('2026-11-04T18:00+03:00'), at('2026-12-14T18:00+03:00')];
    expect(skipAt(lesson(first, 30, 2), [before, after])).toEqual({ isFree: true });
    expect(skipAt(lesson(first, 41, 2), [before, after]).isFree).toBe(false);
  });

  test('is never free where the school gives none', () => {
    expect(skipAt(lesson(first, 30, 0), [])).toEqual({ isFree: false, freeAgainFrom: null });
  });

  test('looks 30 days to either side', () => {
    expect(skipWindow(lesson(first))).toEqual({ from: at('2026-10-25T18:00+03:00'), to: at('2026-12-24T18:00+03:00') });
  });
});
