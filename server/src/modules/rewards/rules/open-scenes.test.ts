import { expect, test } from 'vitest';

import { openScenes } from './open-scenes.ts';

const lessons = ['m2-01', 'm2-02', 'm2-03', 'm2-04'];
const open = (...held: string[]) => openScenes(lessons, new Set(held));

test('the scene before the next lesson is open, and all before it', () => {
  expect([open(), open('m2-01'), open('m2-01', 'm2-02', 'm2-03')]).toEqual([1, 2, 4]);
});

test('after the last lesson all are', () => expect(open(...lessons)).toBe(4));

test('a lesson out of its turn opens what comes before it, one of another level nothing', () => {
  expect([open('m2-03'), open('m1-04')]).toEqual([4, 1]);
});
