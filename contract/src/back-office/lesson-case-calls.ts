import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { manager, managerReads } from '../role-rows.ts';
import { TouchedLesson } from '../calendar/shapes.ts';
import { Done, Id, Instant, text } from '../shapes.ts';
import { shape } from '../named.ts';

const family = z.strictObject({ familyId: Id, name: z.string() });

/** A lesson whose mark a manager should look at. */
export const LessonCase = shape('LessonCase', {
  /** `objection`: the family says that the mark is not true; the others were noticed by the school. */
  kind: z.enum(['objection', 'early', 'withoutPresence', 'heldShort', 'unmarked']),
  /** Of an objection its own, of the others the lesson's. */
  id: Id,
  lesson: TouchedLesson,
  /** Of an objection who objects; of the others whose kids it is for, several in a club. */
  families: z.array(family),
  /** What the family says, or why the teacher marked the lesson early. */
  text: z.string(),
  since: Instant,
  /** What a manager decides by. */
  evidence: z.strictObject({
    /** When the teacher entered the lesson, and so many minutes after its start. */
    enteredAt: z.nullable(Instant),
    lateMinutes: z.int(),
    /** Kids who were marked as absent. */
    absent: z.array(z.string()),
    /** When it was marked, and by whom. */
    markedAt: z.nullable(Instant),
    markedBy: z.nullable(z.enum(['teacher', 'manager', 'school'])),
  }),
});
export type LessonCase = z.infer<typeof LessonCase>;

/** Marks of lessons that wait for a manager (docs/rules/lessons.md#marking). */
export const lessonCaseCalls = defineCalls({
  'GET /manager/lesson-cases': {
    who: managerReads,
    summary: 'Objections of families that wait for a decision, lessons marked early or without their teacher seen, and unmarked ones',
    gives: z.strictObject({ now: Instant, cases: z.array(LessonCase) }),
    refusals: [],
  },
  'POST /manager/objections/:objectionId/decide': {
    who: manager,
    summary: 'Upholds an objection, and what the lesson cost comes back; or rejects it. The family reads the answer',
    body: z.strictObject({ outcome: z.enum(['upheld', 'rejected']), answer: text(500) }),
    gives: Done,
    refusals: ['scheduling.objection_not_found', 'scheduling.objection_decided'],
    idempotent: true,
  },
  'POST /manager/lesson-flags/:eventId/seen': {
    who: manager,
    summary: 'A manager has looked at a lesson that was marked early or without its teacher seen',
    body: z.strictObject({ kind: z.enum(['early', 'withoutPresence', 'heldShort']) }),
    gives: Done,
    refusals: ['scheduling.lesson_not_found'],
    idempotent: true,
  },
});
