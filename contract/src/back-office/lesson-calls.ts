import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { manager, managerReads } from '../role-rows.ts';
import { Subject } from '../catalogue/shapes.ts';
import type { ErrorCode } from '../errors.ts';
import { Process, Teacher } from '../calendar/shapes.ts';
import { FreeStarts } from '../scheduling/shapes.ts';
import { SubstitutionChoice } from '../staffing/shapes.ts';
import { Day, Id, Instant, text } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { LessonAct, ManyAct } from './lesson-acts.ts';
import { ActEffect, FamilyLessons, ManyRow, TeacherRequest, TrialWithoutOutcome, WaitingListRequest } from './lesson-shapes.ts';
import { backOfficeLimits } from './limits.ts';

/** The school's word against its own rules, where that is possible: a trial, a place in a group. */
const wanted = { act: LessonAct, despite: z.optional(z.boolean()), reason: text(500) };
const several = { eventIds: z.array(Id).check(z.minLength(1), z.maxLength(backOfficeLimits.lessonsAtOnce)), act: ManyAct };

/** What is not there is not found; everything else that stands in the way is a verdict of the preview. */
const missing = [
  'families.family_not_found',
  'families.kid_not_found',
  'scheduling.lesson_not_found',
  'scheduling.process_not_found',
  'scheduling.teacher_not_found',
  'scheduling.request_not_found',
  'groups.group_not_found',
  'groups.request_not_found',
  'catalogue.course_not_found',
  'catalogue.course_off',
] as const satisfies readonly ErrorCode[];

const inTheWay = [
  'scheduling.already_studying',
  'scheduling.beyond_horizon',
  'scheduling.event_completed',
  'scheduling.group_time_is_fixed',
  'scheduling.hold_ended',
  'scheduling.in_the_past',
  'scheduling.intro_exists',
  'scheduling.intro_moved_already',
  'scheduling.intro_with_teacher_exists',
  'scheduling.kid_busy',
  'scheduling.kid_not_in_lesson',
  'scheduling.kid_over_age',
  'scheduling.kid_too_young',
  'scheduling.lesson_is_over',
  'scheduling.lesson_not_conducted',
  'scheduling.lesson_not_started',
  'scheduling.no_schedule',
  'scheduling.no_teacher_in_process',
  'scheduling.not_paused',
  'scheduling.not_regular',
  'scheduling.pause_too_long',
  'scheduling.paused_already',
  'scheduling.process_state',
  'scheduling.report_exists',
  'scheduling.same_teacher',
  'scheduling.same_time',
  'scheduling.schedule_conflicts',
  'scheduling.schedule_exists',
  'scheduling.slot_closed',
  'scheduling.slot_taken',
  'scheduling.teacher_does_not_fit',
  'scheduling.teacher_is_here',
  'scheduling.too_early_for_absence',
  'scheduling.too_late',
  'scheduling.too_many_days',
  'scheduling.unpaid_schedule_exists',
  'groups.already_enrolled',
  'groups.limit_exceeded',
  'groups.needs_paid_balance',
  'groups.no_offer',
  'groups.no_places',
  'groups.not_enrolled',
  'groups.wrong_age',
  'groups.takes_nobody',
  'catalogue.subject_off',
  'ledger.not_enough_units',
] as const satisfies readonly ErrorCode[];

/** What managers do about lessons: every act can be seen before, has a reason, and is written into the log. */
export const lessonActCalls = defineCalls({
  'GET /manager/families/:familyId/lessons': {
    who: managerReads,
    summary: 'Lessons of a family, its schedules, groups and waiting lists, with what a manager may do about each',
    query: z.strictObject({
      /** Days of the school's zone; without them, from two weeks ago to where the schedule ends. */
      from: z.optional(Day),
      until: z.optional(Day),
    }),
    gives: FamilyLessons,
    refusals: ['families.family_not_found'],
  },
  'GET /manager/families/:familyId/trial-times': {
    who: managerReads,
    summary: 'Free starts for a trial, of anybody and by teacher; what refuses the family stands in `may`',
    query: z.strictObject({ kidUid: Id, subject: Subject }),
    gives: FreeStarts,
    refusals: ['families.family_not_found', 'families.kid_not_found'],
  },
  'GET /manager/families/:familyId/processes/:processId/lesson-times': {
    who: managerReads,
    summary: 'Free starts for a single lesson of a course, by teacher',
    gives: FreeStarts,
    refusals: ['scheduling.process_not_found'],
  },
  'GET /manager/families/:familyId/processes/:processId/weekly-times': {
    who: managerReads,
    summary: 'Teachers for a regular schedule with the weekly times at which they are free',
    gives: z.strictObject({
      process: Process,
      minutes: z.int(),
      daysMax: z.int(),
      pauseDaysMax: z.int(),
      teachers: z.array(
        z.strictObject({
          teacher: Teacher,
          known: z.boolean(),
          /** Weekly starts, (weekday - 1) x 1440 + minute, free on every date up to the horizon. */
          free: z.array(z.int()),
          /** Coming lessons that this teacher can take at their own times, of how many; null for the present teacher. */
          keeps: z.nullable(z.int()),
          of: z.int(),
        }),
      ),
    }),
    refusals: ['scheduling.process_not_found', 'families.kid_not_found'],
  },
  'GET /manager/lessons/:eventId/substitutes': {
    who: managerReads,
    summary: 'Who could take a lesson, the best first',
    gives: SubstitutionChoice,
    refusals: ['scheduling.lesson_not_found'],
  },
  'POST /manager/families/:familyId/acts/preview': {
    who: manager,
    summary: 'What an act would come to: it is tried and taken back. Nothing is changed',
    body: z.strictObject({ act: LessonAct }),
    gives: z.strictObject({
      /** By the rules of the school. */
      may: Verdict,
      /** The rules refuse it, and a manager may do it all the same; `effect` is then what that comes to. */
      despite: z.boolean(),
      effect: z.nullable(ActEffect),
    }),
    refusals: [...missing],
  },
  'POST /manager/families/:familyId/acts': {
    who: manager,
    summary: 'Does it, with the reason that stands in the log; the family is told as if it had done it itself',
    body: z.strictObject(wanted),
    gives: ActEffect,
    refusals: [...missing, ...inTheWay],
    idempotent: true,
  },
  'POST /manager/lessons/acts/preview': {
    who: manager,
    summary: 'Who would be touched by one act on several lessons, row by row. Nothing is changed',
    body: z.strictObject(several),
    gives: z.strictObject({ rows: z.array(ManyRow), families: z.int() }),
    refusals: [],
  },
  'POST /manager/lessons/acts': {
    who: manager,
    summary: 'Does it lesson by lesson: what cannot be done says so in its row, and the others are done',
    body: z.strictObject({ ...several, reason: text(500) }),
    gives: z.strictObject({ rows: z.array(ManyRow), done: z.int() }),
    refusals: [],
  },
  'GET /manager/requests': {
    who: managerReads,
    summary: 'What families wait for: another teacher, a place in a group, the outcome of a trial; the oldest first',
    gives: z.strictObject({
      now: Instant,
      teachers: z.array(TeacherRequest),
      waiting: z.array(WaitingListRequest),
      trials: z.array(TrialWithoutOutcome),
    }),
    refusals: [],
  },
});
