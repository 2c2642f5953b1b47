import * as z from 'zod';

import { both } from './material.ts';
import { numeric } from './facets.ts';
import { generator } from './generator.ts';

/** Places of digits, numbers built and rounded. */

const places = [
  ['единиц', 'ones'],
  ['десятков', 'tens'],
  ['сотен', 'hundreds'],
  ['тысяч', 'thousands'],
  ['десятков тысяч', 'ten-thousands'],
  ['сотен тысяч', 'hundred-thousands'],
] as const;

export const placeValue = generator({
  code: 'place-value',
  version: 3,
  params: z.strictObject({ digits: z.int().min(2).max(6).default(2) }),
  make(random, { digits }) {
    const number = random.int(10 ** (digits - 1), 10 ** digits - 1);
    const place = random.int(0, digits - 1);
    const [ru, en] = places[place] ?? places[0];
    return numeric(
      random,
      {
        ask: both(`Какая цифра стоит в разряде ${ru} у числа ${number}?`, `Which digit is in the ${en} place of ${number}?`),
        hint: both('Назови разряды справа налево, начиная с единиц.', 'Name the places from right to left, beginning with the ones.'),
      },
      Number(String(number)[digits - 1 - place]),
      { possible: { from: 0, to: 9 } },
    );
  },
});

export const expand = generator({
  code: 'expand',
  version: 3,
  params: z.strictObject({ digits: z.int().min(2).max(6).default(2) }),
  make(random, { digits }) {
    // Two parts at least: «20» alone would be no question.
    let parts: number[] = [];
    let number = 0;
    while (parts.length < 2) {
      number = random.int(10 ** (digits - 1), 10 ** digits - 1);
      parts = Array.from(String(number))
        .map((digit, at) => Number(digit) * 10 ** (digits - 1 - at))
        .filter((part) => part > 0);
    }
    const sum = parts.join(' + ');
    const hint = both('Где для разряда ничего нет, там ноль.', 'Where a place has nothing, there is a zero.');
    return numeric(random, { ask: both(`Собери число: ${sum}`, `Build the number: ${sum}`), hint }, number);
  },
});

export const roundNumber = generator({
  code: 'round-number',
  version: 3,
  params: z.strictObject({
    to: z.literal([10, 100, 1000]),
    max: z.int().min(20),
    /** Never exactly in the middle. */
    noTie: z.boolean().optional(),
  }),
  make(random, { to, max, noTie }) {
    const isPlain = (one: number) => one % to !== 0 && !(noTie && one % to === to / 2);
    let number = random.int(to, max);
    while (!isPlain(number)) number = random.int(to, max);
    const place = { 10: 'десятков', 100: 'сотен', 1000: 'тысяч' }[to];
    return numeric(
      random,
      {
        ask: both(`Округли ${number} до ${place}`, `Round ${number} to the nearest ${to}`),
        hint: both(
          'Посмотри на цифру справа от этого разряда: до пяти она ведёт вниз, с пяти — вверх.',
          'Look at the next digit to the right: below five it leads down, from five on up.',
        ),
      },
      Math.floor(number / to + 0.5) * to,
    );
  },
});
