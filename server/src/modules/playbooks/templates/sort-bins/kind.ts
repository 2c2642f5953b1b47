import * as z from 'zod';

import { inPlace } from '../base/almost.ts';
import { areKnown, cardsOf, pairsIn } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { allDifferent, WrittenFace, writtenItem } from '../base/written.ts';

/** Every item into its bin. */
export const sortBins = template({
  code: 'sort-bins',
  written: writtenItem({
    bins: z
      .array(z.strictObject({ bin: WrittenFace, items: z.array(WrittenFace).min(1) }))
      .min(2)
      .max(4)
      .refine((bins) => allDifferent(bins.map(({ bin }) => bin)), 'two bins look alike')
      .refine((bins) => allDifferent(bins.flatMap(({ items }) => items)), 'two items look alike'),
  }),
  build({ bins }, random) {
    const binCards = cardsOf(
      bins.map(({ bin }) => bin),
      random,
    );
    const faces = bins.flatMap(({ items }, at) => items.map((face) => ({ face, bin: binCards[at]?.id ?? '' })));
    const items = cardsOf(
      faces.map(({ face }) => face),
      random,
    );
    const pairs: [string, string][] = items.map(({ id }, at) => [id, faces[at]?.bin ?? '']);
    return { items: random.shuffle(items), bins: binCards, pairs };
  },
  shown: ({ items, bins }) => ({ items, bins }),
  score({ items, bins, pairs }, { pairs: given }) {
    if (
      !areKnown(
        given.map(([item]) => item),
        items,
      ) ||
      !given.every(([, bin]) => bins.some(({ id }) => id === bin))
    )
      return undefined;
    const hits = pairsIn(given, pairs);
    return { part: hits.length / pairs.length, kept: { template: 'sort-bins', pairs: hits } };
  },
  solution: ({ pairs }) => ({ template: 'sort-bins', pairs }),
  hint: () => hints.sort,
  next: ({ pairs }, kept) => pairs.find(([item]) => !kept?.pairs.some(([one]) => one === item)) ?? [],
  near: ({ pairs }, { pairs: given }) => inPlace(pairsIn(given, pairs).length, pairs.length),
});
