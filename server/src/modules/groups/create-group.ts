import type { Localised } from '@school/contract/shapes';

import { type Actor, theSchool } from '#modules/calendar';
import { newId } from '#platform/ids';
import { insist } from '#platform/refusal';

import { type GroupRequest, mayOpen } from './rules/opening.ts';
import { settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';

export type NewGroup = GroupRequest & { title: Localised; level: string; teacherId: string };

/**
 * Opens a group: its weekly time stands in its teacher's calendar as lessons, its places are offered to those who wait
 * for such a group, and the list of groups shows it at once. Refused with the dates when the teacher's time is taken.
 * Answers with its id.
 */
export const createGroup =
  (tools: Tools) =>
  (request: NewGroup, by: Actor = theSchool): Promise<string> =>
    tools.db.inTransaction(async () => {
      insist(mayOpen(request));
      const groupId = newId();
      await tools.clubs.openClub(by, { groupId, ...request });
      await tools.rows.add({ groupId, ...request }, tools.clock.now());
      await settleGroup(tools)(groupId);
      await tools.realtime.changed('groups', groupId);
      return groupId;
    });
