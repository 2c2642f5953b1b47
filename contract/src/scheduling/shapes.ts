import * as z from 'zod/mini';

import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { Id, Instant } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { lessonKinds, lessonStatuses, processStates } from './limits.ts';

export const Teacher = z
  .strictObject({
    teacherId: Id,
    name: z.string(),
    avatar: z.nullable(z.string()),
    about: z.strictObject({ ru: z.string(), en: z.string() }),
  })
  .register(z.globalRegistry, { id: 'Teacher' });
export type Teacher = z.infer<typeof Teacher>;

/** What the teacher wrote after a trial. */
export const TrialReport = z
  .strictObject({
    outcome: z.enum(['recommended', 'notYet']),
    courseCode: z.nullable(CourseCode),
    level: z.nullable(z.string()),
    text: z.string(),
    timestamp: Instant,
  })
  .register(z.globalRegistry, { id: 'TrialReport' });
export type TrialReport = z.infer<typeof TrialReport>;

/** One kid (or a group) learning one subject (spec §3, decisions D4). */
export const Process = z
  .strictObject({
    processId: Id,
    type: z.enum(['intro', 'learning', 'group']),
    subject: Subject,
    courseCode: z.nullable(CourseCode),
    level: z.nullable(z.string()),
    state: z.enum(processStates),
    teacher: z.nullable(Teacher),
    kids: z.array(Id),
    /** Set on a process that came from a trial. */
    report: z.nullable(TrialReport),
    /** Times chosen before payment are held until then. */
    heldUntil: z.nullable(Instant),
    /** The regular schedule, in the teacher's zone: weekday 1 (Monday) to 7, minutes after midnight. */
    days: z.array(z.strictObject({ weekday: z.int(), startMinute: z.int() })),
  })
  .register(z.globalRegistry, { id: 'Process' });
export type Process = z.infer<typeof Process>;

/** A lesson in the schedule of a family (spec §3 Event and Lesson). */
export const Event = z
  .strictObject({
    eventId: Id,
    processId: Id,
    timestamp: Instant,
    minutes: z.int(),
    status: z.enum(lessonStatuses),
    kind: z.enum(lessonKinds),
    subject: Subject,
    courseCode: z.nullable(CourseCode),
    teacher: z.nullable(Teacher),
    kids: z.array(Id),
    /** A unit is reserved for it (a trial needs none). */
    funded: z.boolean(),
    /** Held without payment until then. */
    heldUntil: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'Event' });
export type Event = z.infer<typeof Event>;

/** A kid as its teacher sees it: no contacts, no money. */
export const Pupil = z
  .strictObject({
    kidUid: Id,
    name: z.string(),
    age: z.int(),
    languages: z.array(z.string()),
    timezone: z.string(),
    lastReport: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Pupil' });
export type Pupil = z.infer<typeof Pupil>;

/** A lesson in the teacher's cabinet, with what may be done with it now. */
export const TeacherLesson = z
  .strictObject({
    eventId: Id,
    processId: Id,
    timestamp: Instant,
    minutes: z.int(),
    status: z.enum(lessonStatuses),
    kind: z.enum(lessonKinds),
    subject: Subject,
    courseCode: z.nullable(CourseCode),
    level: z.nullable(z.string()),
    pupils: z.array(Pupil),
    report: z.nullable(TrialReport),
    may: z.strictObject({ conduct: Verdict, report: Verdict }),
  })
  .register(z.globalRegistry, { id: 'TeacherLesson' });
export type TeacherLesson = z.infer<typeof TeacherLesson>;

export const WeeklyTime = z
  .strictObject({
    /** 1 Monday to 7 Sunday, in the teacher's zone. */
    weekday: z.int().check(z.gte(1), z.lte(7)),
    /** Minutes after midnight in the teacher's zone, on the grid of 30. */
    startMinute: z.int().check(z.gte(0), z.lt(1440), z.multipleOf(30)),
  })
  .register(z.globalRegistry, { id: 'WeeklyTime' });
export type WeeklyTime = z.infer<typeof WeeklyTime>;

/** A date of a wanted schedule that cannot be had, and why. */
export const ScheduleConflict = z
  .strictObject({ timestamp: Instant, verdict: Verdict })
  .register(z.globalRegistry, { id: 'ScheduleConflict' });
