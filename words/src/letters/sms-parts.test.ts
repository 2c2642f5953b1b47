import { expect, test } from 'vitest';

import { smsParts } from './sms-parts.ts';

test('a text is as many SMS as phones count: 160 plain signs, 70 with a Cyrillic letter, less where they are joined', () => {
  expect([160, 161, 306, 307].map((signs) => smsParts('a'.repeat(signs)))).toEqual([1, 2, 2, 3]);
  expect([70, 71, 134, 135].map((signs) => smsParts('ё'.repeat(signs)))).toEqual([1, 2, 2, 3]);
  expect(smsParts(`${'a'.repeat(70)}«`)).toBe(2);
});
