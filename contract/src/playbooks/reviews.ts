import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { Id, Instant, Localised } from '../shapes.ts';
import { Answer } from './answers.ts';
import { Sound, TeacherMark } from './attempts.ts';
import { Words } from './pictures.ts';
import { Task } from './tasks.ts';
import { shape } from '../named.ts';

/** A work that a teacher looks at: what was asked, what the child wrote, said or drew, and the mark, once given. */
export const Work = shape('Work', {
  attemptUid: Id,
  taskIdx: z.int(),
  round: z.int(),
  kidUid: Id,
  kidName: z.string(),
  /** Whole years. */
  age: z.int(),
  courseCode: CourseCode,
  lessonCode: z.string(),
  title: Localised,
  kind: z.enum(['online', 'home']),
  task: Task,
  answer: Answer,
  sound: z.nullable(Sound),
  /** What the teacher looks for. */
  rubric: z.nullable(Words),
  /** False for a free picture: it takes a kind word, and no mark. */
  takesMark: z.boolean(),
  timestamp: Instant,
  mark: z.nullable(TeacherMark),
});
export type Work = z.infer<typeof Work>;

/** A mark as the child and its parent are told of it. */
export const TeacherWord = shape('TeacherWord', {
  attemptUid: Id,
  taskIdx: z.int(),
  round: z.int(),
  courseCode: CourseCode,
  lessonCode: z.string(),
  title: Localised,
  /** What was asked. */
  ask: Words,
  mark: TeacherMark,
  /** The child has seen it. */
  seen: z.boolean(),
});
export type TeacherWord = z.infer<typeof TeacherWord>;
