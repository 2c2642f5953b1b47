import * as z from 'zod/mini';

import { noteResults, noteTags } from '../calendar/limits.ts';
import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { HomeworkOffer } from '../learning/plans.ts';
import { shape } from '../named.ts';
import { Id, Instant, Localised } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { endedAs, grounds, helpCodes, judgedAs, leaveCauses, lessonRoomLimits, roomOutcomes, stickers } from './limits.ts';
import { roomRoles } from './people.ts';
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
  trial: z.nullable(
    z.strictObject({
      outcome: z.nullable(z.enum(['recommended', 'notYet'])),
      courseCode: z.nullable(CourseCode),
      level: z.nullable(z.string()),
      text: z.nullable(Localised),
    }),
  ),
  finishedAt: z.nullable(Instant),
  may: z.strictObject({
    /** Without a reason; long before the end it wants one. */
    finish: Verdict,
    report: Verdict,
    undo: Verdict,
  }),
});
export type FinishSheet = z.infer<typeof FinishSheet>;

/** What families were told of a lesson: the word of its end, or the report of a trial; with what it was before it was corrected. */
export const SentReport = shape('SentReport', {
  text: z.string(),
  timestamp: Instant,
  /** The oldest first. */
  before: z.array(z.strictObject({ text: z.string(), correctedAt: Instant })),
  until: Instant,
  may: Verdict,
});
export type SentReport = z.infer<typeof SentReport>;

export const PagesToKeep = z.array(z.int().check(z.gte(0), z.lt(lessonRoomLimits.pages))).check(
  z.maxLength(lessonRoomLimits.pages),
  z.refine((pages) => new Set(pages).size === pages.length),
);

const Ended = z.nullable(z.strictObject({ as: z.enum(endedAs), at: Instant }));

/** A task of the lesson as a child did it; `ofAll` is the copy of the room, which all did together. */
const TaskOfLesson = z.strictObject({
  playbookUid: z.string(),
  taskIdx: z.int(),
  ofAll: z.boolean(),
  items: z.array(z.strictObject({ verdict: z.enum(judgedAs), tries: z.int() })),
  /** The attempt it was done in, whose answers may be reviewed; nothing of a task of the room. */
  attemptUid: z.nullable(Id),
});

/** What is told of a lesson afterwards: to a family of its own children alone. */
export const LessonSummary = shape('LessonSummary', {
  eventId: Id,
  subject: Subject,
  isTrial: z.boolean(),
  isGroup: z.boolean(),
  title: z.nullable(Localised),
  timestamp: Instant,
  minutes: z.int(),
  teacher: RoomPerson,
  ended: Ended,
  kids: z.array(
    z.strictObject({
      kidUid: Id,
      face: RoomPerson,
      /** In the room, from the planned start on. */
      seconds: z.int(),
      figures: z.nullable(TaskFigures),
      tasks: z.array(TaskOfLesson),
      stars: z.int(),
      stickers: z.array(z.enum(stickers)),
    }),
  ),
  /** What the teacher said to the families at the end; often nothing. */
  word: z.nullable(z.string()),
  /** When the teacher last corrected what was told. */
  correctedAt: z.nullable(Instant),
  homework: z.array(z.strictObject({ playbookUid: z.string(), title: Localised })),
  /** Pages of the board to look at; their lines by GET /lesson-room/:eventId/ink. */
  pages: z.array(DrawnPage),
});
export type LessonSummary = z.infer<typeof LessonSummary>;

/** Who was in the room and when, the same for the family, the teacher and the school; and what follows from it by the rule. */
export const RoomPresence = shape('RoomPresence', {
  eventId: Id,
  timestamp: Instant,
  minutes: z.int(),
  /** From when the room was open, to its end or that of the lesson. */
  from: Instant,
  to: Instant,
  startedAt: z.nullable(Instant),
  ended: Ended,
  people: z.array(
    z.strictObject({
      role: z.enum(roomRoles),
      /** Children of other families are numbers. */
      number: z.int(),
      face: z.nullable(RoomPerson),
      seconds: z.int(),
      together: z.int(),
      visits: z.array(
        z.strictObject({
          from: Instant,
          to: Instant,
          /** Null while it goes on. */
          cause: z.nullable(z.enum(leaveCauses)),
          /** Devices of the person, counted from 1. */
          device: z.int(),
          /** Milliseconds from the tap to the first picture of the other. */
          firstFrame: z.nullable(z.int()),
          ladder: z.array(z.strictObject({ timestamp: Instant, step: z.int() })),
          /** How often the sound had to be brought back. */
          recoveries: z.int(),
        }),
      ),
    }),
  ),
  /** Calls for help; what is delicate is help like any other. */
  help: z.array(z.strictObject({ timestamp: Instant, code: z.enum(helpCodes), role: z.enum(roomRoles), takenAt: z.nullable(Instant) })),
  /** What the log says by the rule, in seconds; nothing of a lesson that was held elsewhere. */
  verdict: z.nullable(
    z.strictObject({
      outcome: z.enum(roomOutcomes),
      forReview: z.boolean(),
      teacher: z.int(),
      child: z.int(),
      together: z.int(),
      needed: z.int(),
    }),
  ),
  /** When the teacher was there, as the school knows or as it said itself. */
  teacherHereAt: z.nullable(Instant),
  may: z.strictObject({
    /** "This is not how it was": POST /events/:eventId/objection. */
    object: Verdict,
  }),
});
export type RoomPresence = z.infer<typeof RoomPresence>;
