import type { CourseLesson } from '@school/contract/learning/shapes';
import { expect, test } from 'vitest';

import { gladesOf, placeOfChip, speechOf, speechOfDay, stationsOf } from './stations.ts';
import { course, lesson } from '#testing/course-way.ts';

const words = { now: 'now', wait: 'wait', allLit: 'all' };

test('the way is the level of the child alone: lit, next, open, and far lanterns, with a star for each third', () => {
  const way = course([lesson(1, 'done', 6), lesson(2, 'done', 2), lesson(3, 'open'), lesson(4, 'open'), lesson(5, 'locked')]);
  expect(stationsOf(way).map(({ number, state, stars }) => [number, state, stars])).toEqual([
    [1, 'lit', 3],
    [2, 'lit', 1],
    [3, 'now', 0],
    [4, 'open', 0],
    [5, 'far', 0],
  ]);
});

test('homework left behind is next, though a later lesson is open', () => {
  const way = course([lesson(1, 'open'), lesson(2, 'open'), lesson(3, 'open')], { lessonCode: 'm2-02', playbookUid: 'math-m2-02-home' });
  expect(stationsOf(way).map(({ state }) => state)).toEqual(['open', 'now', 'open']);
});

test('Chip stands at the next lantern, else at the last one lit, else at the first', () => {
  const at = (...lessons: CourseLesson[]) => placeOfChip(stationsOf(course(lessons)));
  expect(at(lesson(1, 'done'), lesson(2, 'open'), lesson(3, 'locked'))).toBe(1);
  expect(at(lesson(1, 'done'), lesson(2, 'done'), lesson(3, 'locked'))).toBe(1);
  expect(at(lesson(1, 'locked'), lesson(2, 'locked'))).toBe(0);
});

test('he says to touch the yellow one only where there is one', () => {
  const said = (...lessons: CourseLesson[]) => speechOf(course(lessons), words);
  expect(said(lesson(1, 'done'), lesson(2, 'open'))).toBe('now');
  expect(said(lesson(1, 'done'), lesson(2, 'locked'))).toBe('wait');
  expect(said(lesson(1, 'done'), lesson(2, 'done'))).toBe('all');
});

test('four lanterns are a glade, and the last one may have fewer', () =>
  expect(gladesOf(stationsOf(course([1, 2, 3, 4, 5].map((number) => lesson(number, 'locked'))))).map(({ length }) => length)).toEqual([
    4, 1,
  ]));

test('he says what is caught today before the way, with one to go that it is one, and at the goal good night', () => {
  const words = { goalOf: { 2: 'two', 3: 'three' }, speech: { evening: 'one left', night: 'good night' } };
  const said = (fireflies: number, of: number, hour: 'day' | 'evening' | 'night') => speechOfDay({ fireflies, of, hour }, words, 'now');
  expect([said(0, 3, 'day'), said(2, 3, 'evening'), said(2, 2, 'night')]).toEqual(['three now', 'one left now', 'good night']);
  // Where the parent has switched the goal off, nothing is said of it.
  expect([speechOfDay(null, words, 'now'), speechOfDay(undefined, words, 'now')]).toEqual(['now', 'now']);
});
