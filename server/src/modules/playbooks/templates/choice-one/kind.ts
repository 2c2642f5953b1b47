import * as z from 'zod';

import { cardsOf } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { sameFace, WrittenFace, writtenItem } from '../base/written.ts';

/** One of 2 to 6 options. Of two options there is no second try. */
export const choiceOne = template({
  code: 'choice-one',
  written: writtenItem({
    options: z.array(WrittenFace).min(2).max(6),
    /** From 1. */
    right: z.int().min(1),
    /** The order means something (signs, places, numbers): it is kept. */
    fixed: z.boolean().optional(),
  })
    .refine(({ options, right }) => right <= options.length, { path: ['right'], message: 'there are not so many options' })
    .refine(({ options, right }) => options.every((face, at) => at === right - 1 || !sameFace(face, options[right - 1] ?? {})), {
      path: ['options'],
      message: 'another option looks like the right one',
    }),
  build({ options, right, fixed }, random) {
    const cards = cardsOf(options, random);
    return { options: fixed ? cards : random.shuffle(cards), right: cards[right - 1]?.id ?? '' };
  },
  guess: ({ options }) => 1 / options.length,
  tries: ({ options }) => Math.min(3, options.length - 1),
  shown: ({ options }) => ({ options }),
  score({ options, right }, { choice }) {
    return options.some(({ id }) => id === choice) ? { part: choice === right ? 1 : 0 } : undefined;
  },
  solution: ({ right }) => ({ template: 'choice-one', choice: right }),
  hint({ options, right }) {
    const wrong = options.find(({ id }) => id !== right);
    return wrong ? { ...hints.oneFellOff, without: [wrong.id] } : hints.lookAgain;
  },
});
