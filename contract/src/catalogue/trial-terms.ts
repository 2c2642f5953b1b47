import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { named, shape } from '../named.ts';
import { manager, managerReads } from '../role-rows.ts';
import { Id, Instant, text, whole } from '../shapes.ts';
import { DoneBy } from '../dated.ts';
import { trialLimits } from './limits.ts';
import { Subject } from './shapes.ts';

const { daysAhead, aDay, ofTeacherADay, teachersMost, next } = trialLimits;

const Hours = z
  .strictObject({ weekday: whole(1, 7), fromMinute: whole(0, 1439), toMinute: whole(1, 1440) })
  .check(z.refine(({ fromMinute, toMinute }) => fromMinute < toMinute));

/** When and with whom families may book a first lesson (docs/rules/trials.md#when-there-are-trials). */
export const TrialTerms = named(
  'TrialTerms',
  z.strictObject({
    /** On the school's clock, one stretch a day of the week; none: whenever a teacher is free. */
    hours: z.array(Hours).check(
      z.maxLength(7),
      z.refine((hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length),
    ),
    /** Days from today on; null: as far as lessons are booked. */
    daysAhead: z.nullable(whole(1, daysAhead)),
    /** Of the whole school, and of one teacher; null: as many as there is time for. */
    aDay: z.nullable(whole(0, aDay)),
    ofTeacherADay: z.nullable(whole(1, ofTeacherADay)),
    /** These teachers alone; none: everybody who fits. */
    teachers: z.array(Id).check(z.maxLength(teachersMost)),
  }),
);
export type TrialTerms = z.infer<typeof TrialTerms>;

/** What holds until somebody chooses. */
export const usualTrialTerms: TrialTerms = { hours: [], daysAhead: null, aDay: null, ofTeacherADay: null, teachers: [] };

const TrialTermsShown = shape('TrialTermsShown', {
  terms: TrialTerms,
  /** The newest first. */
  changes: z.array(z.strictObject({ terms: TrialTerms, at: Instant, by: DoneBy, reason: z.string() })),
});

export const trialTermsCalls = defineCalls({
  'GET /manager/trial-terms': {
    who: managerReads,
    summary: 'When and with whom families may book a first lesson, and every change of it',
    gives: TrialTermsShown,
    refusals: [],
  },
  'POST /manager/trial-terms': inLog(
    {
      who: manager,
      summary: 'First lessons are offered like this from now on; those that are booked stay',
      body: z.strictObject({ terms: TrialTerms, reason: text(500) }),
      gives: TrialTermsShown,
      refusals: [],
      idempotent: true,
    },
    ({ body: { terms, reason } }) => ({
      act: 'lessons.trial_terms_set',
      reason,
      after: {
        days: terms.hours,
        trialDaysAhead: terms.daysAhead,
        trialsADay: terms.aDay,
        trialsOfTeacher: terms.ofTeacherADay,
        trialTeachers: terms.teachers,
      },
    }),
  ),
});

/** Served by whoever knows the free times. */
export const trialPreviewCalls = defineCalls({
  'POST /manager/trial-terms/preview': {
    who: managerReads,
    summary: `The next ${next} free first lessons of each subject as a family would see them under these terms. Nothing is changed`,
    body: z.strictObject({ terms: TrialTerms }),
    gives: z.strictObject({ subjects: z.array(z.strictObject({ subject: Subject, times: z.array(Instant) })) }),
    refusals: [],
  },
});
