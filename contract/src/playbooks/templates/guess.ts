import type { DraftOf } from '../../lesson-room/drafts.ts';
import type { AnswerOf } from '../answers.ts';
import type { Card } from '../pictures.ts';
import type { TaskOf, TemplateCode } from '../tasks.ts';

/** What the folders of the templates tell tests of their tasks. */

/** Work in hand as large as a task of a lesson has it. */
export type Longest<Code extends TemplateCode> = DraftOf<Code>['work'];

/** Whole answers of somebody who does something and does not know: the first is as good as any, and not all of them are right. */
export type Guesses<Code extends TemplateCode> = (task: TaskOf<Code>) => ReadonlyArray<Omit<AnswerOf<Code>, 'template'>>;

export const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
export const manyIds = (count: number) => many(count, (at) => `card${at}`);
export const manyPairs = (count: number) => many(count, (at): [string, string] => [`card${at}`, `place${at}`]);
export const idsOf = (cards: readonly Pick<Card, 'id'>[]) => cards.map(({ id }) => id);
export const first = (cards: readonly Pick<Card, 'id'>[]) => cards[0]?.id ?? '';
/** A line from the middle of nowhere: a stroke, or a drawing of one. */
export const lineTo = (end: number): [number, number][] => [
  [end / 9, end / 9],
  [end, end],
];
