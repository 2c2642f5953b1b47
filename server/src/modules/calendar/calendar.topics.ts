import { Id } from '@school/contract/shapes';

import type { LiveTopics } from '#platform/module';
import { Refusal } from '#platform/refusal';

import type { Calendar } from './calendar.ts';
import { dayIn } from './views/day-in-query.ts';

/** Shows the family's schedule live (docs/rules/wire.md#live-topics). */
export const calendarTopics = (calendar: Calendar): LiveTopics => ({
  'events/:customerId': {
    may: (who, { customerId }) => who.customerId === customerId,
    snapshot: ({ customerId }, { from, kidUid }, who) =>
      calendar.listEvents({ familyId: customerId, day: dayIn(from), kidUid: who.kidUid ?? idIn(kidUid) }),
    item: ({ customerId }, lessonId, who, { from, kidUid }) =>
      calendar.oneEvent({ familyId: customerId, day: dayIn(from), kidUid: who.kidUid ?? idIn(kidUid) }, lessonId),
  },
});

/** A kid as the query names it; what is no id is refused. */
function idIn(kidUid: string | undefined): string | undefined {
  if (kidUid === undefined || Id.safeParse(kidUid).success) return kidUid;
  throw new Refusal('request.invalid', { where: 'kidUid' });
}
