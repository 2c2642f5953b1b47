import * as z from 'zod';

import { both } from './material.ts';
import { choice } from './facets.ts';
import { generator } from './generator.ts';

/** Tenths and hundredths: sums typed on both sides of the point, and the largest or the smallest of three. */

const written = (number: number, places: number, sign: ',' | '.') =>
  `${Math.floor(number / 10 ** places)}${sign}${String(number % 10 ** places).padStart(places, '0')}`;
const shown = (number: number, places: number) => both(written(number, places, ','), written(number, places, '.'));

/** A part after the point that is written in one way only: 0.5 could be 0.50, and 0.05 be typed as 5. */
const isPlain = (number: number, places: number) => {
  const part = number % 10 ** places;
  return part % 10 !== 0 && part >= 10 ** (places - 1);
};

export const decimalAdd = generator({
  code: 'decimal-add',
  version: 1,
  params: z.strictObject({
    places: z.literal([1, 2]).default(1),
    ops: z.enum(['+', '-', '+-']).default('+'),
    max: z.int().min(2).max(99),
  }),
  make(random, { places, ops, max }) {
    const op = ops === '+-' ? random.pick(['+', '-'] as const) : ops;
    const unit = 10 ** places;
    for (let turn = 0; turn < 1000; turn++) {
      const [one, other] = [random.int(1, max * unit - 1), random.int(1, max * unit - 1)];
      const [first, second] = op === '-' && one < other ? [other, one] : [one, other];
      const right = op === '+' ? first + second : first - second;
      if (right > max * unit || right === 0 || ![first, second, right].every((number) => isPlain(number, places))) continue;
      const [a, b] = [shown(first, places), shown(second, places)];
      const mark = op === '+' ? '+' : '−';
      const said = op === '+' ? ['плюс', 'plus'] : ['минус', 'minus'];
      return {
        'type-number': {
          ask:
            op === '+'
              ? both('Сложи: сколько целых и сколько после запятой?', 'Add: how many wholes, and what after the point?')
              : both('Вычти: сколько целых и сколько после запятой?', 'Take away: how many wholes, and what after the point?'),
          stimulus: {
            kind: 'words',
            words: {
              ru: `${a.ru} ${mark} ${b.ru} = ☐,☐`,
              en: `${a.en} ${mark} ${b.en} = ☐.☐`,
              say: { ru: `${a.ru} ${said[0]} ${b.ru}`, en: `${a.en} ${said[1]} ${b.en}` },
            },
          },
          right: [Math.floor(right / unit), right % unit],
          hint:
            places === 1
              ? both('Считай в десятых. Из десяти десятых выходит одна целая.', 'Count in tenths. Every ten tenths make one whole.')
              : both('Запиши столбиком: запятая под запятой.', 'Write them in a column, the points under each other.'),
        },
      };
    }
    throw new Error('no decimals fit these parameters');
  },
});

export const decimalCompare = generator({
  code: 'decimal-compare',
  version: 1,
  params: z.strictObject({ places: z.literal([1, 2, 3]).default(2) }),
  make(random, { places }) {
    const whole = random.int(0, 9);
    // Tenths decide; as many digits as come tell nothing, so the longest is right as often as the shortest.
    const three = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3).map((tenths) => {
      const tail = Array.from({ length: random.int(0, places - 1) }, () => random.int(1, 9)).join('');
      return { tenths, text: both(`${whole},${tenths}${tail}`, `${whole}.${tenths}${tail}`) };
    });
    const most = random.coin();
    const [right, ...others] = three.toSorted((one, other) => (most ? other.tenths - one.tenths : one.tenths - other.tenths));
    if (!right) throw new Error('three numbers are needed');
    return choice(
      {
        ask: most
          ? both('Какое число самое большое?', 'Which number is the largest?')
          : both('Какое число самое маленькое?', 'Which number is the smallest?'),
        hint: both(
          'Целые одинаковы: сравни десятые, первую цифру после запятой.',
          'The wholes are the same: compare the tenths, the first digit after the point.',
        ),
      },
      [right, ...others].map(({ text }) => ({ words: text })),
    );
  },
});
