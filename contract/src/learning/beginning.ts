import * as z from 'zod/mini';

import { shape } from '../named.ts';
import { Localised } from '../shapes.ts';
import { Verdict } from '../verdict.ts';

const Numbered = z.strictObject({ lessonCode: z.string(), number: z.int(), title: Localised });

/** The lesson with which a kid begins its level of a course, who says so and why, and with which it might begin. */
export const CourseBeginning = shape('CourseBeginning', {
  lesson: Numbered,
  /** `shown`: what a diagnostics or its own work has shown. Null: nobody has said anything, it is the first. */
  by: z.nullable(z.enum(['shown', 'family', 'school'])),
  /** What the lessons before it teach and the kid has shown already: skills by their names. */
  leftOut: z.array(Localised),
  lessons: z.array(Numbered),
  mayChange: Verdict,
});
export type CourseBeginning = z.infer<typeof CourseBeginning>;
