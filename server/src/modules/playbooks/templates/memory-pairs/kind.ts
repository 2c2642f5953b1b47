import { both } from '@school/contract/puzzles/words';

import { areKnown, cardsOf } from '../base/cards.ts';
import { WrittenPairs } from '../match-pairs/kind.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** Turns that count as very good and as good, for each pair. */
const turns = { best: 3.2, good: 4.4 };

/** Find the pairs face down. Always ends well; fewer turned cards are worth more. */
export const memoryPairs = template({
  code: 'memory-pairs',
  written: writtenItem({ pairs: WrittenPairs }),
  asks: () => both('Открывай по две карточки и найди все пары', 'Turn two cards at a time and find all the pairs'),
  build({ pairs }, random) {
    const cards = cardsOf(pairs.flat(), random);
    const together: [string, string][] = pairs.map((_, at) => [cards[2 * at]?.id ?? '', cards[2 * at + 1]?.id ?? '']);
    return { cards: random.shuffle(cards), pairs: together };
  },
  tries: () => 1,
  shown: ({ cards }) => ({ cards }),
  score(item, { flips }) {
    const fits = flips.every((two) => areKnown(two, item.cards));
    const found = new Set(flips.flatMap(([one, other]) => (areTogether(item.pairs, [one, other]) ? [[one, other].sort().join()] : [])));
    if (!fits || found.size < item.pairs.length) return undefined;
    const turned = flips.length * 2;
    return { part: turned <= turns.best * item.pairs.length ? 1 : turned <= turns.good * item.pairs.length ? 0.66 : 0.33 };
  },
  solution: ({ pairs }) => ({ template: 'memory-pairs', flips: pairs }),
  move: ({ cards, pairs }, two) => (areKnown(two, cards) ? areTogether(pairs, two) : undefined),
});

const areTogether = (pairs: readonly (readonly [string, string])[], [one, other]: readonly [string, string]): boolean =>
  pairs.some((pair) => (pair[0] === one && pair[1] === other) || (pair[0] === other && pair[1] === one));
