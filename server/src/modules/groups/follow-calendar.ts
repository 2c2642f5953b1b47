import { theSchool } from '#modules/calendar';
import { Refusal } from '#platform/refusal';

import { closeGroup } from './close-group.ts';
import { daysNow } from './create-group.ts';
import type { GroupRecord } from './groups.store.ts';
import { dueOf, firstState } from './rules/states.ts';
import { settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';

/**
 * By the clock: families see groups that were to open, those begin that have gathered their children, those that have not free them, and
 * those whose last day is over are closed (docs/rules/clubs.md#states). Asked twice, it does nothing the second time.
 */
export const followCalendar = (tools: Tools) => async (): Promise<void> => {
  const { today } = await daysNow(tools);
  for (const { groupId } of await tools.rows.inStates(['scheduled', 'enrolling', 'closing'])) {
    await tools.db
      .inTransaction(() => follow(tools, groupId, today))
      .catch((fault: unknown) => {
        // Closed meanwhile: nothing is left to do.
        if (!(fault instanceof Refusal)) throw fault;
      });
  }
};

async function follow(tools: Tools, groupId: string, today: string): Promise<void> {
  const group = await tools.rows.lock(groupId);
  const now = tools.clock.now();
  const enrolled = (await tools.seats.ofGroup(groupId)).filter(({ heldAs }) => heldAs === 'enrolment').length;
  const due = dueOf({ ...group, enrolled }, now, today);
  if (due === 'close') await closeGroup(tools)(theSchool, { groupId, why: 'known' });
  if (due === 'giveUp') await closeGroup(tools)(theSchool, { groupId, why: 'notGathered' });
  if (due === 'begin') await tools.rows.become(groupId, 'running');
  if (due === 'open') await show(tools, group, today);
}

async function show(tools: Tools, group: GroupRecord, today: string): Promise<void> {
  const state = firstState({ ...group, opensAt: null }, tools.clock.now(), today);
  await tools.rows.become(group.groupId, state === 'running' ? 'running' : 'enrolling');
  await settleGroup(tools)(group.groupId);
  await tools.realtime.changed('groups', group.groupId);
}
