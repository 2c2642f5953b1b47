import { expect, test } from 'vitest';

import type { Course, Lesson } from '#modules/library';

import { yearFaults } from './check-year.ts';

/** A course of lessons that teach these skills, in this order. */
const course = (taught: readonly string[], needs: Record<string, string[]>): Course => ({
  courseCode: 'math',
  title: { ru: '', en: '' },
  ages: { from: 3, to: 4 },
  game: { title: { ru: '', en: '' }, about: { ru: '', en: '' }, pieces: [] },
  skills: Object.entries(needs).map(([id, its]) => ({ id, needs: its, title: { ru: id, en: id } })),
  levels: [
    {
      levelCode: 'm1',
      title: { ru: '', en: '' },
      ages: { from: 3, to: 4 },
      lessons: taught.map((skill, at) => ({
        lessonCode: `m1-0${at + 1}`,
        number: at + 1,
        place: at + 1,
        title: { ru: '', en: '' },
        goal: { ru: '', en: '' },
        ages: { from: 3, to: 4 },
        tasks: [],
        home: [],
        path: `0${at + 1}`,
        version: '',
        skills: [skill],
      })) satisfies Lesson[],
    },
  ],
});

test.each([
  ['skills in their order', ['m.a', 'm.b'], { 'm.a': [], 'm.b': ['m.a'] }, []],
  ['what it stands on may be taught in the same lesson, or not yet', ['m.b'], { 'm.a': [], 'm.b': ['m.a'] }, []],
  [
    'a skill before the one it stands on',
    ['m.b', 'm.a'],
    { 'm.a': [], 'm.b': ['m.a'] },
    ['01: skills: m.b needs m.a, which is taught later, in m1-02'],
  ],
  [
    'skills in a circle',
    [],
    { 'm.a': ['m.b'], 'm.b': ['m.a'] },
    ['courses/math/skills.yaml: skills stand on each other in a circle: m.a → m.b → m.a'],
  ],
  ['a need that nobody knows', [], { 'm.a': ['m.z'] }, ['courses/math/skills.yaml: m.a needs m.z, which nobody knows']],
])('%s', (_what, taught, needs, faults) =>
  expect(yearFaults(course(taught, needs as Record<string, string[]>)).map(([path, reason]) => `${path}: ${reason}`)).toEqual(faults),
);

test('a task tells of a skill that nobody knows', () => {
  const made = course(['m.a'], { 'm.a': [] });
  const [level] = made.levels;
  const lessons = level?.lessons.map((lesson) => ({ ...lesson, tasks: [{ skills: ['m.a'] }, { skills: ['m.z'] }, {}] })) ?? [];
  const levels = level ? [{ ...level, lessons }] : [];
  expect(yearFaults({ ...made, levels })).toEqual([['01', 'task 2: skills: m.z is not in courses/math/skills.yaml']]);
});
