import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { teacher } from '../role-rows.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { Pupil, TeacherLesson } from '../staffing/shapes.ts';
import { Id, Instant, Localised } from '../shapes.ts';

const At = z.nullable(z.strictObject({ eventId: Id, timestamp: Instant }));

/** A course of a pupil in short. */
const Studied = z.strictObject({
  courseCode: CourseCode,
  levelTitle: z.nullable(Localised),
  lessonProgress: z.strictObject({ count: z.int(), completed: z.int() }),
  stars: z.int(),
  /** Homework still to be done. */
  homework: z.int(),
});

/** The pupils of a teacher with their progress. */
export const pupilCalls = defineCalls({
  'GET /teacher/pupils': {
    who: teacher,
    summary: 'Kids that the teacher teaches, or has taught in the last 60 days, with courses, homework, last and next lesson',
    gives: z.strictObject({
      pupils: z.array(z.strictObject({ pupil: Pupil, courses: z.array(Studied), last: At, next: At })),
    }),
    refusals: [],
  },
  'GET /teacher/pupils/:kidUid': {
    who: teacher,
    summary: 'One pupil: the courses, and the lessons with this teacher with their notes, the latest first',
    gives: z.strictObject({ pupil: Pupil, courses: z.array(Studied), lessons: z.array(TeacherLesson) }),
    refusals: ['families.kid_not_found'],
  },
});
