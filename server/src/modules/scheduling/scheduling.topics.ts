import { Id } from '@school/contract/shapes';

import { Refusal } from '#platform/refusal';
import type { Realtime } from '#platform/realtime';

import type { Scheduling } from './scheduling.ts';
import { staffTopics } from './staff/staff.topics.ts';

/** Shows the family's schedule and the teacher's days live (docs/rules/wire.md#live-topics). */
export function schedulingTopics(realtime: Pick<Realtime, 'topic'>, scheduling: Scheduling): void {
  realtime.topic('events/:customerId', {
    may: (who, { customerId }) => who.customerId === customerId,
    snapshot: ({ customerId }, { from, kidUid }, who) =>
      scheduling.listEvents({ familyId: customerId, day: dayIn(from), kidUid: who.kidUid ?? idIn(kidUid) }),
    item: ({ customerId }, lessonId, who, { from, kidUid }) =>
      scheduling.oneEvent({ familyId: customerId, day: dayIn(from), kidUid: who.kidUid ?? idIn(kidUid) }, lessonId),
  });
  staffTopics(realtime, scheduling);
  realtime.topic('teacher-lessons/:teacherId', {
    may: (who, { teacherId }) => who.customerId === teacherId,
    snapshot: ({ teacherId }, { from, days }) =>
      scheduling.teacherLessons({ teacherId, from: dayIn(from), ...(days ? { days: Math.min(35, Math.max(1, Number(days) || 1)) } : {}) }),
  });
}

/** A day as the query says it; one that cannot be read is refused. */
function dayIn(from: string | undefined): string | undefined {
  if (from === undefined) return undefined;
  try {
    return Temporal.PlainDate.from(from).toString();
  } catch {
    throw new Refusal('request.invalid', { where: 'from' });
  }
}

/** A kid as the query names it; what is no id is refused. */
function idIn(kidUid: string | undefined): string | undefined {
  if (kidUid === undefined || Id.safeParse(kidUid).success) return kidUid;
  throw new Refusal('request.invalid', { where: 'kidUid' });
}
