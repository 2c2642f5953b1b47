import * as z from 'zod';

import { both } from './material.ts';
import { pluralRu } from './russian.ts';
import { choice, comparison, comparisonSigns, fixedChoice, numeric } from './facets.ts';
import { generator } from './generator.ts';

/** Parts of a whole. */

const fraction = (filled: number, parts: number) => `${filled}/${parts}`;
const said = (filled: number, parts: number) => ({
  words: {
    ru: fraction(filled, parts),
    en: fraction(filled, parts),
    say: { ru: `${filled} из ${parts}`, en: `${filled} out of ${parts}` },
  },
});

export const fractionShape = generator({
  code: 'fraction-shape',
  version: 3,
  params: z.strictObject({ parts: z.array(z.int().min(2)).min(1).default([2, 3, 4]) }),
  make(random, { parts: choices }) {
    const partsOf = (list: readonly number[]) =>
      list.flatMap((parts) => Array.from({ length: parts - 1 }, (_, at) => [at + 1, parts] as [number, number]));
    const [filled, parts] = random.pick(partsOf(choices));
    const isOther = ([other, otherParts]: [number, number]) => other * parts !== filled * otherParts;
    // Of the same parts while they are enough: what is never right gives the right one away.
    const others = random.sample(partsOf(choices).filter(isOther), 3);
    others.push(...random.sample(partsOf([5, 6, 8].filter((one) => !choices.includes(one))).filter(isOther), 3 - others.length));
    const shape = random.pick(['circle', 'bar', 'square'] as const);
    return choice(
      {
        ask: both('Какая часть закрашена?', 'What part is coloured?'),
        stimulus: { kind: 'face', face: { picture: { kind: 'fraction', shape, parts, filled } } },
        hint: both('Посчитай все равные части, потом закрашенные.', 'Count all the equal parts, then the coloured ones.'),
      },
      [said(filled, parts), ...others.map(([n, d]) => said(n, d))],
    );
  },
});

/** Places of the signs in `comparisonSigns`. */
const [less, greater, equal] = [1, 2, 3];

export const fractionCompare = generator({
  code: 'fraction-compare',
  version: 3,
  params: z.strictObject({ same: z.enum(['den', 'num']).optional(), maxParts: z.int().min(4).max(20) }),
  make(random, { same, maxParts }) {
    const fractions = Array.from({ length: maxParts - 1 }, (_, at) => at + 2).flatMap((parts) =>
      Array.from({ length: same === 'num' ? Math.min(3, parts - 1) : parts - 1 }, (_, at) => ({ filled: at + 1, parts })),
    );
    type Fraction = (typeof fractions)[number];
    // The sign is drawn first, so that no sign is a good guess.
    const wanted = random.pick([less, less, greater, greater, equal]);
    const fits = (left: Fraction, right: Fraction) =>
      (same !== 'den' || left.parts === right.parts) &&
      (same !== 'num' || left.filled === right.filled) &&
      (same !== undefined || left !== right) &&
      comparison(left.filled * right.parts, right.filled * left.parts) === wanted;
    const left = random.pick(fractions.filter((one) => fractions.some((other) => fits(one, other))));
    const right = random.pick(fractions.filter((other) => fits(left, other)));
    return fixedChoice(
      {
        ask: both('Сравни дроби: какой знак поставить?', 'Compare: which sign goes between?'),
        stimulus: { kind: 'compare', left: fraction(left.filled, left.parts), right: fraction(right.filled, right.parts) },
        hint:
          same === 'den'
            ? both(
                'Части одинаковые: больше та дробь, где их взяли больше.',
                'The parts are alike: the fraction with more of them is larger.',
              )
            : same === 'num'
              ? both(
                  'Частей взяли поровну: больше та дробь, где части крупнее.',
                  'As many parts of each: the one with larger parts is larger.',
                )
              : both(
                  'Представь две одинаковые полоски и закрась на каждой её часть.',
                  'Think of two equal bars and colour the part of each.',
                ),
      },
      comparisonSigns,
      wanted,
    );
  },
});

export const fractionOf = generator({
  code: 'fraction-of',
  version: 3,
  params: z.strictObject({ parts: z.array(z.int().min(2)).min(1), unit: z.boolean().optional(), max: z.int().min(4) }),
  make(random, { parts: choices, unit, max }) {
    const parts = random.pick(choices);
    const taken = unit ? 1 : random.int(1, parts - 1);
    const each = random.int(2, Math.max(2, Math.floor(max / parts)));
    return numeric(
      random,
      {
        ask: both(`Найди ${fraction(taken, parts)} от ${parts * each}`, `Find ${fraction(taken, parts)} of ${parts * each}`),
        stimulus: { kind: 'face', face: { picture: { kind: 'fraction', shape: 'bar', parts, filled: taken } } },
        hint: both(
          `Сначала раздели ${parts * each} на ${parts} ${pluralRu(parts, 'равную часть', 'равные части', 'равных частей')}.`,
          `First divide ${parts * each} into ${parts} equal parts.`,
        ),
      },
      taken * each,
    );
  },
});

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

