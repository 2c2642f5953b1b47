import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { DoneBy } from '../dated.ts';
import { shape } from '../named.ts';
import { Id, Instant, line, Localised, text, whole } from '../shapes.ts';
import { lessonChecks } from './lesson-checks.ts';
import { lessonTextLimits } from './lesson-limits.ts';

const { titleLength, goalLength, wordsLength, writtenLength, tasks } = lessonTextLimits;

const lines = (most: number) => z.strictObject({ ru: line(most, 0), en: line(most, 0) });
const words = z.nullable(z.strictObject({ ru: text(wordsLength, 0), en: text(wordsLength, 0) }));

/** A task of a lesson as its page has it: what is said in both languages apart, the rest as the file of the lesson says it (content/README.md). */
export const LessonTask = shape('LessonTask', {
  /** Null where the task says it itself, or its template and its generator do. */
  ask: words,
  hint: words,
  explain: words,
  /** YAML: template, options, generator. */
  written: text(writtenLength, 0),
  /** Whether it is repeated as homework. */
  atHome: z.boolean(),
});
export type LessonTask = z.infer<typeof LessonTask>;

/** A lesson as it is written. A language may wait for its translation in a draft. */
export const LessonBody = shape('LessonBody', {
  title: lines(titleLength),
  goal: lines(goalLength),
  /** The letters that it teaches; empty where it teaches none. */
  letters: line(40, 0),
  tasks: z.array(LessonTask).check(z.maxLength(tasks)),
});
export type LessonBody = z.infer<typeof LessonBody>;

/**
 * What is wrong with a lesson, by the checks of `npm run content`. `unheard` stops nothing: no voice has recorded what children hear
 * who cannot read, so their device reads it.
 */
export const LessonFault = shape('LessonFault', {
  kind: z.enum(['wrong', 'unheard']),
  /** The task, from 1; null: the lesson itself, or lessons together. */
  task: z.nullable(whole(1, tasks)),
  /** The field, as the file of a lesson calls it; null: all of the task. */
  where: z.nullable(z.string()),
  check: z.enum(lessonChecks),
  /** What its words need. */
  values: z.record(z.string(), z.string()),
});
export type LessonFault = z.infer<typeof LessonFault>;

const doneBy = z.strictObject({ accountId: Id, name: z.string() });

/** A lesson as it stood when it was saved. */
export const SavedLesson = shape('SavedLesson', {
  /** Another one with every save: whoever saves names the one it has read. */
  revision: z.int(),
  body: LessonBody,
  savedAt: Instant,
  by: doneBy,
  faults: z.array(LessonFault),
});
export type SavedLesson = z.infer<typeof SavedLesson>;

/** A version that was published: who, when, why. */
export const LessonVersion = shape('LessonVersion', {
  number: z.int(),
  /** The lesson that came with the product. */
  isOriginal: z.boolean(),
  /** It was taken out of the course. */
  isTaken: z.boolean(),
  isCurrent: z.boolean(),
  setAt: Instant,
  by: DoneBy,
  reason: z.string(),
});
export type LessonVersion = z.infer<typeof LessonVersion>;

/**
 * `taught`: children come to it. `new`: the school writes it, and has not published it. `taken`: out of the course; who has done it reads it.
 */
export const LessonState = z.enum(['taught', 'new', 'taken']);

/** A lesson in the list of its course. */
export const LessonListed = shape('LessonListed', {
  lessonCode: z.string(),
  /** As families know it (`numberOf`). */
  number: z.int(),
  title: Localised,
  /** Since when the school's own holds; null where it is the one that came with the product. */
  since: z.nullable(Instant),
  draftBy: z.nullable(z.string()),
  state: LessonState,
});

export const CourseListed = shape('CourseListed', {
  courseCode: CourseCode,
  title: Localised,
  levels: z.array(z.strictObject({ levelCode: z.string(), title: Localised, lessons: z.array(LessonListed) })),
});
export type CourseListed = z.infer<typeof CourseListed>;
