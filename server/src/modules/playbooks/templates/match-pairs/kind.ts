import * as z from 'zod';

import { inPlace } from '../base/almost.ts';
import { areKnown, cardsOf, pairsIn } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { allDifferent, WrittenFace, writtenItem } from '../base/written.ts';

/** Pairs as they are written, for match-pairs and memory-pairs alike: no two on one side look alike. */
export const WrittenPairs = z
  .array(z.tuple([WrittenFace, WrittenFace]))
  .min(2)
  .max(8)
  .refine((pairs) => allDifferent(pairs.map(([left]) => left)), 'two on the left look alike')
  .refine((pairs) => allDifferent(pairs.map(([, right]) => right)), 'two on the right look alike');

/** Each on the left has its own on the right. */
export const matchPairs = template({
  code: 'match-pairs',
  written: writtenItem({ pairs: WrittenPairs }),
  build({ pairs }, random) {
    const cards = cardsOf(pairs.flat(), random);
    const right: [string, string][] = pairs.map((_, at) => [cards[2 * at]?.id ?? '', cards[2 * at + 1]?.id ?? '']);
    return {
      left: random.shuffle(cards.filter((_, at) => at % 2 === 0)),
      right: random.shuffle(cards.filter((_, at) => at % 2 === 1)),
      pairs: right,
    };
  },
  shown: ({ left, right }) => ({ left, right }),
  score({ left, right, pairs }, { pairs: given }) {
    const fits =
      areKnown(
        given.map(([one]) => one),
        left,
      ) &&
      areKnown(
        given.map(([, other]) => other),
        right,
      );
    if (!fits) return undefined;
    const hits = pairsIn(given, pairs);
    return { part: hits.length / pairs.length, kept: { template: 'match-pairs', pairs: hits } };
  },
  solution: ({ pairs }) => ({ template: 'match-pairs', pairs }),
  hint: () => hints.surePair,
  next: ({ pairs }, kept) => pairs.find(([left]) => !kept?.pairs.some(([one]) => one === left)) ?? [],
  near: ({ pairs }, { pairs: given }) => inPlace(pairsIn(given, pairs).length, pairs.length),
});
