import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { familyAndSupport, parent, parentAndSupport } from '../role-rows.ts';
import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { Day, Done, Id, Instant, TimeZone } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { Event, OverlapWithSibling, Process, Teacher } from '../calendar/shapes.ts';
import { TeacherToMeet } from '../teacher-cards/shapes.ts';
import { ScheduleConflict, WantedDays, WantedTrial } from './shapes.ts';
import { trialTimeRefusals } from './refusal-lists.ts';

const WantedSchedule = z.strictObject({ processId: Id, teacherId: Id, days: WantedDays });

export const schedulingCalls = defineCalls({
  'GET /events': {
    who: familyAndSupport,
    adult: 'sees',
    live: 'events/:customerId',
    summary: 'Lessons of the family in windows of 28 days from a Monday; without `from`, from this week',
    query: z.strictObject({ from: z.optional(Day), kidUid: z.optional(Id) }),
    gives: z.strictObject({
      from: Instant,
      to: Instant,
      events: z.array(Event),
      next: z.nullable(Event),
      /** Where the schedule ends for now: no lesson begins then or later. */
      bookableUntil: Instant,
    }),
    refusals: ['families.kid_not_found'],
  },
  'GET /intro/slots': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Free starts for a trial of one kid and subject, as minutes since 1970: of any fitting teacher, and of each',
    query: z.strictObject({ kidUid: Id, subject: Subject }),
    gives: z.strictObject({
      /** May this kid have this trial at all: age, earlier trials, subjects being studied. */
      may: Verdict,
      /** A warning that does not stop: the kid is outside the usual ages of the subject. */
      ages: z.strictObject({ from: z.int(), to: z.int(), kid: z.int(), warn: z.boolean(), confirm: z.boolean() }),
      minutes: z.int(),
      slots: z.array(z.int()),
      /** Those whom the family may choose, who is free soonest first, with their own starts. */
      teachers: z.array(z.strictObject({ teacher: TeacherToMeet, slots: z.array(z.int()) })),
      /**
       * Where no time is free only because a teacher holds one trial a kid: those who have time, and have held one already.
       * Empty otherwise.
       */
      hadTrialWith: z.array(Teacher),
      /** Busy times of the other kids of the family. */
      siblings: z.array(OverlapWithSibling),
      /** The time the family is keeping for this trial now. */
      held: z.nullable(Event),
    }),
    refusals: ['families.kid_not_found'],
  },
  'POST /intro': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Books a free trial lesson, with the teacher the family chose, or whom the school assigns',
    body: WantedTrial,
    gives: Event,
    refusals: ['families.kid_not_found', 'scheduling.hold_ended', ...trialTimeRefusals],
    idempotent: true,
  },
  'POST /user/decline-suggested-subject': {
    who: parent,
    adult: 'arranges',
    summary: 'The parent declines the recommended course',
    body: z.strictObject({ processId: Id }),
    gives: Done,
    refusals: ['scheduling.process_not_found', 'scheduling.process_state'],
    idempotent: true,
  },
  'GET /schedule-selection/:courseCode/:kidUid': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Teachers for a regular schedule, with the weekly times at which they are free',
    params: z.strictObject({ courseCode: CourseCode, kidUid: Id }),
    gives: z.strictObject({
      may: Verdict,
      process: Process,
      minutes: z.int(),
      daysMax: z.int(),
      zone: TimeZone,
      teachers: z.array(
        z.strictObject({
          teacher: Teacher,
          /** This teacher held the trial. */
          known: z.boolean(),
          /** Weekly starts, (weekday - 1) x 1440 + minute, free on every date up to the horizon. */
          free: z.array(z.int()),
          /** Weekly starts within the teacher's hours that are taken on some dates. */
          partly: z.array(z.int()),
        }),
      ),
    }),
    refusals: ['families.kid_not_found', 'scheduling.process_not_found'],
  },
  'POST /regular-schedule/preview': {
    who: parentAndSupport,
    adult: 'arranges',
    changesNothing: true,
    summary: 'What a wanted weekly schedule would meet: its first dates and every conflict',
    body: WantedSchedule,
    gives: z.strictObject({
      may: Verdict,
      first: z.array(Instant),
      lessons: z.int(),
      conflicts: z.array(ScheduleConflict),
      /** Dates at which another kid of the family has a lesson: a warning. */
      overlaps: z.array(OverlapWithSibling),
      /** Set when nothing is paid yet: times would be held until then. */
      heldUntil: z.nullable(Instant),
    }),
    refusals: ['scheduling.process_not_found', 'scheduling.teacher_not_found'],
  },
  'POST /regular-schedule': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Sets the weekly schedule of a process: every lesson up to the horizon, all or nothing',
    body: WantedSchedule,
    gives: Process,
    refusals: [
      'scheduling.process_not_found',
      'scheduling.process_state',
      'scheduling.teacher_not_found',
      'scheduling.too_many_days',
      'scheduling.slot_closed',
      'scheduling.schedule_conflicts',
      'scheduling.schedule_exists',
      'scheduling.unpaid_schedule_exists',
      'scheduling.kid_busy',
    ],
    idempotent: true,
  },
});
