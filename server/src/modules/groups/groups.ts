import type { Db } from '#platform/db';

import { createGroup } from './create-group.ts';
import { createGroupRows } from './groups.store.ts';
import { listGroups, oneGroup } from './list-groups.ts';
import type { Tools } from './tools.ts';

export type GroupsGiven = Pick<Tools, 'clock' | 'realtime' | 'scheduling'> & { db: Db };

/** Club groups and their places (spec §3 Group, decisions D5). */
export function createGroups({ db, ...given }: GroupsGiven) {
  const tools: Tools = { ...given, db, rows: createGroupRows(db) };
  return {
    createGroup: createGroup(tools),
    list: listGroups(tools),
    one: oneGroup(tools),
    /** Every half hour, when lessons start: the next lesson of some group is another one now. */
    tellNextLessons: (): Promise<void> => given.realtime.changed('groups'),
  };
}

export type Groups = ReturnType<typeof createGroups>;
