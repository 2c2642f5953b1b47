import { expect, test } from 'vitest';

import type { Course, Lesson } from '#modules/library';

import { createSkillFinder } from './skills-of-slides.ts';

const task = (generator: string, given: object = {}) => ({ template: 'choice-one', generator, with: given });
const lesson = (skills: string[], tasks: unknown[]) => ({ skills, tasks }) as unknown as Lesson;
const review = lesson(['sums', 'clock', 'money', 'shapes'], []);
const course = {
  levels: [
    {
      lessons: [
        lesson(['sums'], [task('add', { max: 10 })]),
        lesson(['clock'], [task('read-clock'), task('story', { max: 5 })]),
        lesson(['money'], [task('story', { max: 9 }), task('count')]),
        lesson(['shapes', 'sums'], [task('mosaic'), task('count')]),
        lesson(['shapes'], [task('story', { max: 7 })]),
        review,
      ],
    },
  ],
} as unknown as Course;
const skillsOf = (asked: unknown) => createSkillFinder()(course, review, asked);

test('a task of a review tells of the skill whose own lesson asks so', () => {
  expect(skillsOf(task('add'))).toEqual(['sums']);
  expect(skillsOf(task('count'))).toEqual(['money']);
});

test('asked for too many, it tells of the one that is asked the very same', () => {
  expect(skillsOf(task('story', { max: 9 }))).toEqual(['money']);
  expect(skillsOf(task('story', { max: 100 }))).toEqual([]);
});

test('a lesson of two skills counts where none of one does', () => {
  expect(skillsOf(task('mosaic'))).toEqual(['sums', 'shapes']);
});

test('of a task that nobody else asks nobody knows', () => {
  expect(skillsOf(task('new'))).toEqual([]);
  expect(skillsOf({ template: 'say' })).toEqual([]);
});
