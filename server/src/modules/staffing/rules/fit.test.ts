import { describe, expect, test } from 'vitest';

import { canTake, type LessonToGive, proposalOf, staffed, type StaffFacts } from './fit.ts';

const teacher = (teacherId: string, its: object = {}) => ({
  teacherId,
  subjects: ['math'],
  languages: ['ru'],
  ageFrom: 5,
  ageTo: 10,
  ...its,
});
const kid = (kidUid: string, its: object = {}) => ({ kidUid, age: 8, languages: ['ru'], ...its });
const lesson = (lessonId: string, time: string, its: Partial<LessonToGive> = {}): LessonToGive => ({
  lessonId,
  kind: 'individual',
  subject: 'math',
  startsAt: Temporal.Instant.from(`2026-11-24T${time}+03:00`),
  minutes: 50,
  kids: [kid(`kid of ${lessonId}`)],
  ...its,
});
/** Everybody is free, nobody knows anybody, the day is empty; a test says what is otherwise. */
const facts = (its: Partial<StaffFacts> = {}): StaffFacts => ({
  isFree: () => true,
  knows: () => false,
  hadTrial: () => false,
  lessonsOn: () => 0,
  dayOf: (_, { startsAt }) => startsAt.toZonedDateTimeISO('Europe/Moscow').toPlainDate().toString(),
  ...its,
});

describe('a teacher can take a lesson', () => {
  for (const [what, its, can] of [
    ['of the subject, the age and a language', {}, true],
    ['not of another subject', { subjects: ['english'] }, false],
    ['not of a younger kid', { ageFrom: 9 }, false],
    ['not of an older kid', { ageTo: 7 }, false],
    ['not without a common language', { languages: ['en'] }, false],
  ] as const) {
    test(what, () => {
      expect(canTake(teacher('a', its), lesson('1', '18:00'), facts())).toBe(can);
    });
  }

  test('of a group only when every kid fits, and of an empty group by its subject', () => {
    const group = lesson('1', '18:00', { kind: 'group', kids: [kid('1'), kid('2', { age: 11 })] });
    expect(canTake(teacher('a'), group, facts())).toBe(false);
    expect(canTake(teacher('a', { ageTo: 11 }), group, facts())).toBe(true);
    expect(canTake(teacher('a'), { ...group, kids: [] }, facts())).toBe(true);
  });

  test('as a trial only with a kid that has had none with this teacher; other lessons all the same', () => {
    const had = facts({ hadTrial: () => true });
    expect(canTake(teacher('a'), lesson('1', '18:00', { kind: 'trial' }), had)).toBe(false);
    expect(canTake(teacher('a'), lesson('1', '18:00'), had)).toBe(true);
  });
});

describe('the fit', () => {
  for (const [what, its, knows, lessonsThatDay, fit] of [
    ['a stranger with an empty day', { languages: ['be'] }, false, 0, 20],
    ['one who speaks the first language', {}, false, 0, 50],
    ['one who knows the kid too', {}, true, 0, 100],
    ['one who knows the kid and has a full day', {}, true, 9, 80],
    ['one with three lessons that day', {}, false, 3, 38],
  ] as const) {
    test(`of ${what} is ${fit}`, () => {
      const kids = [kid('1', { languages: ['ru', 'be'] })];
      const proposal = proposalOf(teacher('a', its), lesson('1', '18:00', { kids }), facts({ knows: () => knows }), lessonsThatDay);
      expect(proposal).toEqual({ teacherId: 'a', fit, knowsKid: knows, lessonsThatDay });
    });
  }

  test('with a group counts the share of its kids', () => {
    const kids = [kid('1'), kid('2'), kid('3', { languages: ['en', 'ru'] }), kid('4', { languages: ['en', 'ru'] })];
    const known = facts({ knows: (_, kidUid) => kidUid === '1' });
    expect(proposalOf(teacher('a'), lesson('1', '18:00', { kids }), known, 0)).toMatchObject({ fit: 48, knowsKid: true });
  });
});

describe('lessons of a teacher who is away', () => {
  const given = (...[lessons, teachers, its, requested]: Parameters<typeof staffed>) =>
    Object.fromEntries(staffed(lessons, teachers, its, requested).map((it) => [it.lesson.lessonId, it.given]));

  test('go to who knows the kid, then to the emptier day', () => {
    const knowing = facts({ knows: (teacherId, kidUid) => teacherId === 'b' && kidUid === 'kid of 2' });
    expect(given([lesson('1', '18:00'), lesson('2', '19:00'), lesson('3', '20:00')], [teacher('a'), teacher('b')], knowing)).toEqual({
      1: 'a',
      2: 'b',
      3: 'a',
    });
  });

  test('at one time need as many teachers as there are lessons; without one the lesson is cancelled', () => {
    const three = [lesson('1', '18:00'), lesson('2', '18:30'), lesson('3', '18:30')];
    expect(given(three, [teacher('a'), teacher('b')], facts())).toEqual({ 1: 'a', 2: 'b', 3: null });
    expect(given([lesson('1', '18:00', { minutes: 25 }), lesson('2', '18:30')], [teacher('a')], facts())).toEqual({ 1: 'a', 2: 'a' });
  });

  test('go only to who is free', () => {
    const busy = facts({ isFree: (teacherId, { lessonId }) => teacherId === 'b' && lessonId === '2' });
    expect(given([lesson('1', '18:00'), lesson('2', '19:00')], [teacher('a'), teacher('b')], busy)).toEqual({ 1: null, 2: 'b' });
  });

  test('go where they are requested, before the others are given', () => {
    const two = [lesson('1', '18:00'), lesson('2', '18:00')];
    expect(given(two, [teacher('a'), teacher('b')], facts(), new Map([['2', 'a']]))).toEqual({ 1: 'b', 2: 'a' });
    expect(given(two, [teacher('a'), teacher('b')], facts(), new Map([['1', null]]))).toEqual({ 1: null, 2: 'a' });
  });

  test('know when a request cannot be had: no such teacher, not free, or requested twice at one time', () => {
    const stale = (requested: Array<[string, string]>, its = facts()) =>
      staffed([lesson('1', '18:00'), lesson('2', '18:30')], [teacher('a'), teacher('b')], its, new Map(requested)).map((it) => it.isStale);
    expect(stale([['1', 'nobody']])).toEqual([true, false]);
    expect(stale([['1', 'a']], facts({ isFree: () => false }))).toEqual([true, false]);
    expect(
      stale([
        ['1', 'a'],
        ['2', 'a'],
      ]),
    ).toEqual([false, true]);
  });
});
