import type { Realtime } from '#platform/realtime';

import type { Groups } from './groups.ts';

/** Shows the groups live to whoever may choose one (docs/rules/wire.md#live-topics), all the same; and to a family what is its own. */
export function groupsTopics(realtime: Pick<Realtime, 'topic'>, groups: Groups): void {
  realtime.topic('groups', {
    may: () => true,
    snapshot: async () => ({ groups: await groups.list() }),
    item: (_params, groupId) => groups.one(groupId),
    audience: () => 'all',
  });
  realtime.topic('enrolments/:customerId', {
    may: ({ customerId: own }, { customerId }) => own === customerId,
    snapshot: ({ customerId }) => groups.mine(customerId),
  });
}
