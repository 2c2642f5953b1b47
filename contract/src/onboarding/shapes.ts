import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { Answer } from '../playbooks/answers.ts';
import { Stars } from '../playbooks/attempts.ts';
import { Task } from '../playbooks/tasks.ts';
import { Id, Instant, Localised } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { diagnosticCodes, mathBands, pkhParts, recommendReasons, softTypes } from './limits.ts';
import { named, shape } from '../named.ts';

export const DiagnosticCode = named('DiagnosticCode', z.enum(diagnosticCodes));

/**
 * A child's way through a diagnostics. Tasks come one at a time, without verdicts and without a way back; a task
 * that is skipped counts as not done.
 */
export const DiagnosticAttempt = shape('DiagnosticAttempt', {
  attemptUid: Id,
  kidUid: Id,
  test: DiagnosticCode,
  title: Localised,
  /** Of the maths diagnostics. */
  band: z.nullable(z.enum(mathBands)),
  /** Whole years it is made for: how big, how much spoken. */
  ages: z.strictObject({ from: z.int(), to: z.int() }),
  /** Tasks in all, and tasks behind. */
  tasks: z.int(),
  done: z.int(),
  /** Parts with their tasks; between two of them is a pause. One part where there is none. */
  parts: z.array(z.strictObject({ code: z.string(), title: Localised, tasks: z.int() })),
  state: z.enum(['open', 'finished']),
  /** What is asked now; null once finished. */
  now: z.nullable(z.strictObject({ index: z.int(), part: z.string(), task: Task })),
  startedAt: Instant,
});
export type DiagnosticAttempt = z.infer<typeof DiagnosticAttempt>;

const Percent = z.int().check(z.gte(0), z.lte(100));

/** The numbers of a stored result: they stand in the address of its page, and only they do. */
export const ResultNumbers = shape('ResultNumbers', {
  band: z.nullable(z.enum(mathBands)),
  percent: z.nullable(Percent),
  tier: z.string(),
  parts: z.array(z.strictObject({ code: z.enum(pkhParts), percent: Percent })),
});
export type ResultNumbers = z.infer<typeof ResultNumbers>;

/** What came of a diagnostics, as it is stored: numbers of an address change nothing of it. */
export const DiagnosticResult = shape('DiagnosticResult', {
  resultId: Id,
  kidUid: Id,
  kidName: z.string(),
  test: DiagnosticCode,
  takenAt: Instant,
  band: z.nullable(z.enum(mathBands)),
  /** Null for the soft skills, where no answer is better than another. */
  percent: z.nullable(Percent),
  /** t90 … t0; high, mid, low; or the type. */
  tier: z.string(),
  title: Localised,
  /** The recommendation text of the tier, with the child's name. */
  text: Localised,
  parts: z.array(
    z.strictObject({ code: z.enum(pkhParts), title: Localised, percent: Percent, tier: z.enum(['high', 'mid', 'low']), text: Localised }),
  ),
  /** Soft skills: answers of each type. */
  types: z.array(z.strictObject({ code: z.enum(softTypes), title: Localised, short: Localised, answers: z.int() })),
  /** What the child really did. */
  examples: z.array(
    z.strictObject({ task: Task, answer: z.nullable(Answer), right: z.nullable(z.boolean()), solution: z.nullable(Answer) }),
  ),
  recommended: z.strictObject({
    courseCode: CourseCode,
    levelCode: z.nullable(z.string()),
    lessonCode: z.nullable(z.string()),
    why: z.enum(recommendReasons),
    /** Twice a week is advised where it should go gently but steadily. */
    perWeek: z.nullable(z.int()),
    second: z.nullable(z.union([CourseCode, z.literal('brain-trainer')])),
  }),
  /** May it be taken again now; from when. */
  mayRepeat: Verdict,
});
export type DiagnosticResult = z.infer<typeof DiagnosticResult>;

/** A short lesson that is played before the first real one. */
export const VirtualLesson = shape('VirtualLesson', {
  playbookUid: z.string(),
  courseCode: CourseCode,
  title: Localised,
  goal: Localised,
  slides: z.int(),
  state: z.enum(['open', 'begun', 'done']),
  stars: Stars,
});
export type VirtualLesson = z.infer<typeof VirtualLesson>;

/** What a kid may do before its first lesson, and what it has done. */
export const KidOnboarding = shape('KidOnboarding', {
  kidUid: Id,
  name: z.string(),
  age: z.int(),
  lessons: z.array(VirtualLesson),
  tests: z.array(
    z.strictObject({
      test: DiagnosticCode,
      title: Localised,
      /** Place of the band in the address, for maths. */
      playbookIdx: z.nullable(z.int()),
      tasks: z.int(),
      state: z.enum(['open', 'begun', 'done']),
      /** The numbers of its newest result, for the way to it; null where there is none. */
      stored: z.nullable(ResultNumbers),
    }),
  ),
  /** When lessons and a diagnostics were done. */
  finishedAt: z.nullable(Instant),
  /** The gift that waits once both are done; while they are not, what finishing now would bring. Null: there is none. */
  gift: z.nullable(z.strictObject({ lessons: z.int(), lessonsFrom: z.int(), hours: z.int() })),
});
export type KidOnboarding = z.infer<typeof KidOnboarding>;
