import { expect, test } from 'vitest';

import { placesOf } from './race.ts';

test('on the track of a race nobody is left behind alone', () => {
  expect(placesOf({ a: 5, b: 4, c: 0 })).toEqual({ a: 5, b: 4, c: 3 });
  expect(placesOf({ a: 5, b: 0 })).toEqual({ a: 5, b: 4 });
  expect(placesOf({ a: 5, b: 4 }), 'one item is no distance').toEqual({ a: 5, b: 4 });
  expect(placesOf({ a: 5, b: 1, c: 1 }), 'two who are last are company').toEqual({ a: 5, b: 1, c: 1 });
});

test('alone, or before anybody has begun, all stand where they stand', () => {
  expect(placesOf({ a: 3 })).toEqual({ a: 3 });
  expect(placesOf({})).toEqual({});
  expect(placesOf({ a: 0, b: 0, c: 0 })).toEqual({ a: 0, b: 0, c: 0 });
});
