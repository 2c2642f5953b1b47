import type { Localised } from '@school/contract/shapes';

import { type Actor, theSchool } from '#modules/calendar';
import { newId } from '#platform/ids';
import { insist } from '#platform/refusal';

import { type GroupWish, mayOpen } from './rules/opening.ts';
import { settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';

export type NewGroup = GroupWish & { title: Localised; level: string; teacherId: string };

/**
 * Opens a group: its weekly time stands in its teacher's calendar as lessons, its places are offered to those who wait
 * for such a group, and the list of groups shows it at once. Refused with the dates when the teacher's time is taken.
 * Answers with its id.
 */
export const createGroup =
  (tools: Tools) =>
  (wish: NewGroup, by: Actor = theSchool): Promise<string> =>
    tools.db.inTransaction(async () => {
      insist(mayOpen(wish));
      const groupId = newId();
      await tools.clubs.openClub(by, { groupId, ...wish });
      await tools.rows.add({ groupId, ...wish }, tools.clock.now());
      await settleGroup(tools)(groupId);
      await tools.realtime.changed('groups', groupId);
      return groupId;
    });
