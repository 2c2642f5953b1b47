import type { managedGroupCalls } from '@school/contract/groups/manager-calls';
import type { GroupRequested } from '@school/contract/groups/manager-shapes';

import type { Actor } from '#modules/calendar';
import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { NewGroup } from './create-group.ts';
import type { Groups } from './groups.ts';

const actor = ({ accountId, role }: Principal): Actor => ({ accountId, role });
const asked = ({ opensAt, ...group }: GroupRequested): NewGroup => ({
  ...group,
  opensAt: opensAt === null ? null : Temporal.Instant.from(opensAt),
});

/** contract → action → view. */
export const managedGroupsHttp = (groups: Groups): Handlers<typeof managedGroupCalls> => ({
  'GET /manager/groups': async ({ query }) => ({ groups: await groups.managed(query.state), now: groups.now().toString() }),
  'GET /manager/groups/:groupId': ({ params }) => groups.card(params.groupId),
  'POST /manager/groups/preview': ({ who, body }) => groups.preview(actor(who), asked(body.group)),
  'POST /manager/groups': async ({ who, body }) => {
    const group = asked(body.group);
    return groups.managedOne(body.draft ? await groups.draft(group) : await groups.createGroup(group, actor(who)));
  },
  'POST /manager/groups/:groupId/acts/preview': ({ who, params, body }) => groups.previewAct(actor(who), params.groupId, body.act),
  'POST /manager/groups/:groupId/acts': ({ who, params, body }) => groups.act(actor(who), { ...params, ...body }),
});
