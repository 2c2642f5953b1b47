import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { changers, familyAndSupport, parentAndSupport } from '../role-rows.ts';
import { Done, Id, Instant, text } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { Event } from '../calendar/shapes.ts';
import { CancelAskedBy, ChangeTerms, FreeStarts, ScheduleConflict, WantedTrial } from './shapes.ts';
import { trialTimeRefusals } from './refusal-lists.ts';

/** One lesson; this weekly time from this lesson on; or this weekly time in all coming lessons. */
const Scope = z.enum(['one', 'following', 'all']);
const WantedTransfer = z.strictObject({
  scope: Scope,
  timestamp: Instant,
  /** Without it, the teacher of the lesson; of a trial, whoever fits. */
  teacherId: z.optional(Id),
});

/** Changes of single lessons: appointing, transferring, cancelling, and the trial's time kept from the first tap. */
export const lessonChangeCalls = defineCalls({
  'GET /events/:eventId': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'One lesson of the family',
    gives: Event,
    refusals: ['scheduling.lesson_not_found'],
  },
  'GET /events/:eventId/changes': {
    who: changers,
    adult: 'sees',
    summary: 'What may be done with a lesson, until when, and what it costs',
    gives: ChangeTerms,
    refusals: ['scheduling.lesson_not_found'],
  },
  'GET /events/:eventId/slots': {
    who: changers,
    adult: 'sees',
    summary: 'Free starts to which a lesson may be moved, up to the horizon',
    gives: FreeStarts,
    refusals: ['scheduling.lesson_not_found'],
  },
  'POST /events/:eventId/transfer/preview': {
    who: changers,
    adult: 'arranges',
    changesNothing: true,
    summary: 'What a transfer would meet: how many lessons move, and every conflict. Nothing is changed',
    body: WantedTransfer,
    gives: z.strictObject({ may: Verdict, moved: z.array(Instant), conflicts: z.array(ScheduleConflict) }),
    refusals: ['scheduling.lesson_not_found'],
  },
  'POST /events/:eventId/transfer': {
    who: changers,
    adult: 'arranges',
    summary: 'Moves a lesson, or its weekly time; all of it or nothing',
    body: z.extend(WantedTransfer, { reason: text(500) }),
    gives: z.strictObject({ event: Event, moved: z.int() }),
    refusals: [
      'scheduling.lesson_not_found',
      'scheduling.lesson_is_over',
      'scheduling.too_late',
      'scheduling.intro_moved_already',
      'scheduling.group_time_is_fixed',
      'scheduling.not_regular',
      'scheduling.same_time',
      'scheduling.slot_taken',
      'scheduling.slot_closed',
      'scheduling.kid_busy',
      'scheduling.in_the_past',
      'scheduling.beyond_horizon',
      'scheduling.schedule_conflicts',
      'scheduling.teacher_not_found',
      'scheduling.teacher_does_not_fit',
      'scheduling.no_teacher_in_process',
      /** A unit is reserved for the lesson, and none that the family has lives until the new time. */
      'ledger.not_enough_units',
    ],
    idempotent: true,
  },
  'POST /events/:eventId/cancel': {
    who: changers,
    adult: 'arranges',
    summary: 'Cancels a lesson, or its weekly time; units come back',
    /** `askedBy` is for managers, who act for either; what a family cancels is its own request. */
    body: z.strictObject({ scope: Scope, reason: text(500), askedBy: z.optional(CancelAskedBy) }),
    /** Of the `returned` units, `passedOn` went at once to lessons that had none: when these begin. The others are free on the balance. */
    gives: z.strictObject({ event: Event, canceled: z.int(), returned: z.int(), passedOn: z.array(Instant) }),
    refusals: ['scheduling.lesson_not_found', 'scheduling.lesson_is_over', 'scheduling.too_late', 'scheduling.not_regular'],
    idempotent: true,
  },
  'POST /events/:eventId/cancel/undo': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Takes back a cancellation made a moment ago: the lesson stands at its time again, with its unit',
    gives: Event,
    refusals: [
      'scheduling.lesson_not_found',
      'scheduling.no_cancellation',
      'scheduling.cancellation_stands',
      'scheduling.process_state',
      'scheduling.slot_taken',
      'scheduling.slot_closed',
      'scheduling.kid_busy',
      'scheduling.in_the_past',
      'scheduling.beyond_horizon',
      'scheduling.teacher_does_not_fit',
      'ledger.not_enough_units',
    ],
    idempotent: true,
  },
  'GET /single-lesson/:processId/slots': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Free starts for a single lesson of a process, by teacher: the process own teacher first',
    gives: FreeStarts,
    refusals: ['scheduling.process_not_found'],
  },
  'POST /single-lesson': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Appoints a single lesson; a free unit is reserved for it',
    body: z.strictObject({ processId: Id, teacherId: Id, timestamp: Instant }),
    gives: Event,
    refusals: [
      'scheduling.process_not_found',
      'scheduling.process_state',
      'scheduling.teacher_not_found',
      'scheduling.teacher_does_not_fit',
      'scheduling.slot_taken',
      'scheduling.slot_closed',
      'scheduling.kid_busy',
      'scheduling.in_the_past',
      'scheduling.beyond_horizon',
      'ledger.not_enough_units',
    ],
    idempotent: true,
  },
  'POST /intro/hold': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Keeps a time for a trial from the first tap, while the parent confirms it; another time lets go of the earlier one',
    body: WantedTrial,
    gives: Event,
    refusals: ['families.kid_not_found', ...trialTimeRefusals],
    idempotent: true,
  },
  'POST /intro/hold/release': {
    who: parentAndSupport,
    adult: 'arranges',
    summary: 'Lets go of the time kept for a trial',
    body: z.strictObject({ eventId: Id }),
    gives: Done,
    refusals: ['scheduling.lesson_not_found'],
    idempotent: true,
  },
});
