import { rewardLimits } from '@school/contract/rewards/limits';
import { expect, test } from 'vitest';

import { houseOf } from './house.ts';

test('the house grows with the lesson that it waits for, not one before', () => {
  for (const [stage, { lessons, places }] of rewardLimits.house.entries()) {
    expect(houseOf(lessons)).toMatchObject({ stage, places });
    if (stage > 0) expect(houseOf(lessons - 1)).toMatchObject({ stage: stage - 1, growsAt: lessons });
  }
  expect(houseOf(1000).growsAt).toBeNull();
});
