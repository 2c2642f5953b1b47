import type { ResultNumbers } from '@school/contract/onboarding/shapes';
import { expect, test } from 'vitest';

import { matches } from './result-numbers.ts';

const math: ResultNumbers = { band: 'm2', percent: 95, tier: 't90', parts: [] };
const soft: ResultNumbers = { band: null, percent: null, tier: 'captain', parts: [] };
const pkh: ResultNumbers = {
  band: null,
  percent: 60,
  tier: 'mid',
  parts: [
    { code: 'general', percent: 50 },
    { code: 'reading', percent: 70 },
    { code: 'math', percent: 80 },
    { code: 'logic', percent: 40 },
  ],
};

test('an address with the stored numbers shows the result', () => {
  expect(matches('math', math, ['m2', '95'])).toBe(true);
  expect(matches('softskills', soft, ['captain'])).toBe(true);
  expect(matches('pkh', pkh, ['60', '50', '70', '80', '40'])).toBe(true);
});

test('an address with others shows none', () => {
  expect(matches('math', math, ['m2', '0'])).toBe(false);
  expect(matches('math', math, ['stored', '95'])).toBe(false);
  expect(matches('softskills', soft, ['diplomat'])).toBe(false);
  expect(matches('pkh', pkh, ['60', '50', '80', '70', '40'])).toBe(false);
});
