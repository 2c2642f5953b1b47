import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { manager, managerReads, teacher } from '../role-rows.ts';
import { Day, Id, Instant, largest, text, whole, Nothing } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { Availability, Hours, HoursOfDay, TouchedLesson } from '../calendar/shapes.ts';
import { Absence } from '../calendar/shapes.ts';
import { SubstitutionChoice, TeacherLesson } from './shapes.ts';

const Away = z.strictObject({
  kind: z.enum(['holiday', 'illness']),
  /** Days in the teacher's zone, both included; on the first day from a minute on. */
  from: Day,
  to: Day,
  fromMinute: z.optional(z.int().check(z.gte(0), z.lt(1440), z.multipleOf(30))),
});

/** Lessons an absence would touch, each with those who could take it. */
const TouchedByAbsence = z.strictObject({ may: Verdict, lessons: z.array(SubstitutionChoice), families: z.int() });

/** Wanted teachers; a lesson that is not named gets the best one, null means that it is cancelled. */
const Choices = z.array(z.strictObject({ eventId: Id, teacherId: z.nullable(Id) })).check(z.maxLength(200));

const WantedAvailability = z.strictObject({
  rules: z.array(Hours).check(z.maxLength(70)),
  exceptions: z.array(HoursOfDay).check(z.maxLength(200)),
});

