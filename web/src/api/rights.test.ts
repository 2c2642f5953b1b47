import { backOfficeCalls } from '@school/contract/back-office/calls';
import { familyCardCalls } from '@school/contract/back-office/family-calls';
import { lessonActCalls } from '@school/contract/back-office/lesson-calls';
import { familyMoneyCalls } from '@school/contract/back-office/money-calls';
import type { KnownCall } from '@school/contract/calls';
import { expect, test } from 'vitest';

import { opens } from './rights.ts';

test('a colleague of support opens the card of a family and nothing of its money, lessons, data or sign-in', () => {
  const keys = Object.keys({ ...backOfficeCalls, ...lessonActCalls, ...familyCardCalls, ...familyMoneyCalls }) as KnownCall[];
  const calls = keys.filter((call) => call.includes('/families/:familyId'));
  expect(calls.filter((call) => opens(call, ['support']))).toEqual([
    'GET /manager/families/:familyId',
    'GET /manager/families/:familyId/lessons-around',
    'GET /manager/families/:familyId/refusals',
    'GET /manager/families/:familyId/notes',
    'POST /manager/families/:familyId/notes',
    'GET /manager/families/:familyId/log',
  ]);
  expect(calls.some((call) => opens(call, []))).toBe(false);
});
