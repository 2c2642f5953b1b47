import { describe, expect, test } from 'vitest';

import { lessonsAhead, levelToBegin, nextLesson } from './next-lesson.ts';
import { courseOf, type CourseOfKid, type Done, lessonOf, type Standing } from './progress.ts';

const lesson = (lessonCode: string, number: number) => ({
  lessonCode,
  number,
  place: Number(lessonCode.slice(-2)),
  title: { ru: lessonCode, en: lessonCode },
  goal: { ru: 'Цель', en: 'Goal' },
  playbooks: [
    { playbookUid: `${lessonCode}-online`, kind: 'online' as const, slides: 5 },
    { playbookUid: `${lessonCode}-home`, kind: 'home' as const, slides: 3 },
  ],
});
const level = (levelCode: string, first: number) => ({
  levelCode,
  title: { ru: levelCode, en: levelCode },
  lessons: [1, 2, 3].map((at) => lesson(`${levelCode}-0${at}`, first + at)),
});
const course: CourseOfKid = { courseCode: 'math', title: { ru: 'Математика', en: 'Maths' }, levels: [level('m1', 0), level('m2', 3)] };

const played = (its: Partial<Standing> = {}): Standing => ({
  attempts: 1,
  score: 100,
  stars: 3,
  begun: false,
  firstFinishedAt: '2026-11-23T10:00:00Z',
  lastFinishedAt: '2026-11-23T10:00:00Z',
  ...its,
});
const done = (opened: string[], standings: Record<string, Standing> = {}): Done => ({
  levelCode: 'm2',
  completedAt: null,
  opened: new Map(opened.map((code, at) => [code, `2026-11-2${at}T10:00:00Z`])),
  standings: new Map(Object.entries(standings)),
  inClass: new Map(),
  given: [],
  chosen: new Set(),
});

describe('the order of lessons', () => {
  test('a kid begins at its level and goes on into the next ones', () => {
    expect(lessonsAhead(course, { levelCode: 'm1' })).toHaveLength(6);
    expect(nextLesson(course, { levelCode: 'm2' }, new Set())).toBe('m2-01');
    expect(nextLesson(course, { levelCode: 'm1' }, new Set(['m1-01', 'm1-02', 'm1-03']))).toBe('m2-01');
    expect(nextLesson(course, { levelCode: 'm2' }, new Set(['m2-01', 'm2-02', 'm2-03']))).toBeNull();
  });
  test('at a level that is not known a kid begins at the first', () => {
    expect([
      levelToBegin(course, 'm2'),
      levelToBegin(course, 'm9'),
      levelToBegin(course, null),
      levelToBegin({ levels: [] }, null),
    ]).toEqual(['m2', 'm1', 'm1', undefined]);
  });
});

describe('a lesson', () => {
  const one = lesson('m2-01', 4);
  test('is locked until it was conducted, then open, and done when its homework is', () => {
    expect(lessonOf(one, done([])).state).toBe('locked');
    expect(lessonOf(one, done(['m2-01'])).state).toBe('open');
    expect(lessonOf(one, done(['m2-01'], { 'm2-01-online': played() })).state).toBe('open');
    expect(lessonOf(one, done(['m2-01'], { 'm2-01-home': played({ score: 0, stars: 0 }) })).state).toBe('done');
  });
  test('adds up the stars of its playbooks', () => {
    const shown = lessonOf(one, done(['m2-01'], { 'm2-01-online': played({ score: 66, stars: 2 }), 'm2-01-home': played() }));
    expect([shown.stars, shown.starsMax]).toEqual([5, 6]);
  });
  test('shows a playbook that was left as begun', () => {
    const [home] = lessonOf(
      one,
      done(['m2-01'], { 'm2-01-home': played({ attempts: 0, score: null, stars: null, begun: true, firstFinishedAt: null }) }),
    ).homePlaybooks;
    expect(home).toMatchObject({ state: 'begun', score: null, stars: 0, attempts: 0 });
  });
});

describe('a course', () => {
  test('shows homework that is left, oldest first, and that of the current lesson also when it is done', () => {
    const shown = courseOf(course, done(['m2-01', 'm2-02', 'm2-03'], { 'm2-02-home': played(), 'm2-03-home': played() }));
    expect(shown.currentHomework.map(({ lessonCode, complete }) => [lessonCode, complete])).toEqual([
      ['m2-01', false],
      ['m2-03', true],
    ]);
    expect(shown).toMatchObject({
      currentLesson: 'm2-03',
      currentTask: { playbookUid: 'm2-01-home' },
      lessonProgress: { count: 3, completed: 2 },
      endDate: null,
    });
  });
  test('ends on the day on which the course was completed', () => {
    const all = Object.fromEntries(
      ['m2-01', 'm2-02', 'm2-03'].map((code, at) => [`${code}-home`, played({ firstFinishedAt: `2026-12-0${at + 1}T10:00:00Z` })]),
    );
    const through = done(['m2-01', 'm2-02', 'm2-03'], all);
    expect(courseOf(course, through).endDate).toBeNull();
    expect(courseOf(course, { ...through, completedAt: '2026-12-03T10:00:00Z' })).toMatchObject({
      endDate: '2026-12-03T10:00:00Z',
      nextLesson: null,
      currentTask: null,
      stars: 9,
    });
  });
});
