import type { KidCourse } from '@school/contract/learning/shapes';
import { expect, test } from 'vitest';

import { mainCourse } from './main-course.ts';

const text = { ru: 'Курс', en: 'Course' };
const task = { lessonCode: 'x-01', playbookUid: 'x-01-home' };

const course = (courseCode: KidCourse['courseCode'], more: Partial<KidCourse> = {}): KidCourse => ({
  courseCode,
  title: text,
  levelCode: 'x',
  levelTitle: text,
  isDisabled: false,
  lessonProgress: { count: 12, completed: 0 },
  stars: 0,
  endDate: null,
  currentLesson: null,
  nextLesson: null,
  currentHomework: [],
  currentTask: null,
  inClass: null,
  ...more,
});
const codeOf = (...courses: KidCourse[]) => mainCourse(courses)?.courseCode;

test('the way at home is that of the lesson that goes on, then of homework, then of a course begun', () => {
  const [plain, begun] = [course('math'), course('reading', { currentLesson: 'r1-01' })];
  const homework = course('english', { currentTask: task });
  const inClass = course('writing', { inClass: { ...task, title: text } });
  expect(codeOf(plain, begun, homework, inClass)).toBe('writing');
  expect(codeOf(plain, begun, homework)).toBe('english');
  expect(codeOf(plain, begun)).toBe('reading');
  expect(codeOf(plain)).toBe('math');
});

test('a course without lessons, and one that the school has switched off, have no way', () => {
  expect(codeOf(course('math', { lessonProgress: { count: 0, completed: 0 } }), course('reading', { isDisabled: true }))).toBeUndefined();
});
