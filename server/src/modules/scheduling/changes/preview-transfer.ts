import { refused, type Verdict } from '@school/contract/verdict';

import { type LessonActor, actorKindOf, findLesson } from '#modules/calendar';
import { isTrialHold } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { planTransfer, type TransferRequest } from './plan-transfer.ts';
import { planTrialMove } from './plan-trial-move.ts';

/**
 * What a transfer would come to: where every lesson would go, and every date that stands in its way. Dates on which the
 * teacher is away are told too, though they stop nothing. Nothing is changed.
 */
export const previewTransfer = (deps: SchedulingDependencies) => async (actor: LessonActor, lessonId: string, request: TransferRequest) => {
  const lesson = await findLesson(deps)(actor, lessonId);
  if (isTrialHold(lesson)) throw new Refusal('scheduling.lesson_not_found');
  const now = deps.clock.now();
  const moment = { who: actorKindOf(actor), now, until: await deps.calendar.horizon() };
  if (lesson.kind === 'trial') {
    const { may } = await planTrialMove(deps)(lesson, request, moment);
    return may.allowed ? answer(may, [request.startsAt], []) : answer(may, [], conflictOf(request.startsAt, may));
  }
  const plan = await planTransfer(deps)(lesson, request, moment);
  const away = plan.away.map((at) => ({ at, verdict: refused('scheduling.slot_closed') }));
  return answer(
    plan.may,
    plan.moves.map(({ startsAt }) => startsAt),
    [...plan.conflicts, ...away],
  );
};

interface Conflict {
  at: Temporal.Instant;
  verdict: Verdict;
}

/** A verdict on the time itself is a conflict; one on the lesson is not. */
const conflictOf = (at: Temporal.Instant, verdict: Verdict): Conflict[] =>
  !verdict.allowed && ['scheduling.slot_taken', 'scheduling.slot_closed', 'scheduling.kid_busy'].includes(verdict.why)
    ? [{ at, verdict }]
    : [];

const answer = (may: Verdict, moved: readonly Temporal.Instant[], conflicts: readonly Conflict[]) => ({
  may,
  moved: moved.map(String),
  conflicts: conflicts
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
    .map(({ at, verdict }) => ({ timestamp: at.toString(), verdict })),
});