/** The teacher's own time, absences, and what becomes of a lesson (docs/rules/lessons.md, docs/rules/schedule.md#teachers-hours). */
export const staffCalls = defineCalls({
  'GET /teacher/availability': {
    who: teacher,
    summary: 'Weekly hours, exceptions and absences of the teacher, in the teacher zone',
    gives: Availability,
    refusals: [],
  },
  'POST /teacher/availability/preview': {
    who: teacher,
    summary: 'Lessons that would lie outside the wanted hours, and whose they are',
    body: WantedAvailability,
    gives: z.strictObject({ may: Verdict, touched: z.array(TouchedLesson), families: z.int() }),
    refusals: [],
  },
  'POST /teacher/availability': {
    who: teacher,
    summary: 'Sets weekly hours and exceptions; lessons outside them stay, and are what was shown before',
    body: z.extend(WantedAvailability, {
      /** How many touched lessons the preview showed; other than now, it must be looked at again. */
      touched: whole(0, largest),
    }),
    gives: Availability,
    refusals: ['scheduling.hours_overlap', 'scheduling.touches_changed'],
    idempotent: true,
  },
  'POST /teacher/absences/preview': {
    who: teacher,
    summary: 'Lessons an absence would touch, each with the teachers who could take it, the best first',
    body: Away,
    gives: TouchedByAbsence,
    refusals: [],
  },
  'POST /teacher/absences': {
    who: teacher,
    summary: 'Notes an absence and gives all its lessons to others in one act; a family gets one message',
    body: z.extend(Away, {
      /** What whoever takes over should know. */
      note: text(2000, 0),
      choices: Choices,
    }),
    gives: Absence,
    refusals: ['scheduling.absence_exists', 'scheduling.in_the_past', 'scheduling.touches_changed', 'request.invalid'],
    idempotent: true,
  },
  'POST /teacher/absences/:absenceId/end': {
    who: teacher,
    summary: 'The teacher is back earlier: hours open again from now on, lessons given away stay so',
    body: Nothing,
    gives: Availability,
    refusals: ['scheduling.absence_not_found'],
    idempotent: true,
  },
  'POST /teacher/lessons/:eventId/here': {
    who: teacher,
    summary: 'The teacher is in the lesson',
    body: Nothing,
    gives: TeacherLesson,
    refusals: ['scheduling.lesson_not_found', 'scheduling.lesson_not_started', 'scheduling.lesson_is_over'],
  },
  'POST /teacher/lessons/:eventId/non-attendance': {
    who: teacher,
    summary:
      'The kid did not come: closed 10 minutes after the start by a teacher who was there in time; the first skip in 30 days is free',
    body: Nothing,
    gives: TeacherLesson,
    refusals: [
      'scheduling.lesson_not_found',
      'scheduling.lesson_is_over',
      'scheduling.too_early_for_absence',
      'scheduling.teacher_not_here',
      'scheduling.teacher_came_late',
      'lesson_room.kid_was_here',
    ],
    idempotent: true,
  },
  'POST /teacher/lessons/:eventId/not-held': {
    who: teacher,
    summary: 'The kid was gone when the teacher came late: the unit comes back, with the bonus if it was promised',
    body: Nothing,
    gives: TeacherLesson,
    refusals: [
      'scheduling.lesson_not_found',
      'scheduling.lesson_is_over',
      'scheduling.too_early_for_absence',
      'scheduling.teacher_not_here',
      'scheduling.teacher_in_time',
    ],
    idempotent: true,
  },
  'POST /teacher/lessons/:eventId/undo-mark': {
    who: teacher,
    summary: 'Takes back what the teacher marked, within 10 minutes: nothing has followed from it yet',
    body: Nothing,
    gives: TeacherLesson,
    refusals: ['scheduling.lesson_not_found', 'scheduling.no_mark', 'scheduling.mark_stands'],
    idempotent: true,
  },
  'POST /teacher/lessons/:eventId/technical': {
    who: teacher,
    summary: 'The lesson broke down for technical reasons: the unit comes back',
    body: z.strictObject({ reason: text(500) }),
    gives: TeacherLesson,
    refusals: ['scheduling.lesson_not_found', 'scheduling.lesson_not_started', 'scheduling.lesson_is_over'],
    idempotent: true,
  },
  'GET /manager/teachers/:teacherId/availability': {
    who: managerReads,
    summary: 'Hours of a teacher who phones: weekly ones, days that differ, absences',
    gives: Availability,
    refusals: ['scheduling.teacher_not_found'],
  },
  'POST /manager/teachers/:teacherId/availability/preview': {
    who: manager,
    summary: 'Lessons of the teacher that would lie outside the wanted hours',
    body: WantedAvailability,
    gives: z.strictObject({ may: Verdict, touched: z.array(TouchedLesson), families: z.int() }),
    refusals: ['scheduling.teacher_not_found'],
  },
  'POST /manager/teachers/:teacherId/availability': {
    who: manager,
    summary: 'Sets them for the teacher, with the reason that stands in the log; lessons outside them stay',
    body: z.extend(WantedAvailability, { touched: whole(0, largest), reason: text(500) }),
    gives: Availability,
    refusals: ['scheduling.teacher_not_found', 'scheduling.hours_overlap', 'scheduling.touches_changed'],
    idempotent: true,
  },
  'POST /manager/teachers/:teacherId/absences/preview': {
    who: manager,
    summary: 'The same for a teacher who phones: lessons an absence would touch, each with those who could take it',
    body: Away,
    gives: TouchedByAbsence,
    refusals: ['scheduling.teacher_not_found'],
  },
  'POST /manager/teachers/:teacherId/absences': {
    who: manager,
    summary: 'Notes it for the teacher, with the reason that stands in the log: all lessons go to others in one act',
    body: z.extend(Away, {
      note: text(2000, 0),
      choices: Choices,
      reason: text(500),
    }),
    gives: Absence,
    refusals: [
      'scheduling.teacher_not_found',
      'scheduling.absence_exists',
      'scheduling.in_the_past',
      'scheduling.touches_changed',
      'request.invalid',
    ],
    idempotent: true,
  },
  'GET /manager/late-lessons': {
    who: managerReads,
    live: 'late-lessons',
    summary: 'Lessons to which the teacher has not come, with those who could take them now',
    gives: z.strictObject({ now: Instant, lessons: z.array(SubstitutionChoice) }),
    refusals: [],
  },
  'POST /manager/lessons/:eventId/replace': {
    who: manager,
    summary: 'Gives a lesson to another teacher',
    body: z.strictObject({ teacherId: Id, reason: text(500) }),
    gives: TouchedLesson,
    refusals: [
      'scheduling.lesson_not_found',
      'scheduling.lesson_is_over',
      'scheduling.teacher_not_found',
      'scheduling.same_teacher',
      'scheduling.slot_taken',
      'scheduling.teacher_does_not_fit',
    ],
    idempotent: true,
  },
  'POST /manager/lessons/:eventId/return': {
    who: manager,
    summary: 'The teacher did not come: the unit comes back with a bonus lesson',
    body: z.strictObject({ reason: text(500) }),
    gives: TouchedLesson,
    refusals: ['scheduling.lesson_not_found', 'scheduling.lesson_not_started', 'scheduling.lesson_is_over', 'scheduling.teacher_is_here'],
    idempotent: true,
  },
});
