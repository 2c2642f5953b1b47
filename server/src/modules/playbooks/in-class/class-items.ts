import { isDeepStrictEqual } from 'node:util';

import type { Answer } from '@school/contract/playbooks/answers';
import type { AttemptItem, Hint, Judgement } from '@school/contract/playbooks/attempts';

import { Refusal } from '#platform/refusal';

import { itemAt, told } from '../attempts/answer-task.ts';
import { judge } from '../attempts/judge.ts';
import { shownItem } from '../attempts/show-attempt.ts';
import { untouchedItems } from '../attempts/untouched-items.ts';
import type { PlaybookCatalogue } from '../content/playbook-catalogue.ts';
import { nextPlace, type Place } from '../rules/resume.ts';
import type { ItemRow } from '../stores/items.store.ts';
import { templateOf } from '../templates/registry.ts';

/** An item of a copy that a class plays together, with its answer and what was said to each try. It belongs to nobody's attempt. */
export interface ClassItem extends ItemRow {
  answers: ReadonlyArray<{ answer: Answer | null; judgement: Judgement }>;
}

/** What was said to an item last, as those in class may see it. */
export interface Said {
  answer: Answer | null;
  judgement: Judgement | null;
}

/** `at`: of the lesson as it was then; as it is now where nothing is said. */
export interface WantedItems {
  playbookUid: string;
  taskIdx: number;
  seed: string;
  at?: Temporal.Instant;
}

/** Items of one task of a playbook, the same for the same seed; none when there is no such task. */
export function makeItems(catalogue: PlaybookCatalogue, { playbookUid, taskIdx, seed, at }: WantedItems): ClassItem[] {
  const slide = catalogue.slidesIn(playbookUid, at)[taskIdx];
  if (!slide) return [];
  return untouchedItems(slide, taskIdx, seed, catalogue.material()).map((row) => ({ ...row, answers: [] }));
}

interface Given {
  round: number;
  try: number;
  answer: Answer | null;
}

const inCopy = (items: readonly ClassItem[], { round }: { round: number }): ClassItem =>
  itemAt(items, { taskIdx: items[0]?.taskIdx ?? 0, round }) as ClassItem;

/** Judges a try at a copy as at home: the same try sent again is told the same, another answer to it is refused. */
export function judgeItem(items: readonly ClassItem[], given: Given): { items: ClassItem[]; judgement: Judgement; isNew: boolean } {
  const row = inCopy(items, given);
  const earlier = row.answers[given.try - 1];
  if (earlier && isDeepStrictEqual(earlier.answer, given.answer)) return { items: [...items], judgement: earlier.judgement, isNew: false };
  if (earlier || row.state !== 'open' || given.try !== row.tries + 1) throw new Refusal('playbooks.already_answered');
  const judged = judge(row, given.answer);
  if (!judged) throw new Refusal('playbooks.answer_unfit');
  const place: Place = { taskIdx: row.taskIdx, round: row.round };
  const left = items.map((one) => (one === row ? { ...row, ...judged.item } : one));
  const judgement: Judgement = {
    ...place,
    verdict: judged.verdict,
    settled: judged.settled,
    kept: judged.item.kept,
    ...told(row, given.answer, judged),
    next: judged.settled ? nextPlace(left, place) : place,
    result: null,
  };
  const answers = [...row.answers, { answer: given.answer, judgement }];
  return { items: left.map((one) => (one.round === row.round ? { ...one, answers } : one)), judgement, isNew: true };
}

/** An item of a copy as everybody in class sees it. */
export function shownInClass(item: ClassItem, isHelped: boolean): AttemptItem & Said {
  const last = item.answers.at(-1);
  return { ...shownItem(item, isHelped), answer: last?.answer ?? null, judgement: last?.judgement ?? null };
}

/** A hint of a copy costs nothing. */
export function hintInClass(items: readonly ClassItem[], place: { round: number }): Hint {
  const { item, kept } = inCopy(items, place);
  const hint = templateOf(item.template).hint(item, kept);
  if (!hint) throw new Refusal('playbooks.no_hint');
  return hint;
}

/** Do these two cards of a copy belong together? */
export function matchInClass(
  items: readonly ClassItem[],
  { cards, ...place }: { round: number; cards: readonly [string, string] },
): { match: boolean } {
  const { item } = inCopy(items, place);
  const match = templateOf(item.template).move(item, cards);
  if (match === undefined) throw new Refusal('playbooks.answer_unfit');
  return { match };
}
