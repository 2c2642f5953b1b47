import * as z from 'zod';

import { found } from '../base/almost.ts';
import { areKnown, cardsOf } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { allDifferent, WrittenFace, writtenItem } from '../base/written.ts';

/** All the right ones: each wrong mark takes one right one away. */
export const choiceMany = template({
  code: 'choice-many',
  written: writtenItem({
    options: z.array(WrittenFace).min(2).max(8).refine(allDifferent, 'two options look alike'),
    right: z.array(z.int().min(1)).min(1),
  }).refine(({ options, right }) => new Set(right).size === right.length && right.every((at) => at <= options.length), {
    path: ['right'],
    message: 'numbers of options, each once',
  }),
  build({ options, right }, random) {
    const cards = cardsOf(options, random);
    return { options: random.shuffle(cards), right: right.map((at) => cards[at - 1]?.id ?? '') };
  },
  shown: ({ options }) => ({ options }),
  score({ options, right }, { choices }) {
    if (!areKnown(choices, options)) return undefined;
    const hits = choices.filter((id) => right.includes(id));
    const wrong = choices.length - hits.length;
    return { part: Math.max(0, (hits.length - wrong) / right.length), kept: { template: 'choice-many', choices: hits } };
  },
  solution: ({ right }) => ({ template: 'choice-many', choices: right }),
  hint: () => hints.several,
  near({ right }, { choices }) {
    const hits = choices.filter((id) => right.includes(id));
    return found(hits.length, right.length, choices.length - hits.length);
  },
});
