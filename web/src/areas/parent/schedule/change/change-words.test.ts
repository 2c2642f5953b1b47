import { describe, expect, test } from 'vitest';

import { scopesOf } from './scope-choice.tsx';

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
