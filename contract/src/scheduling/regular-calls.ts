import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parentAndSupport } from '../role-rows.ts';
import { Day, Id, Instant, text } from '../shapes.ts';
import { TeacherToMeet } from '../teacher-cards/shapes.ts';
import { Verdict } from '../verdict.ts';
import { OverlapWithSibling, Process } from '../calendar/shapes.ts';
import { RegularPlan, RegularSchedule, ScheduleConflict, WantedDays } from './shapes.ts';
import { weeklyTimesRefusals } from './refusal-lists.ts';

const Wanted = z.strictObject({ processId: Id, teacherId: Id, days: WantedDays });

/** The life of a regular schedule after it is set: change, pause, end, and another teacher (docs/rules/schedule.md#changing-the-schedule). */
export const regularScheduleCalls = defineCalls({
  'GET /regular-schedule/:processId': {
    who: parentAndSupport,
    adult: 'sees',
    summary: 'The regular schedule of a process, and what may be done with it',
    gives: RegularSchedule,
    refusals: ['scheduling.process_not_found'],
  },
  'POST /regular-schedule/change/preview': {
    who: parentAndSupport,
    adult: 'arranges',
    changesNothing: true,
    summary: 'What a change of the weekly times would meet; it touches lessons 8 hours or more away only',
    body: Wanted,
    gives: RegularPlan,
    refusals: ['scheduling.process_not_found', 'scheduling.teacher_not_found'],
  },
  'POST /regular-schedule/change': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Changes the weekly times, all or nothing; lessons that fit both stay as they are',
    body: z.extend(Wanted, { reason: text(500) }),
    gives: Process,
    refusals: [
      'scheduling.process_not_found',
      'scheduling.process_state',
      'scheduling.no_schedule',
      'scheduling.same_time',
      ...weeklyTimesRefusals,
    ],
    idempotent: true,
  },
  'POST /regular-schedule/pause': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Pauses the schedule: no lessons from a day until another (not included); the weekly places are kept',
    body: z.strictObject({ processId: Id, from: Day, until: Day, reason: text(500) }).check(z.refine(({ from, until }) => from < until)),
    gives: Process,
    refusals: [
      'scheduling.process_not_found',
      'scheduling.no_schedule',
      'scheduling.process_state',
      'scheduling.paused_already',
      'scheduling.pause_too_long',
      'scheduling.pauses_used',
      'scheduling.in_the_past',
      'scheduling.beyond_horizon',
    ],
    idempotent: true,
  },
  'POST /regular-schedule/resume': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Ends a pause early: lessons come back on every date that is still free',
    body: z.strictObject({ processId: Id }),
    gives: z.strictObject({ process: Process, lessons: z.int(), missing: z.array(ScheduleConflict) }),
    refusals: ['scheduling.process_not_found', 'scheduling.not_paused'],
    idempotent: true,
  },
  'POST /regular-schedule/end': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Ends the regular schedule: its lessons 8 hours or more away are cancelled, units come back',
    body: z.strictObject({ processId: Id, reason: text(500) }),
    gives: Process,
    refusals: ['scheduling.process_not_found', 'scheduling.no_schedule'],
    idempotent: true,
  },
  'GET /user/change-teacher-request/:processId': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Teachers to whom the schedule could move, those that keep most of its times first',
    gives: z.strictObject({
      may: Verdict,
      process: Process,
      /** An earlier request that the school has not answered yet. */
      waiting: z.nullable(z.strictObject({ requestId: Id, reason: z.string(), askedAt: Instant })),
      candidates: z.array(
        z.strictObject({
          teacher: TeacherToMeet,
          /** Coming lessons of the schedule that this teacher can take at their own times, of how many. */
          keeps: z.int(),
          of: z.int(),
          /** Weekly starts, (weekday - 1) x 1440 + minute, free on every date up to the horizon. */
          free: z.array(z.int()),
          overlaps: z.array(OverlapWithSibling),
        }),
      ),
    }),
    refusals: ['scheduling.process_not_found'],
  },
  'POST /user/change-teacher-request': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Asks for another teacher: the schedule moves in one act; without a teacher the school chooses',
    body: z.strictObject({
      processId: Id,
      reason: text(1000),
      teacherId: z.optional(Id),
      /** Other weekly times with the chosen teacher; without them, the same. */
      days: z.optional(WantedDays),
    }),
    gives: z.strictObject({
      /** `waiting`: nobody has these times; the school answers by hand. */
      outcome: z.enum(['changed', 'waiting']),
      process: Process,
      moved: z.int(),
    }),
    refusals: [
      'scheduling.process_not_found',
      'scheduling.process_state',
      'scheduling.no_teacher_in_process',
      'scheduling.same_teacher',
      ...weeklyTimesRefusals,
    ],
    idempotent: true,
  },
});
