import { expect, it } from 'vitest';

import { decisionsOf, outcomeOf } from './choices.ts';

const teacher = (teacherId: string) => ({
  teacher: { teacherId, name: teacherId, avatar: null, about: { ru: '', en: '' } },
  fit: 50,
  knowsKid: false,
  lessonsThatDay: 0,
});
const touched = (eventId: string, ...teachers: string[]) => ({
  lesson: {
    eventId,
    timestamp: '2026-11-23T12:00:00Z',
    minutes: 50,
    kind: 'regular' as const,
    status: 'scheduled' as const,
    subject: 'math' as const,
    courseCode: null,
    teacher: null,
    kids: [],
  },
  bonus: 1,
  proposals: teachers.map(teacher),
});

it('gives every lesson to the best proposal until somebody chooses otherwise', () => {
  const lessons = [touched('one', 'olga', 'dmitry'), touched('two', 'olga', 'dmitry'), touched('three', 'olga')];
  const decisions = decisionsOf(
    lessons,
    new Map([
      ['two', 'dmitry'],
      ['three', null],
    ]),
  );
  expect(decisions).toEqual([
    { eventId: 'one', teacherId: 'olga' },
    { eventId: 'two', teacherId: 'dmitry' },
    { eventId: 'three', teacherId: null },
  ]);
  expect(outcomeOf(decisions)).toEqual({ given: 2, canceled: 1 });
});

it('cancels a lesson that nobody can take', () => {
  expect(decisionsOf([touched('one')], new Map())).toEqual([{ eventId: 'one', teacherId: null }]);
});

it('falls back to the best when the chosen teacher is no longer free', () => {
  expect(decisionsOf([touched('one', 'olga')], new Map([['one', 'dmitry']]))).toEqual([{ eventId: 'one', teacherId: 'olga' }]);
});

it('keeps a cancelling choice in a new list, and drops lessons that are gone', () => {
  const chosen = new Map([
    ['one', null],
    ['gone', null],
  ]);
  expect(decisionsOf([touched('one', 'olga'), touched('new', 'olga')], chosen)).toEqual([
    { eventId: 'one', teacherId: null },
    { eventId: 'new', teacherId: 'olga' },
  ]);
});
