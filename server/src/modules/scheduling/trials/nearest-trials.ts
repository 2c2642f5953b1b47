import type { AnswerOf } from '@school/contract/calls';
import { type SubjectCode, trialLimits } from '@school/contract/catalogue/limits';
import { schedulingLimits } from '@school/contract/calendar/limits';
import type { TrialTerms } from '@school/contract/catalogue/trial-terms';

import {
  bookableFrom,
  endOfHorizon,
  instantOf,
  minuteFrom,
  minuteOf,
  minutesForAge,
  minutesIn,
  startsIn,
  unionOf,
} from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { trialMask } from './trial-mask.ts';

type Reading = Pick<SchedulingDependencies, 'board' | 'calendar' | 'catalogue' | 'clock' | 'school' | 'teachers' | 'trialDays'>;

/**
 * The next free trials of each subject that is offered, as a family would find them whose child is old enough for the long lesson and asks for no
 * teacher: what the school looks like from outside, before anybody is there to look.
 */
async function nextTrials(deps: Reading, count: number, terms?: TrialTerms): Promise<Map<SubjectCode, Temporal.Instant[]>> {
  const now = deps.clock.now();
  const { frame, rows } = await deps.board.current();
  const until = await deps.calendar.horizon();
  const window = { from: minuteFrom(bookableFrom(now, deps.school.now('bookingNoticeMinutes'))), to: minuteOf(endOfHorizon(until)) };
  const minutes = minutesForAge(schedulingLimits.longLessonFromAge);
  const mask = await trialMask(deps, { terms });
  const all = (await deps.teachers.all()).filter(({ teacherId }) => mask.holds(teacherId));
  const { subjects } = await deps.catalogue.offer();
  const offered = subjects.filter(({ isOffered }) => isOffered);
  return new Map(
    offered.map(({ subject }) => {
      const free = all
        .filter(({ subjects }) => subjects.includes(subject))
        .flatMap(({ teacherId }) => rows.get(teacherId) ?? [])
        .map((row) => startsIn(mask.free(frame, row.teacherId, row.free), row.grid, minutes));
      return [subject, minutesIn(frame, unionOf(frame, free), window.from, window.to).slice(0, count).map(instantOf)] as const;
    }),
  );
}

/** The nearest free trial of each subject; a subject without one is left out. */
export const nearestTrials = (deps: Reading) => async (): Promise<Map<SubjectCode, Temporal.Instant>> => {
  const next = await nextTrials(deps, 1);
  return new Map([...next].flatMap(([subject, [first]]) => (first ? [[subject, first] as const] : [])));
};

/** What families would be offered under other terms. */
export const previewTrials =
  (deps: Reading) =>
  async (terms: TrialTerms): Promise<AnswerOf<'POST /manager/trial-terms/preview'>> => ({
    subjects: [...(await nextTrials(deps, trialLimits.next, terms))].map(([subject, times]) => ({ subject, times: times.map(String) })),
  });
