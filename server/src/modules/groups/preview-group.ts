import type { GroupAct } from '@school/contract/groups/manager-shapes';
import type { AnswerOf } from '@school/contract/calls';
import { allowed } from '@school/contract/verdict';

import type { Actor } from '#modules/calendar';
import { tryOut, verdictOr } from '#platform/try-out';

import { actOnGroup } from './act-on-group.ts';
import { createGroup, type NewGroup } from './create-group.ts';
import { plannedDates } from './managed-groups.ts';
import { lineFor } from './rules/line.ts';
import type { Tools } from './tools.ts';
import { waitingFor } from './waiting-line.ts';

/** What a new group would come to: it is opened and taken back. Nobody hears of it. */
export const previewGroup =
  (tools: Tools) =>
  async (by: Actor, request: NewGroup): Promise<AnswerOf<'POST /manager/groups/preview'>> => {
    const dates = await plannedDates(tools)({ ...request, startsOn: request.startsOn ?? null });
    const waiting = (await waitingFor(tools)([request.courseCode])).filter(({ state }) => state === 'open');
    const fitting = lineFor(waiting, { ...request, groupId: '' }, tools.clock.now()).length;
    const tried = await verdictOr(() => tryOut(tools.db, async () => ({ groupId: await createGroup(tools)(request, by) })));
    return { may: 'why' in tried ? tried : allowed(), dates, fitting, waiting: waiting.length };
  };

/** What an act on a group would come to: it is done and taken back. */
export const previewGroupAct =
  (tools: Tools) =>
  async (by: Actor, groupId: string, act: GroupAct): Promise<AnswerOf<'POST /manager/groups/:groupId/acts/preview'>> => {
    const [group] = await tools.rows.byIds([groupId]);
    const dates =
      group && act.do === 'move' ? await plannedDates(tools)({ ...act, minutes: group.minutes, startsOn: act.from }, groupId) : [];
    const tried = await verdictOr(() => tryOut(tools.db, () => actOnGroup(tools)(by, { groupId, act, reason: 'preview' })));
    return 'why' in tried ? { may: tried, effect: null, dates } : { may: allowed(), effect: tried, dates };
  };
