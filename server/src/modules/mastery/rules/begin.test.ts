import { masteryLimits } from '@school/contract/mastery/limits';
import { expect, test } from 'vitest';

import { beginningOf } from './begin.ts';

const lesson = (number: number, ...skills: string[]) => ({ lessonCode: `m2-${number}`, skills });
const year = Array.from({ length: 36 }, (_, at) => lesson(at + 1, `skill${at + 1}`));
const { right, wrong, below } = masteryLimits.placed;
const known = (abilities: Record<string, number>) => new Map(Object.entries(abilities).map(([skill, ability]) => [skill, { ability }]));

test('a child begins with the first lesson that has something new for it', () => {
  expect(beginningOf(year, known({ skill1: right, skill2: below, skill4: right }))).toEqual({
    lessonCode: 'm2-3',
    leftOut: ['skill1', 'skill2'],
  });
});

test('who has shown nothing, or missed the first skill, begins at the beginning', () => {
  expect(beginningOf(year, new Map())).toBeUndefined();
  expect(beginningOf(year, known({ skill1: wrong, skill2: right }))).toBeUndefined();
});

test('a review is left out with the lessons before it, and never alone', () => {
  expect(beginningOf([lesson(1, 'a'), lesson(2), lesson(3, 'b')], known({ a: right }))?.lessonCode).toBe('m2-3');
  expect(beginningOf([lesson(1), lesson(2, 'b')], new Map())).toBeUndefined();
});

test('two units at most are left out without a word of a teacher, and the last lesson never', () => {
  const all = known(Object.fromEntries(year.map(({ skills: [skill = ''] }) => [skill, right])));
  expect(beginningOf(year, all)?.lessonCode).toBe(`m2-${masteryLimits.begin.mostLessons + 1}`);
  expect(beginningOf(year.slice(0, 3), all)?.lessonCode).toBe('m2-3');
});
