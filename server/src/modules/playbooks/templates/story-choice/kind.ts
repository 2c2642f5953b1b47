import * as z from 'zod';

import { cardsOf } from '../base/cards.ts';
import { template } from '../base/template.ts';
import { Text, WrittenFace, writtenItem } from '../base/written.ts';

/** What would you do? Each choice has its outcome, none is wrong. */
export const storyChoice = template({
  code: 'story-choice',
  judge: 'nobody',
  written: writtenItem({
    options: z
      .array(z.strictObject({ option: WrittenFace, outcome: Text }))
      .min(2)
      .max(5),
  }),
  build({ options }, random) {
    const cards = cardsOf(
      options.map(({ option }) => option),
      random,
    );
    return { options: cards, outcomes: options.map(({ outcome }, at) => ({ id: cards[at]?.id ?? '', outcome })) };
  },
  shown: ({ options }) => ({ options }),
  score: ({ options }, { choice }) => (options.some(({ id }) => id === choice) ? { part: 1 } : undefined),
  solution: () => null,
  outcome: ({ outcomes }, { choice }) => outcomes.find(({ id }) => id === choice)?.outcome,
});
