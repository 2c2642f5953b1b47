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
  version: 4,
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
    const asked = {
      ask: both('Какая часть закрашена?', 'What part is coloured?'),
      stimulus: { kind: 'face' as const, face: { picture: { kind: 'fraction' as const, shape, parts, filled } } },
      hint: both('Посчитай все равные части, потом закрашенные.', 'Count all the equal parts, then the coloured ones.'),
    };
    const faces = [said(filled, parts), ...others.map(([n, d]) => said(n, d))];
    return {
      ...choice(asked, faces),
      'fraction-entry': { ...asked, line: '', right: fraction(filled, parts), form: 'fraction' as const, simplest: false },
    };
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
