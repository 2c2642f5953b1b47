import type { Words } from '@school/contract/playbooks/pictures';
import type { Random } from '@school/contract/puzzles/random';
import * as z from 'zod';

import { both } from './material.ts';
import { generator, type Made } from './generator.ts';

/** Sums in columns: added, taken away, multiplied, with tenths and hundredths. Each tells afterwards how it went, column by column. */

const placesRu = ['единицы', 'десятки', 'сотни', 'тысячи', 'десятки тысяч'];
const placesEn = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands'];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const digitsOf = (number: number): number[] => Array.from(String(number), Number).toReversed();
const numberOf = (random: Random, digits: number): number => random.int(10 ** (digits - 1), 10 ** digits - 1);

/** Draws until it fits: most draws do. */
function drawn<T>(random: Random, draw: (random: Random) => T, fits: (it: T) => boolean): T {
  for (let turn = 0; turn < 5000; turn++) {
    const it = draw(random);
    if (fits(it)) return it;
  }
  throw new Error('no numbers fit these parameters');
}

/** In each column: what is added, with what came from the right. */
function stepsOfSum(a: number, b: number) {
  const [above, below] = [digitsOf(a), digitsOf(b)];
  let carried = 0;
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const parts = [above[at] ?? 0, below[at] ?? 0, carried].slice(0, carried > 0 ? 3 : 2);
    const total = parts.reduce((sum, part) => sum + part, 0);
    carried = total >= 10 ? 1 : 0;
    return { parts, total, carries: carried === 1 };
  });
}

/** «Единицы: 7 + 5 = 12, пишем 2, 1 переносим. Десятки: 4 + 2 + 1 = 7.» */
function toldSum(a: number, b: number): Words {
  const steps = stepsOfSum(a, b);
  const told = (places: readonly string[], writes: (digit: number) => string) =>
    steps
      .map(({ parts, total, carries }, at) => {
        const goesOn = carries && at < steps.length - 1;
        return `${capital(places[at] ?? '')}: ${parts.join(' + ')} = ${total}${goesOn ? writes(total % 10) : ''}.`;
      })
      .join(' ');
  return both(
    told(placesRu, (digit) => `, пишем ${digit}, 1 переносим`),
    told(placesEn, (digit) => `, write ${digit}, carry 1`),
  );
}

const workOf = (op: '+' | '-' | '·', one: string | number, other: string | number, explain: Words, place = false) => ({
  op,
  numbers: [String(one), String(other)] as [string, string],
  place,
  explain,
});
const inColumns = (...of: Parameters<typeof workOf>): Made => ({ 'column-work': workOf(...of) });

/** How often something goes over to the next column. */
const Times = z.enum(['none', 'one', 'many']);
const isTimes = (count: number, wanted: z.infer<typeof Times>) =>
  wanted === 'none' ? count === 0 : wanted === 'one' ? count === 1 : count > 1;

export const columnAdd = generator({
  code: 'column-add',
  version: 1,
  params: z.strictObject({
    digits: z.int().min(2).max(5).default(2),
    carry: Times.default('one'),
    /** The answer is no longer than the numbers. */
    within: z.boolean().default(true),
  }),
  make(random, { digits, carry, within }) {
    const [a, b] = drawn(
      random,
      () => [numberOf(random, digits), numberOf(random, random.int(1, 4) === 1 ? Math.max(2, digits - 1) : digits)] as const,
      ([one, other]) =>
        (!within || one + other < 10 ** digits) &&
        other % 10 > 0 &&
        isTimes(stepsOfSum(one, other).filter(({ carries }) => carries).length, carry),
    );
    return inColumns('+', a, b, toldSum(a, b));
  },
});

/** How many columns have too little above. */
function changesOf(a: number, b: number): number {
  const [above, below] = [digitsOf(a), digitsOf(b)];
  let changed = 0;
  return above.filter((digit, at) => {
    const isShort = digit - changed < (below[at] ?? 0);
    changed = isShort ? 1 : 0;
    return isShort;
  }).length;
}

/** Some column has nothing to change, since a zero stands there: 402 − 158. */
const isThroughZero = (a: number, b: number): boolean =>
  digitsOf(a).some((digit, at, all) => at > 0 && at < all.length - 1 && digit === 0 && a % 10 ** at < b % 10 ** at);

/** Of two digits step by step; a longer one is checked by adding. */
function toldDifference(a: number, b: number): Words {
  const back = `${a - b} + ${b} = ${a}`;
  const [ones = 0, tens = 0] = digitsOf(a);
  const [lessOnes = 0, lessTens = 0] = digitsOf(b);
  if (a > 99) return both(`Проверим сложением: ${back}.`, `Check by adding: ${back}.`);
  if (ones >= lessOnes)
    return both(
      `Единицы: ${ones} − ${lessOnes} = ${ones - lessOnes}. Десятки: ${tens} − ${lessTens} = ${tens - lessTens}. Проверка: ${back}.`,
      `Ones: ${ones} − ${lessOnes} = ${ones - lessOnes}. Tens: ${tens} − ${lessTens} = ${tens - lessTens}. Check: ${back}.`,
    );
  const left = tens - 1 - lessTens;
  return both(
    `Разменяли десяток: ${ones + 10} − ${lessOnes} = ${ones + 10 - lessOnes}. Десятков стало ${tens - 1}: ${tens - 1} − ${lessTens} = ${left}. Проверка: ${back}.`,
    `A ten is changed: ${ones + 10} − ${lessOnes} = ${ones + 10 - lessOnes}. That leaves ${tens - 1} in the tens: ${tens - 1} − ${lessTens} = ${left}. Check: ${back}.`,
  );
}

