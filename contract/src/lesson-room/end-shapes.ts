import * as z from 'zod/mini';

import { noteResults, noteTags } from '../calendar/limits.ts';
import { HomeworkOffer } from '../learning/plans.ts';
import { shape } from '../named.ts';
import { Id, Instant } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { grounds, lessonRoomLimits } from './limits.ts';
import { RoomPerson } from './shapes.ts';

/** How many items were done, and how many of them were right at the first try. */
export const TaskFigures = shape('TaskFigures', { firstTry: z.int(), of: z.int() });
export type TaskFigures = z.infer<typeof TaskFigures>;

/** A page of the board on which something stands. */
export const DrawnPage = shape('DrawnPage', { page: z.int(), ground: z.enum(grounds), picture: z.nullable(Id), strokes: z.int() });
export type DrawnPage = z.infer<typeof DrawnPage>;

/** What a teacher is asked at the end of a lesson, with what the room knows filled in. */
export const FinishSheet = shape('FinishSheet', {
  eventId: Id,
  isTrial: z.boolean(),
  isGroup: z.boolean(),
  minutes: z.int(),
  kids: z.array(
    z.strictObject({
      kidUid: Id,
      face: RoomPerson,
      /** In the room, from the planned start on. */
      seconds: z.int(),
      /** Proposed: hardly there at all. */
      absent: z.boolean(),
      /** Whether the teacher may say that this child did not come. */
      mayBeAbsent: Verdict,
      figures: z.nullable(TaskFigures),
    }),
  ),
  /** Of all the tasks of the lesson; nothing where nothing was judged. */
  figures: z.nullable(TaskFigures),
  /** Proposed, or what is written already; a trial has its report instead. */
  note: z.nullable(
    z.strictObject({ result: z.nullable(z.enum(noteResults)), tags: z.array(z.enum(noteTags)), text: z.string(), isWritten: z.boolean() }),
  ),
  /** As it is planned; nothing in a lesson without a course. */
  homework: z.nullable(z.strictObject({ playbookUids: z.array(z.string()), offers: z.array(HomeworkOffer) })),
  pages: z.array(DrawnPage),
  /** What the report of a trial is proposed to say. */
  trial: z.nullable(z.strictObject({ outcome: z.nullable(z.enum(['recommended', 'notYet'])) })),
  finishedAt: z.nullable(Instant),
  may: z.strictObject({
    /** Without a reason; long before the end it wants one. */
    finish: Verdict,
    report: Verdict,
    undo: Verdict,
  }),
});
export type FinishSheet = z.infer<typeof FinishSheet>;

export const PagesToKeep = z.array(z.int().check(z.gte(0), z.lt(lessonRoomLimits.pages))).check(
  z.maxLength(lessonRoomLimits.pages),
  z.refine((pages) => new Set(pages).size === pages.length),
);
