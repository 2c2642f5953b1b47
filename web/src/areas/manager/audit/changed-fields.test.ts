import { expect, test } from 'vitest';

import { texts } from '#i18n/ru/audit.ts';
import { changedFields } from './changed-fields.ts';

test('only what changed is told, with what it was; what is new is told as it is', () => {
  expect(changedFields({ before: { name: 'Ян', rights: ['people'] }, after: { name: 'Ян', rights: ['people', 'money'] } }, texts)).toEqual([
    'rights: people → people, money',
  ]);
  expect(changedFields({ before: null, after: { units: 3, bonus: false, note: '', money: { amount: 5 } } }, texts)).toEqual([
    'units: 3',
    'bonus: нет',
    'note: пусто',
    'money: amount 5',
  ]);
  expect(changedFields({ before: null, after: null }, texts)).toEqual([]);
});
