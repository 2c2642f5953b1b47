import { describe, expect, test } from 'vitest';

import { moveOn } from './moving-on.ts';

const course = {
  levels: ['m1', 'm2', 'm3'].map((levelCode) => ({
    levelCode,
    lessons: [1, 2].map((number) => ({ lessonCode: `${levelCode}-${number}` })),
  })),
};
const set = (codes: string) => new Set(codes.split(' ').filter(Boolean));
const come = (levelCode: string, opened: string, done: string) => moveOn(course, { levelCode, opened: set(opened), done: set(done) });

describe('a level is left', () => {
  test.each([
    ['one lesson is not held', 'm1-1', 'm1-1', 'm1'],
    ['the homework of the last is not done', 'm1-1 m1-2', 'm1-1', 'm1'],
    ['all is done', 'm1-1 m1-2', 'm1-1 m1-2', 'm2'],
    ['homework was left out, and the next level has begun', 'm1-1 m1-2 m2-1', 'm1-2', 'm2'],
    ['a lesson of the level above was held for once', 'm1-1 m2-1', 'm1-1', 'm1'],
    ['two levels are done at once', 'm1-1 m1-2 m2-1 m2-2', 'm1-1 m1-2 m2-1 m2-2', 'm3'],
  ])('when it is: %s', (_, opened, done, level) => {
    expect(come('m1', opened, done)).toMatchObject({ levelCode: level, completed: false });
  });
});

test('the course is completed with its last level, and says which levels are done', () => {
  expect(come('m3', 'm3-1 m3-2', 'm3-1 m3-2')).toEqual({ passed: ['m3'], levelCode: 'm3', completed: true });
  expect(come('m2', 'm2-1 m2-2 m3-1 m3-2', 'm2-1 m2-2 m3-1')).toEqual({ passed: ['m2'], levelCode: 'm3', completed: false });
});

test('a kid in the middle of a level keeps its place when lessons are added below', () => {
  const longer = {
    levels: course.levels.map((level) => ({ ...level, lessons: [...level.lessons, { lessonCode: `${level.levelCode}-3` }] })),
  };
  expect(moveOn(longer, { levelCode: 'm2', opened: set('m1-1 m1-2 m2-1'), done: set('m1-1 m1-2') }).levelCode).toBe('m2');
});
