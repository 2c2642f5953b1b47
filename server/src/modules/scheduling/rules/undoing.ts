import { schedulingLimits } from '@school/contract/calendar/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import type { Lesson } from '#modules/calendar/rules';

/** Who cancelled a lesson last, and when. */
interface Cancellation {
  accountId: string | null;
  at: Temporal.Instant;
}

/**
 * May this account take back that it cancelled a lesson? Its own act, a lesson of one kid, at its last instant still. A
 * trial is booked anew, a place in a group is taken anew with the group.
 */
export function mayUndoCancelling(
  { status, kind }: Pick<Lesson, 'status' | 'kind'>,
  last: Cancellation | undefined,
  accountId: string | null,
  now: Temporal.Instant,
): Verdict {
  const isOwn = last !== undefined && accountId !== null && last.accountId === accountId;
  if (status !== 'canceled' || kind !== 'individual' || !isOwn) return refused('scheduling.no_cancellation');
  const { undoCancelMinutes: minutes } = schedulingLimits;
  const until = last.at.add({ minutes });
  if (Temporal.Instant.compare(now, until) > 0) return refused('scheduling.cancellation_stands', { minutes, until: until.toString() });
  return allowed(until);
}
