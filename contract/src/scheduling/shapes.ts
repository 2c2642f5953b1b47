import * as z from 'zod/mini';

import { Event, OverlapWithSibling, Process, Teacher, WeeklyTime } from '../calendar/shapes.ts';
import { Subject } from '../catalogue/shapes.ts';
import { Day, Id, Instant } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { shape } from '../named.ts';

/** Free starts by teacher, as minutes since 1970. */
export const FreeStarts = shape('FreeStarts', {
  may: Verdict,
  minutes: z.int(),
  /** The unit a lesson would take, and how many of it are free; null when it is free of charge. */
  unit: z.nullable(z.enum(['gold', 'silver'])),
  free: z.int(),
  /** `teacher` is null where the school assigns one (a trial). */
  teachers: z.array(z.strictObject({ teacher: z.nullable(Teacher), known: z.boolean(), slots: z.array(z.int()) })),
  /** Busy times of the other kids of the family up to the horizon. */
  siblings: z.array(OverlapWithSibling),
});
export type FreeStarts = z.infer<typeof FreeStarts>;

/** What a change of a lesson costs and until when it is possible, told before the tap. */
export const ChangeTerms = shape('ChangeTerms', {
  event: Event,
  cancel: Verdict,
  transfer: Verdict,
  until: Instant,
  /** The unit that is reserved for the lesson and comes back; null when none is. */
  unit: z.nullable(z.enum(['gold', 'silver'])),
  /** How often a trial may still be moved; null of other lessons. */
  moves: z.nullable(z.int()),
  /** What simply not coming would cost: free or a unit; when debited, when skips are free again; so many in so many days are free. */
  skip: z.nullable(z.strictObject({ free: z.boolean(), freeAgainFrom: z.nullable(Instant), skips: z.int(), days: z.int() })),
  /** Of a regular lesson: lessons of this weekly time from this one on, all coming ones, and of the whole schedule. */
  regular: z.nullable(z.strictObject({ weekday: z.int(), startMinute: z.int(), following: z.int(), all: z.int(), schedule: z.int() })),
});
export type ChangeTerms = z.infer<typeof ChangeTerms>;

/** A date of a wanted schedule that cannot be had, and why. */
export const ScheduleConflict = shape('ScheduleConflict', { timestamp: Instant, verdict: Verdict });

/** Who wanted a lesson cancelled: a manager may do it at the request of either. */
export const CancelAskedBy = z.enum(['family', 'school']);
export type CancelAskedBy = z.infer<typeof CancelAskedBy>;

/** Weekly times that a family wants: one lesson a weekday, since the schedule counts days. */
export const WantedDays = z.array(WeeklyTime).check(
  z.minLength(1),
  z.maxLength(7),
  z.refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length),
);

/** A regular schedule with what may be done with it. */
export const RegularSchedule = shape('RegularSchedule', {
  process: Process,
  minutes: z.int(),
  /** Coming lessons, and those of them that may still be changed. */
  ahead: z.int(),
  changeable: z.int(),
  changeableFrom: Instant,
  /** Without lessons from a day until another, not included. */
  pause: z.nullable(z.strictObject({ from: Day, until: Day, reason: z.string() })),
  pauseDaysMax: z.int(),
  /** How often the family may still pause it within a year. */
  pausesLeft: z.int(),
  may: z.strictObject({ change: Verdict, pause: Verdict, resume: Verdict, end: Verdict, changeTeacher: Verdict }),
});
export type RegularSchedule = z.infer<typeof RegularSchedule>;

/** What a change of the weekly times would come to. */
export const RegularPlan = shape('RegularPlan', {
  may: Verdict,
  /** The first new dates, all new lessons, those that stay, and those that go. */
  first: z.array(Instant),
  lessons: z.int(),
  stay: z.int(),
  go: z.int(),
  conflicts: z.array(ScheduleConflict),
  overlaps: z.array(OverlapWithSibling),
});
export type RegularPlan = z.infer<typeof RegularPlan>;

/** The time of a trial that a family would like. */
export const WantedTrial = z.strictObject({
  kidUid: Id,
  subject: Subject,
  timestamp: Instant,
  /** This teacher and no other; without it the school chooses. */
  teacherId: z.optional(Id),
  overAgeConfirmed: z.optional(z.boolean()),
});
export type WantedTrial = z.infer<typeof WantedTrial>;
