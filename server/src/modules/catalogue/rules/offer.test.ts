import { courseCodes, everyCourse, subjectAges } from '@school/contract/catalogue/limits';
import { ownCourseCodes } from '@school/contract/catalogue/own-courses';
import { expect, test } from 'vitest';

import { courseIn, moved, offerOf, placed, roomFor, type Said } from './offer.ts';

const off = (courseCode: Said['courseCode'], its: Partial<Said> = {}): Said => ({
  courseCode,
  isOffered: false,
  ages: { from: 4, to: 10 },
  title: null,
  minutes: null,
  own: null,
  position: everyCourse.indexOf(courseCode) + 1,
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

test('a course of the school’s own stands among the others as it was made; nothing stands under a code that is not used', () => {
  const chess = off('own01', {
    isOffered: true,
    ages: { from: 2, to: 18 },
    title: { ru: 'Шахматы', en: 'Chess' },
    own: { subject: 'math', kind: 'gold', levels: ['1', '2'] },
    position: 1,
  });
  const offer = offerOf([chess]);
  expect(courseIn(offer, 'own01')).toMatchObject({ isOwn: true, subject: 'math', kind: 'gold', levels: ['1', '2'], isOffered: true });
  expect(offer.courses[1]?.courseCode).toBe('own01');
  expect(offer.subjects.find(({ subject }) => subject === 'math')?.ages).toEqual({ from: 2, to: 18 });
  expect(courseIn(offer, 'own02')).toMatchObject({ isOffered: false, levels: [] });
});

test('each course of the school’s own has a code and a title of its own, and there is an end to them', () => {
  const made = (courseCode: Said['courseCode']) => off(courseCode, { title: { ru: courseCode, en: courseCode } });
  expect(roomFor([made('own01')], { ru: 'Шахматы', en: 'Chess' })).toEqual({ code: 'own02' });
  expect(roomFor([made('own01')], { ru: 'OWN01', en: 'Chess' })).toMatchObject({ verdict: { why: 'catalogue.course_titled' } });
  const full = roomFor(ownCourseCodes.map(made), { ru: 'Шахматы', en: 'Chess' });
  expect(full).toMatchObject({ verdict: { why: 'catalogue.own_courses_full', facts: { count: ownCourseCodes.length } } });
});
