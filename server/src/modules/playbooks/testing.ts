import type { Answer } from '@school/contract/playbooks/answers';
import type { Attempt, Judgement } from '@school/contract/playbooks/attempts';

import { sql } from '#platform/db';
import type { Principal } from '#platform/principal';

import type { TestSchool } from '../../testing.ts';
import { templateOf } from './templates/registry.ts';
import type { Item } from './templates/template.ts';

/** The items of an attempt with their answers, as only the school knows them. */
export async function itemsOfAttempt(school: TestSchool, attemptUid: string) {
  return school.db.all(
    sql<{ taskIdx: number; round: number; item: Item }>`
      select task_idx as "taskIdx", round, item from playbooks_items where attempt_uid = ${attemptUid} order by task_idx, round`,
  );
}

/** The right answer to an item; for what has none, what a willing child gives. */
export function rightAnswer(item: Item): Answer {
  const solution = templateOf(item.template).solution(item);
  return solution ?? willing(item);
}

function willing(item: Item): Answer {
  const shown = templateOf(item.template).shown(item);
  switch (shown.template) {
    case 'story-choice':
    case 'poll':
      return { template: shown.template, choice: shown.options[0]?.id ?? '' };
    case 'flashcards':
      return { template: 'flashcards', known: [] };
    case 'draw':
      return {
        template: 'draw',
        drawn: [
          [
            [10, 10],
            [90, 90],
          ],
        ],
      };
    case 'long-text':
      return { template: 'long-text', text: 'Серый, мокрый, стучит по крыше, а зонтика не боится.' };
    case 'say':
    case 'read-aloud':
      return { template: shown.template, seconds: 12 };
    case 'slide':
      return { template: 'slide' };
    default:
      throw new Error(`${item.template} has a solution`);
  }
}

/** A wrong answer that fits the item, as a child without any idea gives it. */
export function wrongAnswer(item: Item): Answer {
  const shown = templateOf(item.template).shown(item);
  const right = templateOf(item.template).solution(item);
  const firstWrong = (cards: readonly { id: string }[], ids: readonly string[]) => cards.find(({ id }) => !ids.includes(id))?.id ?? '';
  if (!right) return willing(item);
  switch (right.template) {
    case 'choice-one':
      return { ...right, choice: shown.template === 'choice-one' ? firstWrong(shown.options, [right.choice]) : '' };
    case 'true-false':
      return { ...right, yes: !right.yes };
    case 'order-list':
      return { ...right, order: right.order.toReversed() };
    case 'type-number':
      return { ...right, numbers: right.numbers.map((number) => (number ?? 0) + 1) };
    case 'number-line':
      return { ...right, value: shown.template === 'number-line' ? shown.min + (right.value === shown.min ? 2 : 0) * shown.step : 0 };
    case 'clock-set':
      return { ...right, hours: (right.hours % 12) + 1, minutes: right.minutes };
    case 'coins-pay':
      return { ...right, coins: right.coins.slice(1) };
    case 'trace':
      return {
        template: 'trace',
        drawn: [
          [
            [0, 0],
            [3, 3],
          ],
        ],
      };
    case 'memory-pairs': {
      const [one, two] = right.flips;
      const miss: [string, string][] = one && two ? Array.from({ length: 40 }, () => [one[0], two[0]]) : [];
      return { ...right, flips: [...miss, ...right.flips] };
    }
    case 'path-program':
      return { ...right, steps: [] };
    case 'tower-moves':
      return { ...right, moves: [] };
    case 'sudoku-grid':
      return { ...right, cells: shown.template === 'sudoku-grid' ? shown.cells : [] };
    case 'table-fill':
      return { ...right, cells: right.cells.map((row) => row.map(() => null)) };
    case 'match-pairs':
    case 'sort-bins':
    case 'gaps-choice':
    case 'gaps-drag':
      return { ...right, pairs: [] };
    case 'word-grid':
      return { ...right, found: [] };
    case 'grid-paint':
      return { ...right, cells: [] };
    case 'build-tiles':
      return { ...right, order: [] };
    case 'choice-many':
      return { ...right, choices: [] };
    case 'type-text':
      return { ...right, text: 'ы' };
    case 'hottext':
    case 'hotspot':
      return { ...right, marked: [] };
    case 'spot-difference':
      return { ...right, marked: [] };
    default:
      throw new Error(`no wrong answer for ${right.template}`);
  }
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
];

/** Keys that would tell the answer, however deep; `right` beside `left` is a side of the screen. */
export function tellTales(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(tellTales);
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.keys(value).filter((key) => forbidden.includes(key) && !(key === 'right' && 'left' in value));
  return [...own, ...Object.values(value).flatMap(tellTales)];
}
