import * as z from 'zod';

import { both } from './material.ts';
import { pluralRu } from './russian.ts';
import { comparison, comparisonSigns, fixedChoice } from './facets.ts';
import { generator } from './generator.ts';

/** Numbers on both sides of zero. */

const signed = (number: number) => (number < 0 ? `−${-number}` : String(number));

/** Places of the signs in `comparisonSigns`. */
const [less, greater, equal] = [1, 2, 3];

export const negativeCompare = generator({
  code: 'negative-compare',
  version: 1,
  params: z.strictObject({ max: z.int().min(5).max(100).default(20) }),
  make(random, { max }) {
    // The sign is drawn first, so that no sign is a good guess.
    const wanted = random.pick([less, less, greater, greater, equal]);
    const pairs = Array.from({ length: 200 }, () => {
      const left = random.int(-max, max);
      return [left, wanted === equal ? left : random.int(-max, max)] as const;
    });
    // One of them is below zero: that is what is new.
    const [one, other] = pairs.find((pair) => Math.min(...pair) < 0 && comparison(...pair) === wanted) ?? [-1, 1];
    return fixedChoice(
      {
        ask: both('Сравни: какой знак поставить?', 'Compare: which sign goes between?'),
        stimulus: { kind: 'compare', left: signed(one), right: signed(other) },
        hint: both('Больше то число, что правее на прямой.', 'On the line the larger number is further to the right.'),
      },
      comparisonSigns,
      comparison(one, other),
    );
  },
});

export const negativeAdd = generator({
  code: 'negative-add',
  version: 1,
  params: z.strictObject({ max: z.int().min(5).max(20).default(10) }),
  make(random, { max }) {
    const labelled = [-max, 0, max];
    for (let turn = 0; turn < 1000; turn++) {
      const from = random.int(-max, max);
      const by = random.int(2, max);
      const up = random.coin();
      const right = up ? from + by : from - by;
      // Through zero, or below it: that is what is new.
      if (Math.abs(right) > max || labelled.includes(right) || from === 0 || (from > 0 && right > 0)) continue;
      const degrees = pluralRu(by, 'градус', 'градуса', 'градусов');
      return {
        'number-line': {
          ask: up
            ? both(
                `Было ${signed(from)}°. Стало теплее на ${by} ${degrees}. Покажи на прямой, сколько теперь.`,
                `It was ${signed(from)}°. It got ${by} degrees warmer. Show on the line what it is now.`,
              )
            : both(
                `Было ${signed(from)}°. Стало холоднее на ${by} ${degrees}. Покажи на прямой, сколько теперь.`,
                `It was ${signed(from)}°. It got ${by} degrees colder. Show on the line what it is now.`,
              ),
          min: -max,
          max,
          step: 1,
          right,
          labelled,
          hint: both('Теплее — шагай вправо, холоднее — влево. Ноль тоже шаг.', 'Warmer: go right. Colder: go left. Zero is a step, too.'),
        },
      };
    }
    throw new Error('no temperatures fit these parameters');
  },
});