export const fractionAdd = generator({
  code: 'fraction-add',
  version: 1,
  params: z.strictObject({ ops: z.enum(['+', '-', '+-']).default('+'), maxParts: z.int().min(5).max(20) }),
  make(random, { ops, maxParts }) {
    const op = ops === '+-' ? random.pick(['+', '-'] as const) : ops;
    for (let turn = 0; turn < 1000; turn++) {
      const parts = random.int(5, maxParts);
      const [a, b] = [random.int(1, parts - 1), random.int(1, parts - 1)];
      const right = op === '+' ? a + b : a - b;
      // Below one, and one that cannot be made simpler: it is written in one way only.
      if (right < 1 || right >= parts || divisor(right, parts) !== 1) continue;
      return {
        'type-number': {
          ask: op === '+' ? both('Сложи дроби', 'Add the fractions') : both('Вычти дроби', 'Take the fractions away'),
          stimulus: {
            kind: 'words',
            words: {
              ru: `${fraction(a, parts)} ${op === '+' ? '+' : '−'} ${fraction(b, parts)} = ☐/☐`,
              en: `${fraction(a, parts)} ${op === '+' ? '+' : '−'} ${fraction(b, parts)} = ☐/☐`,
              say: {
                ru: `${a} из ${parts} ${op === '+' ? 'плюс' : 'минус'} ${b} из ${parts}`,
                en: `${a} out of ${parts} ${op === '+' ? 'plus' : 'minus'} ${b} out of ${parts}`,
              },
            },
          },
          right: [right, parts],
          hint: both('Части те же самые: сколько их стало?', 'The parts stay the same: how many are there now?'),
        },
      };
    }
    throw new Error('no fractions fit these parameters');
  },
});

export const fractionEqual = generator({
  code: 'fraction-equal',
  version: 1,
  params: z.strictObject({ max: z.int().min(6).max(40) }),
  make(random, { max }) {
    const parts = random.int(2, Math.min(10, Math.floor(max / 2)));
    const filled = random.int(1, parts - 1);
    const times = random.int(2, Math.floor(max / parts));
    const [left, right] = random.coin()
      ? [fraction(filled, parts), `☐/${parts * times}`]
      : [fraction(filled * times, parts * times), `☐/${parts}`];
    const made = right.endsWith(`/${parts * times}`);
    return {
      'type-number': {
        ask: both('Какой числитель сделает дроби равными?', 'Which top number makes the fractions equal?'),
        stimulus: {
          kind: 'words',
          words: {
            ru: `${left} = ${right}`,
            en: `${left} = ${right}`,
            say: {
              ru: `${left.replace('/', ' из ')} — это сколько из ${made ? parts * times : parts}?`,
              en: `${left.replace('/', ' out of ')} is how many out of ${made ? parts * times : parts}?`,
            },
          },
        },
        right: made ? filled * times : filled,
        hint: made
          ? both(
              'Во сколько раз больше стало частей? Числитель растёт во столько же.',
              'How many times more parts are there? The top grows as many times.',
            )
          : both(
              'Во сколько раз меньше стало частей? Числитель уменьши во столько же.',
              'How many times fewer parts are there? Make the top as many times smaller.',
            ),
      },
    };
  },
});

export const wholeFromPart = generator({
  code: 'whole-from-part',
  version: 1,
  params: z.strictObject({ parts: z.array(z.int().min(2)).min(1), max: z.int().min(10) }),
  make(random, { parts: choices, max }) {
    const parts = random.pick(choices);
    const taken = random.int(1, parts - 1);
    const each = random.int(2, Math.max(2, Math.floor(max / parts)));
    return numeric(
      random,
      {
        ask: both(
          `${fraction(taken, parts)} числа — это ${taken * each}. Какое это число?`,
          `${fraction(taken, parts)} of a number is ${taken * each}. What is the number?`,
        ),
        stimulus: { kind: 'face', face: { picture: { kind: 'fraction', shape: 'bar', parts, filled: taken } } },
        hint: both('Найди сначала одну часть. Сколько всего таких частей?', 'Find one part first. How many such parts are there in all?'),
      },
      parts * each,
    );
  },
});
