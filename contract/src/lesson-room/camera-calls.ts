import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads } from '../role-rows.ts';
import { Id } from '../shapes.ts';
import { cameraPolicies } from './limits.ts';

const params = z.strictObject({ groupId: Id });
const Cameras = z.strictObject({ cameras: z.enum(cameraPolicies) });

/** Whose cameras are on in lessons of a group (docs/rules/lesson-room.md#in-and-out). */
export const cameraCalls = defineCalls({
  'GET /manager/groups/:groupId/cameras': {
    who: managerReads,
    summary: 'Whose cameras are on in lessons of a group',
    params,
    gives: Cameras,
    refusals: ['groups.group_not_found'],
  },
  'POST /manager/groups/:groupId/cameras': inLog(
    {
      who: manager,
      summary: 'Says whose cameras are on in lessons of a group, from its next room on',
      params,
      body: Cameras,
      gives: Cameras,
      refusals: ['groups.group_not_found'],
      idempotent: true,
    },
    ({ params: { groupId } }, { cameras }) => ({
      act: 'groups.cameras_set',
      subject: { type: 'group', id: groupId },
      reason: '',
      after: { cameras },
    }),
  ),
});
