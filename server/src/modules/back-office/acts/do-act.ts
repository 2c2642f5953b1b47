import type { LessonAct } from '@school/contract/back-office/lesson-acts';
import type { ActEffect } from '@school/contract/back-office/lesson-shapes';
import type { AnswerOf } from '@school/contract/calls';
import { allowed } from '@school/contract/verdict';

import { carryOut, type Wanted } from './carry-out.ts';
import { familyState, othersIn } from './family-state.ts';
import { logAct } from './log-act.ts';
import { effectOf } from './rules/effect.ts';
import type { ActTools, Manager } from './tools.ts';
import { tryOut, verdictOr } from '#platform/try-out';

/** Acts in which the school may give its word against its own rules. */
const byWord: ReadonlySet<LessonAct['do']> = new Set(['bookTrial', 'enrol', 'moveToGroup']);

/** Does an act in the caller's transaction; what it came to is seen by looking before and after. */
async function done(tools: ActTools, by: Manager, wanted: Wanted): Promise<ActEffect> {
  const { familyId, act } = wanted;
  await tools.families.family(familyId);
  const others = await othersIn(tools, familyId, act);
  const before = await familyState(tools, familyId);
  await carryOut(tools, by, wanted);
  return effectOf(before, await familyState(tools, familyId), others);
}

/** Does what a manager wants, and writes it into the log: both or neither. */
export const doAct =
  (tools: ActTools) =>
  (by: Manager, wanted: Wanted): Promise<ActEffect> =>
    tools.db.inTransaction(async () => {
      const effect = await done(tools, by, wanted);
      await logAct(tools, by, wanted, effect);
      return effect;
    });

/**
 * What an act would come to: it is done and taken back. A refusal of the rules is told as a verdict; where a manager may
 * do it all the same, the effect is of that.
 */
export const previewAct =
  (tools: ActTools) =>
  async (by: Manager, familyId: string, act: LessonAct): Promise<AnswerOf<'POST /manager/families/:familyId/acts/preview'>> => {
    const tried = (despite: boolean) =>
      verdictOr(() => tryOut(tools.db, () => done(tools, by, { familyId, act, despite, reason: 'preview' })));
    const first = await tried(false);
    if (!('why' in first)) return { may: allowed(), despite: false, effect: first };
    const second = byWord.has(act.do) ? await tried(true) : first;
    return 'why' in second ? { may: first, despite: false, effect: null } : { may: first, despite: true, effect: second };
  };
