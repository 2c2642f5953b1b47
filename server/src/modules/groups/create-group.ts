import type { Localised } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import { insist } from '#platform/refusal';

import { type GroupWish, mayOpen } from './rules/opening.ts';
import type { Tools } from './tools.ts';

export type NewGroup = GroupWish & { title: Localised; level: string; teacherId: string };

/** Opens a group with a weekly time of a teacher; answers with its id. The list of groups shows it at once. */
export const createGroup =
  ({ db, clock, realtime, scheduling, rows }: Tools) =>
  ({ ages, ...wish }: NewGroup): Promise<string> =>
    db.inTransaction(async () => {
      insist(mayOpen({ ages, ...wish }));
      await scheduling.teacher(wish.teacherId);
      const groupId = newId();
      await rows.add({ groupId, ...wish, ageFrom: ages.from, ageTo: ages.to }, clock.now());
      await realtime.changed('groups', groupId);
      return groupId;
    });
