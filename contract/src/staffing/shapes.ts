import * as z from 'zod/mini';

import { markOutcomes } from '../calendar/limits.ts';
import { lessonFacts, Teacher, TouchedLesson, TrialReport } from '../calendar/shapes.ts';

import { Id, Instant, Localised } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { LessonNote } from './workspace-shapes.ts';
import { shape } from '../named.ts';

/** A kid as its teacher sees it: no contacts, no money. */
export const Pupil = shape('Pupil', {
  kidUid: Id,
  name: z.string(),
  avatar: z.nullable(z.string()),
  age: z.int(),
  languages: z.array(z.string()),
  timezone: z.string(),
  /** The last words about the kid, of a trial or of a lesson, and the note they come from if it was a lesson. */
  lastReport: z.nullable(z.string()),
  lastNote: z.nullable(LessonNote),
});
export type Pupil = z.infer<typeof Pupil>;

/** A lesson in the teacher's workspace, with what may be done with it now. */
export const TeacherLesson = shape('TeacherLesson', {
  ...lessonFacts,
  processId: Id,
  level: z.nullable(z.string()),
  /** What people call it; the code is never shown to them. */
  levelTitle: z.nullable(Localised),
  pupils: z.array(Pupil),
  report: z.nullable(TrialReport),
  /** Given instead of this colleague, with what the colleague left to know. */
  insteadOf: z.nullable(z.strictObject({ teacher: Teacher, note: z.string() })),
  groupId: z.nullable(Id),
  /** When the teacher entered the lesson. */
  teacherHereAt: z.nullable(Instant),
  note: z.nullable(LessonNote),
  /** So many minutes late the teacher has said to be, and when it said so. */
  late: z.nullable(z.strictObject({ minutes: z.int(), timestamp: Instant })),
  /** What the teacher has marked and may still undo; what follows from it happens then. */
  mark: z.nullable(z.strictObject({ outcome: z.enum(markOutcomes), timestamp: Instant, undoUntil: Instant })),
  may: z.strictObject({
    /** Without a reason; `scheduling.too_early_to_conduct` says from when, until then it wants one. */
    conduct: Verdict,
    notHeld: Verdict,
    undo: Verdict,
    report: Verdict,
    here: Verdict,
    nonAttendance: Verdict,
    technical: Verdict,
    note: Verdict,
    late: Verdict,
  }),
});
export type TeacherLesson = z.infer<typeof TeacherLesson>;

/** A lesson whose teacher is away, with those who are free and fit, the best first. */
export const SubstitutionChoice = shape('SubstitutionChoice', {
  lesson: TouchedLesson,
  /** Lessons that the family is given besides when nobody comes. */
  bonus: z.int(),
  proposals: z.array(
    z.strictObject({
      teacher: Teacher,
      /** 0 to 100: knows the kid, speaks its first language, has least to do that day. */
      fit: z.int(),
      knowsKid: z.boolean(),
      lessonsThatDay: z.int(),
    }),
  ),
});
export type SubstitutionChoice = z.infer<typeof SubstitutionChoice>;
