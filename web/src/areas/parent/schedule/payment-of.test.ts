import { expect, test } from 'vitest';

import { paymentOf } from './payment-of.ts';

const lesson = { heldUntil: null, kind: 'regular', back: null, funded: true, status: 'scheduled' } as const;

test.each([
  ['ahead: a unit waits for it', {}, 'reserved'],
  ['under way: the unit still waits', { status: 'inProgress' }, 'reserved'],
  ['that took place: the unit is gone', { status: 'conducted' }, 'charged'],
  ['ahead without a unit', { funded: false }, 'awaited'],
  ['of a trial, held or not', { kind: 'trial', status: 'conducted' }, 'free'],
  ['that is held', { heldUntil: '2026-11-24T15:00:00Z', funded: false }, 'held'],
  ['that was missed', { status: 'nonAttendance', back: { units: 1, bonus: 0, bySchool: false } }, 'back'],
] as const)('a lesson %s', (_, its, how) => expect(paymentOf({ ...lesson, ...its })).toBe(how));
