import * as z from 'zod';

import { freshIds } from '../base/cards.ts';
import { template } from '../base/template.ts';
import { WrittenFace, writtenItem } from '../base/written.ts';

/** Cards to turn over and say whether one knew them. */
export const flashcards = template({
  code: 'flashcards',
  judge: 'nobody',
  written: writtenItem({
    cards: z
      .array(z.tuple([WrittenFace, WrittenFace]))
      .min(1)
      .max(12),
  }),
  build({ cards }, random) {
    const ids = freshIds(cards.length, random);
    return { cards: cards.map(([front, back], at) => ({ id: ids[at] ?? '', front, back })) };
  },
  shown: ({ cards }) => ({ cards }),
  score: ({ cards }, { known }) => (known.every((id) => cards.some((card) => card.id === id)) ? { part: 1 } : undefined),
  solution: () => null,
});
