import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { Id, Instant, Localised } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { Homework, PlaybookCard } from './shapes.ts';
import { shape } from '../named.ts';

const InCourse = {
  lessonCode: z.string(),
  /** 1 to n through the whole course. */
  number: z.int(),
  /** 1 to n in its level. */
  place: z.int(),
  title: Localised,
};

/** A playbook that may be given as homework; `why`: homework of this lesson, its tasks again, or an earlier lesson repeated. */
export const HomeworkOffer = shape('HomeworkOffer', {
  ...InCourse,
  playbookUid: z.string(),
  kind: z.enum(['online', 'home']),
  slides: z.int(),
  why: z.enum(['lesson', 'again', 'earlier']),
  /** The fewest stars that a kid of this lesson has for it; null where somebody has not finished it yet. */
  stars: z.nullable(z.int()),
});
export type HomeworkOffer = z.infer<typeof HomeworkOffer>;

/** A lesson as its teacher prepares and holds it: what is taught, how each kid stands, what is done at home. */
export const LessonPlan = shape('LessonPlan', {
  eventId: Id,
  /** Null: a lesson without a course, as a trial is; nothing can be opened in it. */
  courseCode: z.nullable(CourseCode),
  /** The lesson of the course: the teacher's choice, or the next one. Null when the course is through. */
  lesson: z.nullable(
    z.strictObject({
      ...InCourse,
      goal: Localised,
      levelTitle: Localised,
      playbookUid: z.string(),
      slides: z.int(),
      chosen: z.boolean(),
    }),
  ),
  /** Lessons of the course to choose from, in order; `held`: every kid has had it. */
  lessons: z.array(z.strictObject({ ...InCourse, levelTitle: Localised, held: z.boolean() })),
  /** When its tasks were opened in this lesson. */
  openedAt: z.nullable(Instant),
  homework: z.strictObject({
    /** What will be given, or was given, at the end of the lesson; the teacher's choice, or the lesson's own. */
    playbookUids: z.array(z.string()),
    chosen: z.boolean(),
    offers: z.array(HomeworkOffer),
  }),
  kids: z.array(
    z.strictObject({
      kidUid: Id,
      /** The kid's level in the course; null before its first lesson. */
      levelTitle: z.nullable(Localised),
      lessonProgress: z.strictObject({ count: z.int(), completed: z.int() }),
      /** Homework to be done, and that of the last lesson, done or not. */
      homework: z.array(Homework),
      /** How the kid stands with the tasks of this lesson. */
      online: z.nullable(PlaybookCard),
    }),
  ),
  may: z.strictObject({ choose: Verdict, open: Verdict }),
});
export type LessonPlan = z.infer<typeof LessonPlan>;
