import { describe, expect, test } from 'vitest';

import { reasonText } from './reason.ts';
import { scopesOf } from './scope-choice.tsx';

const names = { ill: 'Ребёнок заболел', away: 'Уезжаем', school: 'Занят в школе', time: 'Неудобное время', other: 'Другая причина' };

describe('the reason that is sent', () => {
  test('is the ready one, with the words that were added', () => {
    expect(reasonText({ kind: 'ill', words: '' }, names)).toBe('Ребёнок заболел');
    expect(reasonText({ kind: 'away', words: ' до воскресенья ' }, names)).toBe('Уезжаем: до воскресенья');
  });

  test('«other» is none until it says something, and words alone are none until a reason is chosen', () => {
    expect(reasonText({ kind: 'other', words: '  ' }, names)).toBeUndefined();
    expect(reasonText({ kind: 'other', words: 'Переезд' }, names)).toBe('Переезд');
    expect(reasonText({ kind: undefined, words: 'Переезд' }, names)).toBeUndefined();
  });
});

describe('how much goes with a lesson', () => {
  const regular = (following: number, all: number) => ({ regular: { weekday: 3, startMinute: 960, following, all, schedule: 16 } });
  const scopes = (terms: Parameters<typeof scopesOf>[0]) => scopesOf(terms).map(({ scope, lessons }) => `${scope} ${lessons}`);

  test('a single lesson is moved alone', () => {
    expect(scopes({ regular: null })).toEqual(['one 1']);
  });
  test('of the first coming lesson the following ones are all there are: no third choice', () => {
    expect(scopes(regular(8, 8))).toEqual(['one 1', 'following 8']);
  });
  test('from the middle on there are three choices, of the last lesson two', () => {
    expect(scopes(regular(5, 8))).toEqual(['one 1', 'following 5', 'all 8']);
    expect(scopes(regular(1, 8))).toEqual(['one 1', 'all 8']);
  });
  test('where nothing may be changed any more, nothing goes with it', () => {
    expect(scopes(regular(0, 0))).toEqual(['one 1']);
  });
});
