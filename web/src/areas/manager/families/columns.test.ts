import { expect, test } from 'vitest';

import { texts as t } from '@school/words/ru/manager/manager';
import { texts as names } from '@school/words/ru/shared/names';
import { cellText, columnIds, type FamilyRow, parentOf } from './columns.ts';
import { readColumns } from './saved-columns.ts';

const speech = { t, names, locale: 'ru-RU' } as const;
const kids = [
  { kidUid: 'a', name: 'Маша', age: 6, avatar: null },
  { kidUid: 'b', name: 'Петя', age: 9, avatar: null },
];
const row: FamilyRow = {
  customerId: 'family',
  parentName: 'Анна Иванова',
  email: 'anna@chip.school',
  phone: '+375291234567',
  kids,
  initialSubject: 'math',
  processes: [
    { processId: '1', type: 'learning', subject: 'math', courseCode: 'math', state: 'inProgress', kids: ['a'] },
    { processId: '2', type: 'intro', subject: 'english', courseCode: null, state: 'waitSchedulingIntroLesson', kids: ['b'] },
  ],
  gold: 12,
  silver: 0,
  tags: [],
  createdAt: '2026-11-20T12:00:00Z',
};

test('each column says its part of the family', () =>
  expect(columnIds.map((id) => cellText(row, id, speech))).toEqual([
    'Маша, 6; Петя, 9',
    '+375 29 123-45-67',
    'Математика: в работе; Английский: пробный не назначен',
    '12',
    '0',
    'anna@chip.school',
    '20 ноября 2026 г.',
    'Математика',
  ]));

test('a family without a name is called by its contact', () => {
  expect(parentOf(row)).toBe('Анна Иванова');
  expect(parentOf({ ...row, parentName: '' })).toBe('anna@chip.school');
  expect(parentOf({ ...row, parentName: '', email: null })).toBe('+375291234567');
});

test('remembered columns stand in the order of the table, unknown ones are forgotten, and at first there are the usual ones', () => {
  expect(readColumns('silver,phone,colour')).toEqual(['phone', 'silver']);
  expect(readColumns('')).toEqual([]);
  expect(readColumns(null)).toEqual(columnIds.filter((id) => id !== 'subject'));
});
