import type { Card } from '@school/contract/playbooks/pictures';
import { both, sign } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { inPlace } from '../base/almost.ts';
import { areKnown, cardsOf, freshIds } from '../base/cards.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

type Pair = [place: string, label: string];

interface Bars {
  schema: 'whole' | 'compare';
  numbers: number[];
  /** Which of the three is asked for, from 0. */
  hidden: number;
  typed: boolean;
  places: string[];
  labels: Card[];
  wanted: Pair[];
}

/** A word problem on bars: who sees where the question stands knows what to do. Both parts of a whole may stand either way round. */
export const barModel = template({
  code: 'bar-model',
  written: writtenItem({
    schema: z.enum(['whole', 'compare']),
    /** Part, part and whole; or the larger, the smaller and the difference. */
    numbers: z.array(z.int().min(1).max(9999)).length(3),
    /** Which of them is asked for, from 1. */
    hidden: z.int().min(1).max(3),
    /** The number is typed, too. */
    typed: z.boolean().default(true),
  }).refine(
    ({ schema, numbers: [one = 0, other = 0, third = 0] }) => (schema === 'whole' ? one + other === third : one - other === third),
    'the numbers do not make one bar',
  ),
  build({ schema, numbers, hidden, typed }, random): Bars {
    const places = freshIds(3, random);
    const faces = numbers.map((number, at) => ({
      words: at === hidden - 1 ? { ...sign('?'), say: both('вопрос', 'question mark') } : sign(number),
    }));
    const labels = cardsOf(faces, random);
    const wanted = places.map((place, at): Pair => [place, labels[at]?.id ?? '']);
    return { schema, numbers, hidden: hidden - 1, typed, places, labels: random.shuffle(labels), wanted };
  },
  shown: ({ schema, places, labels, numbers, hidden, typed }) => ({
    schema,
    places,
    labels,
    digits: typed ? Math.max(2, String(numbers[hidden]).length + 1) : 0,
  }),
  score(item, { pairs, number }) {
    const isKnown = pairs.every(([place]) => item.places.includes(place)) && new Set(pairs.map(([place]) => place)).size === pairs.length;
    const labels = pairs.map(([, label]) => label);
    if (!isKnown || !areKnown(labels, item.labels)) return undefined;
    const hits = placed(item, pairs);
    const isCounted = item.typed && number === item.numbers[item.hidden];
    const kept = { template: 'bar-model' as const, pairs: hits, number: isCounted ? number : null };
    return { part: (hits.length + Number(isCounted)) / (item.typed ? 4 : 3), kept };
  },
  solution: (item) => ({ template: 'bar-model', pairs: item.wanted, number: item.typed ? (item.numbers[item.hidden] ?? null) : null }),
  hint: ({ schema }) => ({
    words:
      schema === 'whole'
        ? both(
            'Что в задаче всё вместе, а что только часть? Всё вместе стоит сверху.',
            'What is all of it, and what is only a part? All of it goes on top.',
          )
        : both('У кого больше? Это длинная полоска.', 'Who has more? That is the long bar.'),
  }),
  near(item, { pairs }) {
    const right = placed(item, pairs).length;
    return right === 3 ? both('Схема верна! Посчитай ещё раз.', 'The bars are right! Work it out once more.') : inPlace(right, 3);
  },
});

/** The labels in their places: equal numbers are as good as each other, and the two parts may stand either way round. */
function placed({ schema, wanted, labels }: Bars, pairs: readonly Pair[]): Pair[] {
  const faceOf = (id: string | undefined) => labels.find((card) => card.id === id)?.words?.ru;
  const hits = (order: readonly Pair[]) =>
    pairs.filter(([place, label]) => faceOf(label) === faceOf(order.find(([one]) => one === place)?.[1]));
  const [first, second, third] = wanted;
  if (schema === 'compare' || !first || !second || !third) return hits(wanted);
  const turned = hits([[first[0], second[1]], [second[0], first[1]], third]);
  const straight = hits(wanted);
  return turned.length > straight.length ? turned : straight;
}
