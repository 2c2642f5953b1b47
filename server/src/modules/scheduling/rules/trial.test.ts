import { subjectAges } from '@school/contract/catalogue/limits';
import { describe, expect, test } from 'vitest';

import { fits } from '../../calendar/rules/teacher-fit.ts';
import { agesOf, byFewestTrials, mayBeOverAge, mayHaveTrial } from './trial.ts';

describe('a trial', () => {
  const facts = { age: 3, fromAge: 3, hasTrial: false, isStudying: false, isOffered: true };
  test('is for kids of three and over', () => {
    expect(mayHaveTrial(facts)).toEqual({ allowed: true });
    expect(mayHaveTrial({ ...facts, age: 2 })).toEqual({ allowed: false, why: 'scheduling.kid_too_young', facts: { age: 2, from: 3 } });
    expect(mayHaveTrial({ ...facts, fromAge: 4 })).toMatchObject({ facts: { age: 3, from: 4 } });
  });
  test('is of a subject that the school offers', () => {
    expect(mayHaveTrial({ ...facts, isOffered: false })).toEqual({ allowed: false, why: 'catalogue.subject_off', facts: {} });
  });
  test('is had once, and not for what the kid is studying', () => {
    expect(mayHaveTrial({ ...facts, hasTrial: true })).toMatchObject({ why: 'scheduling.intro_exists' });
    expect(mayHaveTrial({ ...facts, hasTrial: true, isStudying: true })).toMatchObject({ why: 'scheduling.already_studying' });
  });

  for (const [subject, age, warn, confirm] of [
    ['writing', 6, true, false],
    ['writing', 7, false, false],
    ['complex', 3, true, false],
    ['complex', 10, false, false],
    ['complex', 11, true, true],
    ['english', 3, false, false],
    ['math', 16, false, false],
    ['math', 17, true, true],
  ] as const) {
    test(`of ${subject} at ${age} ${warn ? 'warns' : 'does not warn'}${confirm ? ' and asks to confirm' : ''}`, () => {
      const facts = { ages: subjectAges[subject] };
      expect(agesOf(age, facts)).toMatchObject({ warn, confirm });
      expect(mayBeOverAge(age, facts, false).allowed).toBe(!confirm);
      expect(mayBeOverAge(age, facts, true).allowed).toBe(true);
    });
  }
});

test('a teacher fits who teaches the subject, the age at both ends, and speaks one of the languages', () => {
  const teacher = { teacherId: 't', subjects: ['math'], languages: ['ru', 'en'], ageFrom: 4, ageTo: 10 };
  const kid = { subject: 'math', age: 4, languages: ['be', 'en'] };
  expect(fits(teacher, kid)).toBe(true);
  expect(fits(teacher, { ...kid, age: 10 })).toBe(true);
  expect(fits(teacher, { ...kid, age: 3 })).toBe(false);
  expect(fits(teacher, { ...kid, age: 11 })).toBe(false);
  expect(fits(teacher, { ...kid, languages: ['be'] })).toBe(false);
  expect(fits(teacher, { ...kid, subject: 'english' })).toBe(false);
});

test('free teachers are asked by fewest trials, then in an order that never changes', () => {
  expect(
    byFewestTrials(
      ['b', 'c', 'a'],
      new Map([
        ['a', 2],
        ['c', 1],
      ]),
    ),
  ).toEqual(['b', 'c', 'a']);
  expect(byFewestTrials(['b', 'c', 'a'], new Map())).toEqual(['a', 'b', 'c']);
});
