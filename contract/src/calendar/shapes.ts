import * as z from 'zod/mini';

import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { Day, Id, Instant, Localised } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { lessonKinds, lessonStatuses, processStates } from './limits.ts';
import { named, shape } from '../named.ts';

export const Teacher = shape('Teacher', {
  teacherId: Id,
  name: z.string(),
  avatar: z.nullable(z.string()),
  about: z.strictObject({ ru: z.string(), en: z.string() }),
});
export type Teacher = z.infer<typeof Teacher>;

/** What the teacher wrote after a trial. */
export const TrialReport = shape('TrialReport', {
  outcome: z.enum(['recommended', 'notYet']),
  courseCode: z.nullable(CourseCode),
  level: z.nullable(z.string()),
  /** What people call it; the code is never shown to them. */
  levelTitle: z.nullable(Localised),
  text: z.string(),
  timestamp: Instant,
});
export type TrialReport = z.infer<typeof TrialReport>;

/** One kid (or a group) learning one subject (docs/rules/wire.md#process). */
export const Process = shape('Process', {
  processId: Id,
  type: z.enum(['intro', 'learning', 'group']),
  subject: Subject,
  courseCode: z.nullable(CourseCode),
  level: z.nullable(z.string()),
  /** What people call it; the code is never shown to them. */
  levelTitle: z.nullable(Localised),
  state: z.enum(processStates),
  teacher: z.nullable(Teacher),
  kids: z.array(Id),
  /** Set on a process that came from a trial. */
  report: z.nullable(TrialReport),
  /** Of an `intro` process: its trial, booked or held, wherever in time it lies. */
  trial: z.nullable(
    z.strictObject({ eventId: Id, timestamp: Instant, minutes: z.int(), isConducted: z.boolean(), settlesAt: z.nullable(Instant) }),
  ),
  /** Times chosen before payment are held until then. */
  heldUntil: z.nullable(Instant),
  /** The regular schedule, in the teacher's zone: weekday 1 (Monday) to 7, minutes after midnight. */
  days: z.array(z.strictObject({ weekday: z.int(), startMinute: z.int() })),
  /** Without lessons from a day until another, not included, in the teacher's zone: under way or to come. */
  pause: z.nullable(z.strictObject({ from: Day, until: Day })),
});
export type Process = z.infer<typeof Process>;

/** What everybody who sees a lesson is told of it. */
export const lessonFacts = {
  eventId: Id,
  timestamp: Instant,
  minutes: z.int(),
  kind: z.enum(lessonKinds),
  status: z.enum(lessonStatuses),
  subject: Subject,
  courseCode: z.nullable(CourseCode),
};

/** A lesson in the schedule of a family (docs/rules/wire.md#event). */
export const Event = shape('Event', {
  ...lessonFacts,
  processId: Id,
  /**
   * The lesson of the course that is taught in it: chosen by its teacher, else the one that comes in turn; of a lesson that
   * took place, the one that was held. Null without a course (a trial), past its end, and of a lesson that was called off.
   */
  lesson: z.nullable(z.strictObject({ lessonCode: z.string(), number: z.int(), title: Localised, playbookUid: z.string() })),
  teacher: z.nullable(Teacher),
  kids: z.array(Id),
  /** A unit is reserved for it (a trial needs none). */
  funded: z.boolean(),
  /** Held without payment, or for a trial being confirmed, until then. */
  heldUntil: z.nullable(Instant),
  /** Belongs to a regular schedule. */
  regular: z.boolean(),
  /** The club group it belongs to. */
  groupId: z.nullable(Id),
  /** The start it was moved from. */
  movedFrom: z.nullable(Instant),
  /** The teacher it was planned with, when another one gives it. */
  insteadOf: z.nullable(Teacher),
  /** The first lesson after the family's or the teacher's clock changed: minutes by which its local time moved. */
  clockShift: z.nullable(z.int()),
  /** Its teacher has marked how it ended: the mark stands from then on, and until then it may be taken back. */
  settlesAt: z.nullable(Instant),
  /** What the family may do with it now; a yes says until when. */
  may: z.strictObject({ cancel: Verdict, transfer: Verdict, object: Verdict }),
  /** Of a lesson that was cancelled or missed: what came back to the family, and whether the school called it off. */
  back: z.nullable(z.strictObject({ units: z.int(), bonus: z.int(), bySchool: z.boolean() })),
  /** What the family said against the mark, and the school's answer. */
  objection: z.nullable(
    z.strictObject({
      text: z.string(),
      timestamp: Instant,
      outcome: z.nullable(z.enum(['upheld', 'rejected'])),
      answer: z.nullable(z.string()),
      units: z.int(),
    }),
  ),
});
export type Event = z.infer<typeof Event>;

/** A lesson of another kid of the family at a wanted time: the parent is warned, nothing is refused. */
export const OverlapWithSibling = shape('OverlapWithSibling', { kidUid: Id, from: Instant, to: Instant });
export type OverlapWithSibling = z.infer<typeof OverlapWithSibling>;

export const WeeklyTime = shape('WeeklyTime', {
  /** 1 Monday to 7 Sunday, in the teacher's zone. */
  weekday: z.int().check(z.gte(1), z.lte(7)),
  /** Minutes after midnight in the teacher's zone, on the grid of the school. */
  startMinute: z.int().check(z.gte(0), z.lt(1440), z.multipleOf(5)),
});
export type WeeklyTime = z.infer<typeof WeeklyTime>;

const HalfHour = z.int().check(z.gte(0), z.lte(1440), z.multipleOf(30));

/** Weekly hours in the teacher's zone; midnight's end is 1440. */
export const Hours = named(
  'Hours',
  z
    .strictObject({ weekday: z.int().check(z.gte(1), z.lte(7)), fromMinute: HalfHour, toMinute: HalfHour })
    .check(z.refine(({ fromMinute, toMinute }) => fromMinute < toMinute)),
);
export type Hours = z.infer<typeof Hours>;

/** The hours of one day instead of the weekly ones; none: the day is closed. */
export const HoursOfDay = shape('HoursOfDay', {
  day: Day,
  blocks: z
    .array(
      z.strictObject({ fromMinute: HalfHour, toMinute: HalfHour }).check(z.refine(({ fromMinute, toMinute }) => fromMinute < toMinute)),
    )
    .check(z.maxLength(10)),
});
export type HoursOfDay = z.infer<typeof HoursOfDay>;

/** A lesson as far as its teacher must know of it: when, and whose. */
export const TouchedLesson = shape('TouchedLesson', {
  ...lessonFacts,
  teacher: z.nullable(Teacher),
  kids: z.array(z.strictObject({ kidUid: Id, name: z.string(), age: z.int(), timezone: z.string() })),
});
export type TouchedLesson = z.infer<typeof TouchedLesson>;

export const Absence = shape('Absence', {
  absenceId: Id,
  kind: z.enum(['holiday', 'illness']),
  from: Day,
  to: Day,
  fromMinute: z.int(),
  note: z.string(),
  endedAt: z.nullable(Instant),
  /** What became of the lessons it touched. */
  lessons: z.array(z.strictObject({ lesson: TouchedLesson, given: z.nullable(Teacher) })),
});
export type Absence = z.infer<typeof Absence>;

export const Availability = shape('Availability', {
  zone: z.string(),
  rules: z.array(Hours),
  exceptions: z.array(HoursOfDay),
  absences: z.array(Absence),
});
export type Availability = z.infer<typeof Availability>;
