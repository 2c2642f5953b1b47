import { rewardLimits } from '@school/contract/rewards/limits';
import { expect, test } from 'vitest';

import { placesOf } from './places.ts';

test.each([true, false])('every place of the largest house stands somewhere, apart from the others (wide: %s)', (isWide) => {
  const places = placesOf(isWide);
  expect(places.length).toBe(Math.max(...rewardLimits.house.map((stage) => stage.places)));
  expect(new Set(places.map(String)).size).toBe(places.length);
});
