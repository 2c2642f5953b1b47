import type { LiveTopics } from '#platform/module';

import type { Groups } from './groups.ts';

/** Shows the groups live to whoever may choose one (docs/rules/wire.md#live-topics), all the same; and to a family what is its own. */
export const groupsTopics = (groups: Groups): LiveTopics => ({
  groups: {
    may: () => true,
    snapshot: async () => ({ groups: await groups.list() }),
    item: (_params, groupId) => groups.one(groupId),
    audience: () => 'all',
  },
  'enrolments/:customerId': {
    may: ({ customerId: own }, { customerId }) => own === customerId,
    snapshot: ({ customerId }) => groups.mine(customerId),
  },
});
