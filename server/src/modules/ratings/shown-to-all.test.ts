import { ratingLimits } from '@school/contract/ratings/limits';
import { expect, test } from 'vitest';

import { averageOf } from './rules/average.ts';

test('what strangers are told of ratings are averages, each from as many on as name no family', () => {
  const { averageFrom, schoolFrom } = ratingLimits;
  expect(averageOf({ count: averageFrom - 1, sum: 5 * (averageFrom - 1) }, averageFrom)).toBeNull();
  expect(averageOf({ count: averageFrom, sum: 5 * averageFrom - 1 }, averageFrom)).toEqual({ average: 4.8, count: averageFrom });
  expect(averageOf({ count: schoolFrom - 1, sum: 4 * (schoolFrom - 1) }, schoolFrom)).toBeNull();
  expect(averageOf({ count: 0, sum: 0 }, 0)).toBeNull();
});
