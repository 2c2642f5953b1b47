import { expect, test } from 'vitest';

import { texts as en } from '@school/words/en/parent/lesson-change';
import { texts as ru } from '@school/words/ru/parent/lesson-change';

import { freeAfter, mayTakeBack, saidOf } from './after-cancel.ts';

const at = '2026-11-24T15:00:00Z';
const when = (): string => 'вт, 24 ноября, 18:00';

test('a unit that another lesson without one has taken is not on the balance any more', () => {
  expect(freeAfter({ returned: 1, passedOn: [at] })).toBe(0);
  expect(freeAfter({ returned: 1, passedOn: [] })).toBe(1);
  expect(freeAfter({ returned: 0, passedOn: [] })).toBe(0);
});

test('the notice says where the unit of a cancelled lesson is', () => {
  expect(saidOf(ru, { canceled: 1, returned: 1, passedOn: [] }, when)).toBe('Урок отменён и вернулся на баланс');
  expect(saidOf(ru, { canceled: 1, returned: 0, passedOn: [] }, when)).toBe('Урок отменён');
  expect(saidOf(ru, { canceled: 1, returned: 1, passedOn: [at] }, when)).toContain(
    'С баланса оплачен другой, на который не хватало: вт, 24',
  );
  expect(saidOf(en, { canceled: 3, returned: 3, passedOn: [at] }, when)).toBe(
    'Cancelled: 3 lessons. Returned to your balance: 2 lessons. Used for other lessons that weren’t paid for: 1 lesson.',
  );
  expect(saidOf(ru, { canceled: 2, returned: 0, passedOn: [] }, when)).toBe('Отменено: 2 урока.');
});

test('a trial, a held time, a place in a group and a lesson that begins soon are not taken back by one tap', () => {
  const moment = { now: Date.parse('2026-11-23T10:00:00Z'), noticeMinutes: 60 };
  const lesson = { groupId: null, kind: 'regular', heldUntil: null, timestamp: '2026-11-23T11:00:01Z' } as const;
  expect(mayTakeBack(lesson, moment)).toBe(true);
  expect(mayTakeBack({ ...lesson, kind: 'trial' }, moment)).toBe(false);
  expect(mayTakeBack({ ...lesson, groupId: 'one' }, moment)).toBe(false);
  expect(mayTakeBack({ ...lesson, heldUntil: '2026-11-23T10:00:00Z' }, moment)).toBe(false);
  expect(mayTakeBack({ ...lesson, timestamp: '2026-11-23T11:00:00Z' }, moment)).toBe(false);
});
