import { courseCodes, subjectAges } from '@school/contract/catalogue/limits';
import { expect, test } from 'vitest';

import { courseIn, moved, offerOf, placed, type Said } from './offer.ts';

const off = (courseCode: Said['courseCode'], its: Partial<Said> = {}): Said => ({
  courseCode,
  isOffered: false,
  ages: { from: 4, to: 10 },
  title: null,
  position: courseCodes.indexOf(courseCode) + 1,
  ...its,
});

test('a school that has said nothing offers every course, for its usual ages', () => {
  const { courses, subjects } = offerOf([]);
  expect(courses.map(({ courseCode }) => courseCode)).toEqual(courseCodes);
  expect(courses.every(({ isOffered }) => isOffered)).toBe(true);
  expect(Object.fromEntries(subjects.map(({ subject, ages }) => [subject, ages]))).toEqual(subjectAges);
});

test('a subject is offered while one of its courses is, for the widest of their ages; clubs make none', () => {
  const subject = (said: Said[]) => offerOf(said).subjects.find((it) => it.subject === 'complex');
  expect(subject([off('reading')])).toEqual({ subject: 'complex', isOffered: true, ages: { from: 5, to: 7 } });
  expect(subject([off('reading'), off('complex')])).toMatchObject({ isOffered: false });
});

test('a course that moves pushes the others along, and every place is taken once', () => {
  const all = moved(placed([]), { ...off('bilingual'), position: 1 });
  expect(all.map(({ courseCode }) => courseCode).slice(0, 3)).toEqual(['bilingual', 'math', 'reading']);
  expect(all.map(({ position }) => position)).toEqual(courseCodes.map((_, at) => at + 1));
  expect(courseIn(offerOf(all), 'bilingual')).toMatchObject({ isOffered: false });
});
