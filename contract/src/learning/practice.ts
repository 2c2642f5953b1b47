import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { Why } from '../mastery/shapes.ts';
import { shape } from '../named.ts';
import { Answer } from '../playbooks/answers.ts';
import { ItemState } from '../playbooks/attempts.ts';
import { Task } from '../playbooks/tasks.ts';
import { Id, Instant, Localised } from '../shapes.ts';

/** Practice of a kid today. */
export const DailyPractice = shape('DailyPractice', {
  /** A day, as the parent chose; 0: no practice. */
  minutes: z.int(),
  /** Tasks of today that are left, homework counted. */
  left: z.int(),
  courses: z.array(
    z.strictObject({
      courseCode: CourseCode,
      title: Localised,
      /** One is open and goes on where it was left. */
      begun: z.boolean(),
    }),
  ),
});
export type DailyPractice = z.infer<typeof DailyPractice>;

/** A task that a kid has answered, as its parent or teacher may look at it. */
export const OwnWork = shape('OwnWork', {
  attemptUid: Id,
  at: Instant,
  task: Task,
  answer: Answer,
  state: ItemState,
});
export type OwnWork = z.infer<typeof OwnWork>;

/** A skill as a kid has it. No numbers, no norms: what it can do, and what it is at. */
export const KidSkill = shape('KidSkill', {
  skill: z.string(),
  title: Localised,
  /** Mastered, and not asked for long: it wants to be refreshed. */
  refresh: z.boolean(),
  /** Its last right answer. */
  rightAt: z.nullable(Instant),
  example: z.nullable(OwnWork),
});
export type KidSkill = z.infer<typeof KidSkill>;

/** The skills of a course as a kid has them, each list in the order of the course. */
export const SkillsOfCourse = shape('SkillsOfCourse', {
  courseCode: CourseCode,
  title: Localised,
  mastered: z.array(KidSkill),
  practising: z.array(KidSkill),
  /** Skills that are not begun. */
  ahead: z.int(),
  /** What is due next, at most three, and why. */
  next: z.array(Why),
});
export type SkillsOfCourse = z.infer<typeof SkillsOfCourse>;
