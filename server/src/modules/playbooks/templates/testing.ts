import type { Answer } from '@school/contract/playbooks/answers';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { createRandom } from '@school/contract/puzzles/random';
import { both } from '@school/contract/puzzles/words';

import type { Material } from '#modules/generators';

import { templateOf } from './registry.ts';
import { samples } from './samples.ts';
import type { Item, WrittenCommon } from './base/template.ts';

/** Enough material for the samples. */
const material: Material = {
  words: [],
  dictations: { ru: {}, en: {} },
  strokes: new Map([['digits', new Map([['4', ['M58 10 L20 64 L82 64', 'M64 40 L64 90']]])]]),
};

/** An item of a sample, or of what is written instead. */
export function anItem<Code extends TemplateCode>(code: Code, written: object = samples[code], seed = 'test'): Item {
  const { written: shape, build } = templateOf(code);
  return build({ ask: both('Задание', 'Task'), ...(shape.parse(written) as WrittenCommon) }, createRandom(seed), material);
}

/** What an answer to an item is worth; undefined when it does not fit. */
export const worth = (item: Item, answer: Answer): number | undefined => templateOf(item.template).score(item, answer)?.part;

/** The solution, as the answer it is. */
export function solved(item: Item): Answer {
  const solution = templateOf(item.template).solution(item);
  if (!solution) throw new Error(`${item.template} has no solution`);
  return solution;
}
