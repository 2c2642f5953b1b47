import { refused, type Verdict } from '@school/contract/verdict';

import { mayStartAt, mayTransfer, type Lesson } from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { fewestTrialsFirst, trialChoice } from '../trials/trial-choice.ts';
import type { Moment, TransferRequest } from './plan-transfer.ts';

/** Where a trial may be moved, and the teachers who are asked, in order. */
export interface TrialMove {
  may: Verdict;
  candidates: string[];
  /** The refusal when all of them are taken, with the nearest free times. */
  taken: Verdict;
}

/**
 * A trial is moved alone, to any teacher who fits (docs/rules/trials.md#moving-a-trial): the one it has if that one is free then, else
 * whoever has the fewest trials that week. For a manager its own teacher stays whatever the rules of choosing say. It
 * changes nothing.
 */
export const planTrialMove =
  (deps: SchedulingDependencies) =>
  async (lesson: Lesson, { scope, startsAt, teacherId }: TransferRequest, { who, now, until }: Moment): Promise<TrialMove> => {
    const no = (may: Verdict): TrialMove => ({ may, candidates: [], taken: may });
    const may = mayTransfer(lesson, now, who);
    if (!may.allowed) return no(may);
    if (scope !== 'one') return no(refused('scheduling.not_regular'));
    if (startsAt.equals(lesson.startsAt)) return no(refused('scheduling.same_time'));
    const start = mayStartAt(startsAt, now, { noticeMinutes: deps.school.now('bookingNoticeMinutes'), until });
    if (!start.allowed) return no(start);

    const kid = await kidOf(deps, lesson);
    const choice = await trialChoice(deps)(kid, lesson.subject, lesson);
    // The school may keep a teacher, or name one, whom the rules would not give this kid.
    const word = who === 'manager' ? await trialChoice(deps)(kid, lesson.subject, lesson, { despite: true }) : choice;
    if (teacherId !== undefined && !word.fitting.includes(teacherId)) {
      const isKnown = (await deps.teachers.byIds([teacherId])).length > 0;
      return no(refused(isKnown ? 'scheduling.teacher_does_not_fit' : 'scheduling.teacher_not_found'));
    }
    const at = choice.at(startsAt, teacherId);
    const taken = refused('scheduling.slot_taken', { nearest: choice.nearest(startsAt) });
    const named = who === 'manager' ? word.at(startsAt, teacherId ?? lesson.teacherId ?? undefined).free : [];
    const free = [...new Set([...named, ...at.free])];
    if (free.length > 0) return { may, taken, candidates: await inOrder(deps, free, lesson, startsAt) };
    if (at.freeButKidIsBusy.length > 0) return no(refused('scheduling.kid_busy'));
    return no(at.working.length === 0 ? refused('scheduling.slot_closed') : taken);
  };

/** The kid that a trial is for. */
export async function kidOf({ families }: Pick<SchedulingDependencies, 'families'>, { participants, lessonId }: Lesson) {
  const [kid] = participants;
  if (!kid) throw new Error(`Trial ${lessonId} has no kid`);
  return families.kidOf(kid.familyId, kid.kidUid);
}

async function inOrder(
  deps: SchedulingDependencies,
  free: readonly string[],
  { teacherId }: Lesson,
  startsAt: Temporal.Instant,
): Promise<string[]> {
  const others = await fewestTrialsFirst(
    deps,
    free.filter((it) => it !== teacherId),
    startsAt,
  );
  return teacherId !== null && free.includes(teacherId) ? [teacherId, ...others] : others;
}
