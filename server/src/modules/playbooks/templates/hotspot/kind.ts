import * as z from 'zod';

import { found } from '../base/almost.ts';
import { areKnown, cardsOf } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { WrittenFace, writtenItem } from '../base/written.ts';

/** Tap exactly so many of the pictures. */
export const hotspot = template({
  code: 'hotspot',
  written: writtenItem({
    spots: z.array(WrittenFace).min(2).max(12),
    right: z.array(z.int().min(1)).min(1),
    /** They stand as they are written: a pattern, a row. */
    inOrder: z.literal(true).optional(),
  }).refine(({ spots, right }) => new Set(right).size === right.length && right.every((at) => at <= spots.length), {
    path: ['right'],
    message: 'numbers of spots, each once',
  }),
  build({ spots, right, inOrder }, random) {
    const cards = cardsOf(spots, random);
    return { spots: inOrder ? cards : random.shuffle(cards), marked: right.map((at) => cards[at - 1]?.id ?? '') };
  },
  shown: ({ spots, marked }) => ({ spots, choose: marked.length }),
  score({ spots, marked: right }, { marked }) {
    if (!areKnown(marked, spots)) return undefined;
    const hits = marked.filter((id) => right.includes(id));
    const wrong = marked.length - hits.length;
    return { part: Math.max(0, (hits.length - wrong) / right.length) };
  },
  solution: ({ marked }) => ({ template: 'hotspot', marked }),
  hint: () => hints.lookAgain,
  near({ marked: right }, { marked }) {
    const hits = marked.filter((id) => right.includes(id));
    return found(hits.length, right.length, marked.length - hits.length);
  },
});
