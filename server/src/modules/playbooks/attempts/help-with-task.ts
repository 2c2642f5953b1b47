import type { Hint } from '@school/contract/playbooks/attempts';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { itemAt } from './answer-task.ts';
import type { Place } from '../rules/resume.ts';
import { templateOf } from '../templates/registry.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { attemptToPlay } from './whose-attempt.ts';

/** The item, if something can still be done with it. */
async function openItem(tools: Tools, who: Principal, attemptUid: string, place: Place) {
  await attemptToPlay(tools)(who, attemptUid);
  const attempt = await tools.attempts.lock(attemptUid);
  const row = itemAt(await tools.items.of(attemptUid), place);
  if (attempt?.state !== 'open') throw new Refusal('playbooks.attempt_finished');
  if (row.state !== 'open') throw new Refusal('playbooks.already_answered');
  return row;
}

/** A hint: from now on the item is worth a little less. Asked again, it is the same and costs nothing more. */
export const giveHint =
  (tools: Tools) =>
  (who: Principal, attemptUid: string, place: Place): Promise<Hint> =>
    tools.db.inTransaction(async () => {
      const { item, ...row } = await openItem(tools, who, attemptUid, place);
      const hint = templateOf(item.template).hint(item, row.kept);
      if (!hint) throw new Refusal('playbooks.no_hint');
      await tools.items.change(attemptUid, { ...row, hinted: true });
      return hint;
    });

/** Do these two cards belong together? Nothing is kept: the moves come back with the answer and are counted then. */
export const judgeMove =
  (tools: Tools) =>
  (who: Principal, attemptUid: string, { cards, ...place }: Place & { cards: readonly [string, string] }): Promise<{ match: boolean }> =>
    tools.db.inTransaction(async () => {
      const { item } = await openItem(tools, who, attemptUid, place);
      const match = templateOf(item.template).move(item, cards);
      if (match === undefined) throw new Refusal('playbooks.answer_unfit');
      return { match };
    });
