import { expect, test } from 'vitest';

import { lessonsInTurn, type Standing } from './lessons-in-turn.ts';

const course = {
  levels: ['m1', 'm2'].map((levelCode) => ({ levelCode, lessons: [1, 2].map((number) => ({ lessonCode: `${levelCode}-${number}` })) })),
};
const lesson = (lessonId: string, chosen: string | null = null, kids = ['masha'], level: string | null = 'm1') => ({
  lessonId,
  chosen,
  kids,
  level,
});
const standing = (levelCode: string, opened: string): Standing => ({ levelCode, opened: opened.split(' ').filter(Boolean) });
const turns = (coming: ReturnType<typeof lesson>[], standings: Record<string, Standing> = {}) =>
  Object.fromEntries(lessonsInTurn(course, coming, new Map(Object.entries(standings))));

test.each([
  ['each lesson takes the one after those before it', [lesson('a'), lesson('b')], { a: 'm1-2', b: 'm2-1' }],
  ['a lesson chosen for today leaves its turn to the next one', [lesson('a', 'm2-2'), lesson('b')], { a: 'm2-2', b: 'm1-2' }],
  ['a lesson held again moves nothing on', [lesson('a', 'm1-1'), lesson('b')], { a: 'm1-1', b: 'm1-2' }],
  ['past the end of the course there is none', [lesson('a'), lesson('b'), lesson('c'), lesson('d')], { a: 'm1-2', b: 'm2-1', c: 'm2-2' }],
])('%s', (_, coming, expected) => {
  expect(turns(coming, { masha: standing('m1', 'm1-1') })).toEqual(expected);
});

test('a kid that has not begun begins at the level of its process, else at the first', () => {
  expect(turns([lesson('a', null, ['masha'], 'm2')])).toEqual({ a: 'm2-1' });
  expect(turns([lesson('a', null, ['masha'], null)])).toEqual({ a: 'm1-1' });
});

test('a group goes on with what most of its kids come to next', () => {
  const kids = ['masha', 'petya', 'vera'];
  const standings = { masha: standing('m1', 'm1-1'), petya: standing('m1', 'm1-1'), vera: standing('m1', '') };
  expect(turns([lesson('a', null, kids), lesson('b', null, kids)], standings)).toEqual({ a: 'm1-2', b: 'm2-1' });
});
