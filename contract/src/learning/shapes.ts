import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { Score, Stars } from '../playbooks/attempts.ts';
import { Face } from '../playbooks/pictures.ts';
import { Instant, Localised } from '../shapes.ts';
import { shape } from '../named.ts';

const Ages = z.strictObject({ from: z.int(), to: z.int() });

/** A playbook of a lesson as this kid has it. `begun`: an attempt is open and goes on where it was left. */
export const PlaybookCard = shape('PlaybookCard', {
  playbookUid: z.string(),
  kind: z.enum(['online', 'home']),
  /** Slides in it. */
  slides: z.int(),
  state: z.enum(['locked', 'open', 'begun', 'done']),
  /** Of the best attempt; null before the first one is finished. */
  score: z.nullable(Score),
  stars: Stars,
  /** Finished attempts. */
  attempts: z.int(),
});
export type PlaybookCard = z.infer<typeof PlaybookCard>;

/** A lesson of a course as this kid has it (docs/rules/learning.md#homework). It is done when all its homework is. */
export const CourseLesson = shape('CourseLesson', {
  /** `m2-08`: stays with the lesson wherever it stands. */
  lessonCode: z.string(),
  /** 1 to n through the whole course. */
  number: z.int(),
  /** 1 to n in its level. */
  place: z.int(),
  title: Localised,
  goal: Localised,
  state: z.enum(['locked', 'open', 'done']),
  stars: z.int(),
  starsMax: z.int(),
  /** When the lesson was conducted. */
  openedAt: z.nullable(Instant),
  onlinePlaybooks: z.array(PlaybookCard),
  homePlaybooks: z.array(PlaybookCard),
});
export type CourseLesson = z.infer<typeof CourseLesson>;

/** Homework to be done, or done for the current lesson. */
export const Homework = shape('Homework', {
  lessonCode: z.string(),
  title: Localised,
  playbookUid: z.string(),
  complete: z.boolean(),
  begun: z.boolean(),
  stars: Stars,
});
export type Homework = z.infer<typeof Homework>;

const summary = {
  courseCode: CourseCode,
  title: Localised,
  /** The level the kid studies; null where the course has no lessons written yet. */
  levelCode: z.nullable(z.string()),
  levelTitle: z.nullable(Localised),
  isDisabled: z.boolean(),
  /** Of the kid's level. */
  lessonProgress: z.strictObject({ count: z.int(), completed: z.int() }),
  stars: z.int(),
  /** The day on which the last level of the course was done. */
  endDate: z.nullable(Instant),
  /** The lesson conducted last, and the one after it. */
  currentLesson: z.nullable(z.string()),
  nextLesson: z.nullable(z.string()),
  currentHomework: z.array(Homework),
  /** What to do now: the first homework that is not complete. */
  currentTask: z.nullable(z.strictObject({ lessonCode: z.string(), playbookUid: z.string() })),
  /** Tasks that the teacher has opened in the lesson that goes on now. */
  inClass: z.nullable(z.strictObject({ lessonCode: z.string(), title: Localised, playbookUid: z.string() })),
};

/** A course of a kid on its home page (docs/rules/wire.md#course). */
export const KidCourse = shape('KidCourse', summary);
export type KidCourse = z.infer<typeof KidCourse>;

/** Given to a kid that has done the review of a unit, or what it made of it. */
export const UnitCertificate = shape('UnitCertificate', {
  lessonCode: z.string(),
  title: Localised,
  levelTitle: Localised,
  givenAt: Instant,
});
export type UnitCertificate = z.infer<typeof UnitCertificate>;

/** The whole course of a kid, level by level. */
export const KidCourseProgram = shape('KidCourseProgram', {
  ...summary,
  /** In the order of the course. */
  certificates: z.array(UnitCertificate),
  levels: z.array(
    z.strictObject({
      levelCode: z.string(),
      title: Localised,
      ages: Ages,
      lessons: z.array(CourseLesson),
    }),
  ),
});
export type KidCourseProgram = z.infer<typeof KidCourseProgram>;

/** The game of a course as this kid has it: rounds without end at the level of its lessons (docs/rules/learning.md#game). */
export const CourseGame = shape('CourseGame', {
  courseCode: CourseCode,
  title: Localised,
  about: Localised,
  /** The lesson whose tasks it is made of now: the one finished last, else the one held last. Null before the first one. */
  lesson: z.nullable(z.strictObject({ lessonCode: z.string(), title: Localised })),
  /** A round is open and goes on where it was left. */
  begun: z.boolean(),
  /** Rounds played to the end, and the stars of all of them. */
  rounds: z.int(),
  stars: z.int(),
  /** What is collected for stars, in order; the first ones are found already. */
  pieces: z.array(z.strictObject({ face: Face, found: z.boolean() })),
  /** Stars until the next piece; null when all are found. */
  starsToNext: z.nullable(z.int()),
  /** Of the units that are done, in the order of the course. */
  certificates: z.array(UnitCertificate),
});
export type CourseGame = z.infer<typeof CourseGame>;

/** What there is to learn: a course, its levels, its lessons. */
export const CourseOutline = shape('CourseOutline', {
  courseCode: CourseCode,
  title: Localised,
  ages: Ages,
  levels: z.array(
    z.strictObject({
      levelCode: z.string(),
      title: Localised,
      ages: Ages,
      lessons: z.array(z.strictObject({ lessonCode: z.string(), number: z.int(), place: z.int(), title: Localised, goal: Localised })),
    }),
  ),
});
export type CourseOutline = z.infer<typeof CourseOutline>;
