import type { AnswerOf } from '@school/contract/calls';
import { type SubjectCode, trialLimits } from '@school/contract/catalogue/limits';
import type { TrialTerms } from '@school/contract/catalogue/trial-terms';

import { bookableFrom, endOfHorizon, instantOf, minuteFrom, minuteOf, lastingStarts, minutesIn, unionOf } from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { trialMask } from './trial-mask.ts';

type Reading = Pick<SchedulingDependencies, 'board' | 'catalogue' | 'clock' | 'school' | 'teachers' | 'trialDays'>;

interface NextTrials {
  subjects: Map<SubjectCode, Temporal.Instant[]>;
  /** Of a teacher's offered subjects. */
  teachers: Map<string, Temporal.Instant[]>;
}

/**
 * The next free trials of each subject that is offered and of each teacher, as a family would find them whose child is old enough for the long
 * lesson: what the school looks like from outside, before anybody is there to look.
 */
async function nextTrials(deps: Reading, count: number, terms?: TrialTerms): Promise<NextTrials> {
  const now = deps.clock.now();
  const [{ frame, rows, until }, mask, teachers, { subjects }] = await Promise.all([
    deps.board.current(),
    trialMask(deps, { terms }),
    deps.teachers.all(),
    deps.catalogue.offer(),
  ]);
  const window = { from: minuteFrom(bookableFrom(now, deps.school.now('bookingNoticeMinutes'))), to: minuteOf(endOfHorizon(until)) };
  const minutes = deps.school.now('lessonMinutes').to;
  const all = teachers.filter(({ teacherId }) => mask.holds(teacherId));
  const offered = subjects.filter(({ isOffered }) => isOffered);
  const freeOf = new Map(
    all.map(({ teacherId }) => {
      const row = rows.get(teacherId);
      return [teacherId, row ? [lastingStarts(mask.free(frame, row.teacherId, row.free), row.grid, minutes)] : []] as const;
    }),
  );
  const first = (teachers: typeof all) => {
    const free = teachers.flatMap(({ teacherId }) => freeOf.get(teacherId) ?? []);
    return minutesIn(frame, unionOf(frame, free), window.from, window.to).slice(0, count).map(instantOf);
  };
  const teach = (subject: SubjectCode) => all.filter((teacher) => teacher.subjects.includes(subject));
  return {
    subjects: new Map(offered.map(({ subject }) => [subject, first(teach(subject))] as const)),
    teachers: new Map(
      all
        .filter((teacher) => offered.some(({ subject }) => teacher.subjects.includes(subject)))
        .map((teacher) => [teacher.teacherId, first([teacher])] as const),
    ),
  };
}

const earliest = <K>(of: ReadonlyMap<K, readonly Temporal.Instant[]>): Map<K, Temporal.Instant> =>
  new Map([...of].flatMap(([key, [first]]) => (first ? [[key, first] as const] : [])));

export interface NearestTrials {
  subjects: ReadonlyMap<SubjectCode, Temporal.Instant>;
  teachers: ReadonlyMap<string, Temporal.Instant>;
}

/** The nearest free trial of each subject and of each teacher; whoever has none is left out. */
export const nearestTrials = (deps: Reading) => async (): Promise<NearestTrials> => {
  const { subjects, teachers } = await nextTrials(deps, 1);
  return { subjects: earliest(subjects), teachers: earliest(teachers) };
};

/** What families would be offered under other terms. */
export const previewTrials =
  (deps: Reading) =>
  async (terms: TrialTerms): Promise<AnswerOf<'POST /manager/trial-terms/preview'>> => ({
    subjects: [...(await nextTrials(deps, trialLimits.next, terms)).subjects].map(([subject, times]) => ({
      subject,
      times: times.map(String),
    })),
  });
