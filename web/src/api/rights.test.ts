import { backOfficeRights } from '@school/contract/back-office/rights';
import { expect, test } from 'vitest';

import { opens } from './rights.ts';

test('a colleague of support opens the card of a family and nothing of its money, lessons, data or sign-in', () => {
  const rows = Object.entries(backOfficeRights).filter(([call]) => call.includes('/families/:familyId'));
  expect(rows.filter(([, row]) => opens(row, ['support'])).map(([call]) => call)).toEqual([
    'GET /manager/families/:familyId',
    'GET /manager/families/:familyId/lessons-around',
    'GET /manager/families/:familyId/refusals',
    'GET /manager/families/:familyId/notes',
    'POST /manager/families/:familyId/notes',
    'GET /manager/families/:familyId/log',
  ]);
  expect(rows.some(([, row]) => opens(row, []))).toBe(false);
});