export const columnSub = generator({
  code: 'column-sub',
  version: 1,
  params: z.strictObject({ digits: z.int().min(2).max(5).default(2), borrow: z.enum(['none', 'one', 'many', 'zeros']).default('one') }),
  make(random, { digits, borrow }) {
    const [a, b] = drawn(
      random,
      () => {
        const above = numberOf(random, digits);
        const zeros = random.int(1, Math.max(1, digits - 2));
        const top = borrow === 'zeros' ? above - (Math.floor(above / 10) % 10 ** zeros) * 10 : above;
        return [top, numberOf(random, random.int(1, 3) === 1 ? Math.max(2, digits - 1) : digits)] as const;
      },
      ([one, other]) =>
        one - other > 9 &&
        other % 10 > 0 &&
        (borrow === 'zeros' ? isThroughZero(one, other) : !isThroughZero(one, other) && isTimes(changesOf(one, other), borrow)),
    );
    return inColumns('-', a, b, toldDifference(a, b));
  },
});

export const columnMul = generator({
  code: 'column-mul',
  version: 1,
  params: z.strictObject({ digits: z.int().min(2).max(4).default(2), by: z.literal([1, 2]).default(1) }),
  make(random, { digits, by }) {
    const [a, b] = drawn(
      random,
      () => [numberOf(random, digits), by === 1 ? random.int(2, 9) : random.int(1, 9) * 10 + random.int(2, 9)] as const,
      ([one, other]) => one % 10 > 0 && (one % 10) * (other % 10) >= 10,
    );
    const parts =
      by === 1
        ? digitsOf(a)
            .map((digit, at) => digit * b * 10 ** at)
            .filter((part) => part > 0)
            .toReversed()
        : [a * (b % 10), a * (b - (b % 10))];
    const whole = `${parts.join(' + ')} = ${a * b}`;
    return inColumns(
      '·',
      a,
      b,
      by === 1
        ? both(`По разрядам: ${whole}.`, `Place by place: ${whole}.`)
        : both(
            `${a} · ${b % 10} = ${parts[0]}, ${a} · ${b - (b % 10)} = ${parts[1]}. Вместе: ${whole}.`,
            `${a} × ${b % 10} = ${parts[0]}, ${a} × ${b - (b % 10)} = ${parts[1]}. Together: ${whole}.`,
          ),
    );
  },
});

const decimal = (units: number, places: number, point: ',' | '.'): string => {
  const digits = String(units).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}${point}${digits.slice(-places)}`;
};

export const columnDecimal = generator({
  code: 'column-decimal',
  version: 1,
  params: z.strictObject({
    places: z.literal([1, 2]).default(2),
    ops: z.enum(['+', '-', '+-']).default('+-'),
    max: z.int().min(5).max(99).default(20),
  }),
  make(random, { places, ops, max }) {
    const op = ops === '+-' ? random.pick(['+', '-'] as const) : ops;
    // The numbers have not as many digits behind the comma, or one has none: so their last digits are not under each other.
    const [above, below] = random.pick([
      [places, places - 1],
      [places - 1, places],
    ] as const);
    const unit = (own: number) => 10 ** (places - own);
    const [a, b] = drawn(
      random,
      () => [random.int(11, max * 10 ** above - 1), random.int(11, max * 10 ** below - 1)] as const,
      ([one, other]) =>
        one % 10 > 0 &&
        other % 10 > 0 &&
        one * unit(above) - other * unit(below) >= 10 ** places &&
        one * unit(above) + other * unit(below) < 10 ** (places + 2),
    );
    const right = op === '+' ? a * unit(above) + b * unit(below) : a * unit(above) - b * unit(below);
    const told = (point: ',' | '.') =>
      op === '+'
        ? `${decimal(a, above, point)} + ${decimal(b, below, point)} = ${decimal(right, places, point)}`
        : `${decimal(right, places, point)} + ${decimal(b, below, point)} = ${decimal(a, above, point)}`;
    const work = workOf(
      op,
      decimal(a, above, '.'),
      decimal(b, below, '.'),
      op === '+'
        ? both(`Запятая под запятой: ${told(',')}.`, `The point under the point: ${told('.')}.`)
        : both(`Запятая под запятой. Проверка: ${told(',')}.`, `The point under the point. Check: ${told('.')}.`),
      true,
    );
    const sign = op === '+' ? '+' : '−';
    const asked = (point: ',' | '.', mark: string) => `${decimal(a, above, point)} ${mark} ${decimal(b, below, point)}`;
    const task =
      op === '+'
        ? both('Запиши столбиком и сложи', 'Set out in columns and add')
        : both('Запиши столбиком и вычти', 'Set out in columns and take away');
    const said = op === '+' ? both('плюс', 'plus') : both('минус', 'minus');
    return {
      'column-work': {
        ...work,
        ask: {
          ru: `${task.ru}: ${asked(',', sign)}`,
          en: `${task.en}: ${asked('.', sign)}`,
          say: { ru: `${task.ru}: ${asked(',', said.ru)}`, en: `${task.en}: ${asked('.', said.en)}` },
        },
        hint: both(
          'Целые под целыми, десятые под десятыми: запятая стоит под запятой.',
          'Wholes under wholes, tenths under tenths: the point goes under the point.',
        ),
      },
    };
  },
});
