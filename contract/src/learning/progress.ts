import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { shape } from '../named.ts';
import { Day, Id, Instant, Localised } from '../shapes.ts';

/** Whole percent of answers that were right at the first try; null where there are too few to say. */
const Percent = z.nullable(z.int().check(z.minimum(0), z.maximum(100)));

/** A month of answers by its four weeks: days 1–7, 8–14, 15–21 and the rest. */
export const MonthOfAnswers = z.strictObject({ month: z.string(), right: Percent, weeks: z.array(Percent) });

const lesson = { lessonCode: z.string(), title: Localised, goal: Localised };

/** How a kid gets on in a course, for its family. */
export const CourseReport = shape('CourseReport', {
  courseCode: CourseCode,
  title: Localised,
  levelTitle: z.nullable(Localised),
  /** Of the kid's level. */
  lessonProgress: z.strictObject({ count: z.int(), completed: z.int() }),
  stars: z.int(),
  now: MonthOfAnswers,
  before: MonthOfAnswers,
  /** What the lessons held last were for, and how firmly it sits. */
  skills: z.array(z.strictObject({ ...lesson, right: z.int(), firmness: z.enum(['firm', 'almost', 'learning']) })),
  /** The one thing to practise at home: the skill that sits least. */
  practise: z.nullable(z.strictObject(lesson)),
  /** Lessons held, the newest first. */
  lessons: z.array(z.strictObject({ ...lesson, number: z.int(), place: z.int(), heldAt: Instant, right: z.int(), answered: z.int() })),
});
export type CourseReport = z.infer<typeof CourseReport>;

/** A week of a kid, Monday to Sunday by its family's clock: the report and the letter say the same. */
export const WeekReport = shape('WeekReport', {
  kidUid: Id,
  from: Day,
  to: Day,
  courses: z.array(
    z.strictObject({
      courseCode: CourseCode,
      title: Localised,
      /** Held in the week, in their order. */
      lessons: z.array(z.strictObject({ ...lesson, number: z.int(), place: z.int(), heldAt: Instant })),
      /** Tasks answered in the week, and how many at the first try. */
      answered: z.int(),
      right: z.int(),
      practise: z.nullable(z.strictObject(lesson)),
    }),
  ),
  /** Playbooks finished in the week, and their stars. */
  finished: z.int(),
  stars: z.int(),
});
export type WeekReport = z.infer<typeof WeekReport>;
