import type { Words } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both } from './material.ts';
import { generator } from './generator.ts';
import { problemOf } from './word-problem.ts';

/** Word problems whose numbers are put on bars: the same plots as those that are only answered. */

/** Each plot: what its two numbers and its answer are on the bars, and which of them is asked for. */
const plots = {
  join: { schema: 'whole', bars: (a: number, b: number) => [a, b, a + b], hidden: 3 },
  leave: { schema: 'whole', bars: (a: number, b: number) => [b, a - b, a], hidden: 2 },
  'part-whole': { schema: 'whole', bars: (a: number, b: number) => [b, a - b, a], hidden: 2 },
  'compare-more': { schema: 'compare', bars: (a: number, b: number) => [a + b, a, b], hidden: 1 },
  'compare-less': { schema: 'compare', bars: (a: number, b: number) => [a, a - b, b], hidden: 2 },
  difference: { schema: 'compare', bars: (a: number, b: number) => [a, b, a - b], hidden: 3 },
} as const;
const codes = Object.keys(plots) as (keyof typeof plots)[];

/** Why: whether the question stands on all of it or on a part. */
function explained(schema: 'whole' | 'compare', [one = 0, other = 0, third = 0]: readonly number[], hidden: number): Words {
  if (schema === 'whole')
    return hidden === 3
      ? both(
          `Вопрос стоит на целом: складываем части. ${one} + ${other} = ${third}.`,
          `The question is on the whole: we add the parts. ${one} + ${other} = ${third}.`,
        )
      : both(
          `Вопрос стоит на части: из целого вычитаем другую. ${third} − ${one} = ${other}.`,
          `The question is on a part: we take the other one from the whole. ${third} − ${one} = ${other}.`,
        );
  if (hidden === 1)
    return both(
      `Вопрос стоит на длинной полоске: короткая и разница вместе. ${other} + ${third} = ${one}.`,
      `The question is on the long bar: the short one and the difference together. ${other} + ${third} = ${one}.`,
    );
  return hidden === 2
    ? both(
        `Вопрос стоит на короткой полоске: длинная без разницы. ${one} − ${third} = ${other}.`,
        `The question is on the short bar: the long one without the difference. ${one} − ${third} = ${other}.`,
      )
    : both(
        `Вопрос стоит на разнице: из длинной вычитаем короткую. ${one} − ${other} = ${third}.`,
        `The question is on the difference: we take the short bar from the long one. ${one} − ${other} = ${third}.`,
      );
}

export const barProblem = generator({
  code: 'bar-problem',
  version: 1,
  params: z.strictObject({
    plots: z.array(z.enum(codes)).min(1),
    max: z.int().min(6),
    /** The question is only put in its place, or answered, too. */
    typed: z.boolean().default(true),
  }),
  make(random, { plots: wanted, max, typed }, material) {
    const plot = random.pick(wanted);
    const { schema, bars, hidden } = plots[plot];
    const { words, given } = problemOf(random, plot, max, material);
    const [first = 0, second = 0] = given;
    const numbers = bars(first, second);
    return { 'bar-model': { schema, numbers: [...numbers], hidden, typed, ask: words, explain: explained(schema, numbers, hidden) } };
  },
});
