import type { Answer } from '@school/contract/playbooks/answers';
import type { Attempt, Judgement } from '@school/contract/playbooks/attempts';
import { guessesOf } from '@school/contract/playbooks/testing';

import { sql } from '#platform/db';
import type { Principal } from '#platform/principal';

import type { TestSchool } from '../../testing.ts';
import { templateOf } from './templates/registry.ts';
import type { Item } from './templates/base/template.ts';

/** The items of an attempt with their answers, as only the school knows them. */
export async function itemsOfAttempt(school: TestSchool, attemptUid: string) {
  return school.db.all(
    sql<{ taskIdx: number; round: number; item: Item }>`
      select task_idx as "taskIdx", round, item from playbooks_items where attempt_uid = ${attemptUid} order by task_idx, round`,
  );
}

/** What somebody gives who does not know, and what it is worth. */
function guessed(item: Item) {
  const { shown, score } = templateOf(item.template);
  return guessesOf(shown(item)).flatMap((answer) => {
    const scored = score(item, answer);
    return scored ? [{ answer, part: scored.part }] : [];
  });
}

/** The right answer to an item; for what has none, what a willing child gives. */
export function rightAnswer(item: Item): Answer {
  const answer = templateOf(item.template).solution(item) ?? guessed(item)[0]?.answer;
  if (!answer) throw new Error(`nothing answers ${item.template}`);
  return answer;
}

/** A wrong answer that fits the item, the worst that a child without any idea gives; the right one where none is wrong. */
export function wrongAnswer(item: Item): Answer {
  if (!templateOf(item.template).solution(item)) return rightAnswer(item);
  const worst = guessed(item).toSorted((one, other) => one.part - other.part)[0];
  if (!worst || worst.part === 1) throw new Error(`no wrong answer for ${item.template}`);
  return worst.answer;
}

/** Plays an attempt to its end over the door, every item with `answer`, trying again as long as it may. */
export async function playThrough(
  school: TestSchool,
  kid: Principal,
  attempt: Attempt,
  answer: (item: Item) => Answer,
): Promise<Judgement> {
  const items = await itemsOfAttempt(school, attempt.attemptUid);
  let last: Judgement | undefined;
  for (const { taskIdx, round, item } of items) {
    for (let tryNumber = 1; tryNumber <= 3; tryNumber++) {
      const judgement = await school.playbooks.answer(kid, attempt.attemptUid, { taskIdx, round, try: tryNumber, answer: answer(item) });
      last = judgement;
      if (judgement.settled) break;
    }
  }
  if (!last?.result) throw new Error('The playbook did not come to its end');
  return last;
}

const forbidden = [
  'right',
  'correct',
  'answer',
  'solution',
  'seed',
  'accept',
  'full',
  'pairs',
  'marked',
  'order',
  'also',
  'outcome',
  'outcomes',
  'explain',
  'rubric',
  'gaps',
  'directed',
  'kept',
];

/** Keys that would tell the answer, however deep; `right` beside `left` is a side of the screen. */
export function tellTales(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(tellTales);
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.keys(value).filter((key) => forbidden.includes(key) && !(key === 'right' && 'left' in value));
  return [...own, ...Object.values(value).flatMap(tellTales)];
}
