import { isDeepStrictEqual } from 'node:util';

import type { Answer } from '@school/contract/playbooks/answers';
import type { Judgement, PlaybookResult } from '@school/contract/playbooks/attempts';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { AttemptRow } from '../stores/attempts.store.ts';
import type { ItemRow } from '../stores/items.store.ts';
import { judge, type Judged } from './judge.ts';
import { isForTeacher } from './marks.ts';
import { isOwnRecording } from './record-voice.ts';
import { tellMastery } from './tell-mastery.ts';
import { isFinished } from '../rules/completion.ts';
import { nextPlace, type Place } from '../rules/resume.ts';
import { worthOf } from '../rules/worth.ts';
import { resultOf } from './show-attempt.ts';
import { almost } from '../templates/base/almost.ts';
import { templateOf } from '../templates/registry.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { attemptToPlay } from './whose-attempt.ts';

/** One try at one slide; the last answer of all finishes the playbook. */
export interface Given extends Place {
  try: number;
  answer: Answer | null;
}

/** Judges an answer, once: the same try sent again is told the same, another answer to it is refused. */
export const answerTask =
  (tools: Tools) =>
  async (who: Principal, attemptUid: string, given: Given): Promise<Judgement> => {
    await attemptToPlay(tools)(who, attemptUid);
    return takeTry(tools)(attemptUid, given);
  };

/** The same for those who have asked whether it may be. */
export const takeTry =
  (tools: Tools) =>
  (attemptUid: string, given: Given): Promise<Judgement> =>
    tools.db.inTransaction(async () => {
      const { attempts, items, works, clock } = tools;
      const attempt = await attempts.lock(attemptUid);
      if (!attempt) throw new Refusal('playbooks.attempt_not_found');
      const all = await items.of(attemptUid);
      const row = itemAt(all, given);
      const earlier = await items.answerAt(attemptUid, given);
      if (earlier) {
        if (isDeepStrictEqual(earlier.answer, given.answer)) return earlier.judgement;
        throw new Refusal('playbooks.already_answered');
      }
      if (attempt.state === 'finished') throw new Refusal('playbooks.attempt_finished');
      if (row.state !== 'open' || given.try !== row.tries + 1) throw new Refusal('playbooks.already_answered');
      const judged = judge(row, given.answer);
      if (!judged || !(await isOwnRecording(tools, attemptUid, given))) throw new Refusal('playbooks.answer_unfit');

      await items.change(attemptUid, judged.item);
      await tellMastery(tools, attempt, { ...row, ...judged.item }, row.tries);
      const left = all.map((one) => (one === row ? { ...one, ...judged.item } : one));
      const result = isFinished(left) ? await finish(tools, attempt, left) : null;
      const judgement: Judgement = {
        taskIdx: row.taskIdx,
        round: row.round,
        verdict: judged.verdict,
        settled: judged.settled,
        kept: judged.item.kept,
        ...told(row, given.answer, judged),
        next: judged.settled ? nextPlace(left, given) : { taskIdx: row.taskIdx, round: row.round },
        result,
      };
      await items.addAnswer(attemptUid, { ...given, verdict: judged.verdict, judgement, answeredAt: clock.now() });
      if (given.answer && isForTeacher(row.item)) await works.add(attempt, given, clock.now());
      return judgement;
    });

/** The item at a place of the attempt; beyond the last one there is none (docs/rules/refusals.md#server-messages). */
export function itemAt(items: readonly ItemRow[], { taskIdx, round }: Place): ItemRow {
  const item = items.find((one) => one.taskIdx === taskIdx && one.round === round);
  if (!item) throw new Refusal('playbooks.slide_not_found');
  return item;
}

/** A hint after a miss; what is right, and why, only when nothing more can be tried. */
export function told({ item }: ItemRow, answer: Answer | null, { verdict, settled, item: after }: Judged) {
  const template = templateOf(item.template);
  const outcome = answer ? template.outcome(item, answer) : undefined;
  const near = answer && !settled ? (template.near(item, answer) ?? (verdict === 'partly' ? almost.close : undefined)) : undefined;
  return {
    triesLeft: settled ? 0 : template.tries(item) - after.tries,
    hint: settled ? null : (template.hint(item, after.kept) ?? null),
    near: near ?? null,
    solution: settled ? template.solution(item) : null,
    explain: settled ? (outcome ?? item.explain ?? null) : null,
  };
}

async function finish(tools: Tools, attempt: AttemptRow, items: readonly ItemRow[]): Promise<PlaybookResult | null> {
  const { attemptUid, kidUid, playbookUid, courseCode, lessonCode, kind } = attempt;
  const worth = worthOf(items, kind);
  const { score, stars } = worth;
  await tools.attempts.finish(attemptUid, worth, tools.clock.now());
  await tools.outbox.publish({
    type: 'playbooks.finished',
    attemptUid,
    kidUid,
    playbookUid,
    courseCode,
    lessonCode,
    kind,
    score,
    stars,
  });
  return resultOf(tools, { ...attempt, score, stars }, items);
}
