import type { Words } from '@school/contract/playbooks/pictures';
import type { Random } from '@school/contract/puzzles/random';
import * as z from 'zod';

import { both } from './material.ts';
import { generator } from './generator.ts';

/** Fractions that a child writes, number over number. */

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** Parts with their wholes taken out: seven quarters are `1 3/4`. */
function withWholes(parts: number, bottom: number): string {
  const whole = Math.floor(parts / bottom);
  if (parts % bottom === 0) return String(whole);
  return whole > 0 ? `${whole} ${parts % bottom}/${bottom}` : `${parts}/${bottom}`;
}

/** Of what can be made the one that fits. */
function drawn<T>(random: Random, make: () => T, fits: (one: T) => boolean): T {
  for (let turn = 0; turn < 1000; turn++) {
    const one = make();
    if (fits(one)) return one;
  }
  throw new Error('no fractions fit these parameters');
}

const sums: Record<'+' | '-', { ask: Words; hint: Words }> = {
  '+': {
    ask: both('Сложи дроби', 'Add the fractions'),
    hint: both('Части те же самые: сколько их стало?', 'The parts stay the same: how many are there now?'),
  },
  '-': {
    ask: both('Вычти дроби', 'Take the fractions away'),
    hint: both('Части те же самые: сколько их осталось?', 'The parts stay the same: how many are left?'),
  },
};

export const fractionAdd = generator({
  code: 'fraction-add',
  version: 2,
  params: z.strictObject({
    ops: z.enum(['+', '-', '+-']).default('+'),
    maxParts: z.int().min(5).max(20),
    /** Sums of more than a whole, and what is taken from more than a whole. */
    over: z.boolean().default(false),
    /** Only the fewest parts are right. */
    simplest: z.boolean().default(false),
  }),
  make(random, { ops, maxParts, over, simplest }) {
    const op = ops === '+-' ? random.pick(['+', '-'] as const) : ops;
    const { parts, a, b, result } = drawn(
      random,
      () => {
        const bottom = random.int(3, maxParts);
        const [one, other] = [random.int(1, over && op === '-' ? 2 * bottom - 1 : bottom - 1), random.int(1, bottom - 1)];
        return { parts: bottom, a: one, b: other, result: op === '+' ? one + other : one - other };
      },
      (one) =>
        one.result >= 1 &&
        one.a % one.parts !== 0 &&
        (over ? Math.max(one.a, one.result) > one.parts : one.result < one.parts) &&
        // What is to be made simpler can be; else as often as it comes.
        (!simplest || (divisor(one.result, one.parts) > 1 && one.result % one.parts !== 0)),
    );
    const by = simplest ? divisor(result, parts) : 1;
    const [top, bottom] = [result / by, parts / by];
    return {
      'fraction-entry': {
        ask: simplest ? both(`${sums[op].ask.ru} и сократи ответ`, `${sums[op].ask.en} and make the answer simpler`) : sums[op].ask,
        line: `${withWholes(a, parts)} ${op === '+' ? '+' : '−'} ${b}/${parts} =`,
        right: over ? withWholes(top, bottom) : `${top}/${bottom}`,
        form: 'any',
        simplest,
        hint: sums[op].hint,
        explain: both(
          `Считаем только части: ${a} ${op === '+' ? 'и' : 'без'} ${b}. Знаменатель ${parts} остаётся.${simplest ? ` Потом делим верх и низ на ${by}.` : ''}`,
          `Only parts are counted: ${a} ${op === '+' ? 'and' : 'less'} ${b}. The bottom ${parts} stays.${simplest ? ` Then top and bottom are divided by ${by}.` : ''}`,
        ),
      },
    };
  },
});

export const fractionEqual = generator({
  code: 'fraction-equal',
  version: 2,
  params: z.strictObject({ max: z.int().min(6).max(40) }),
  make(random, { max }) {
    const parts = random.int(2, Math.min(10, Math.floor(max / 2)));
    const filled = random.int(1, parts - 1);
    const times = random.int(2, Math.floor(max / parts));
    const [small, large] = [`${filled}/${parts}`, `${filled * times}/${parts * times}`];
    const grows = random.coin();
    const given = random.pick(['top', 'bottom', 'bottom'] as const);
    return {
      'fraction-entry': {
        ask: both('Какое число сделает дроби равными?', 'Which number makes the fractions equal?'),
        line: `${grows ? small : large} =`,
        right: grows ? large : small,
        given,
        form: 'any',
        simplest: false,
        hint: grows
          ? both(
              'Во сколько раз выросло одно число? Другое растёт во столько же.',
              'How many times did one number grow? So does the other.',
            )
          : both(
              'Во сколько раз уменьшилось одно число? Другое уменьши во столько же.',
              'How many times smaller did one number get? So does the other.',
            ),
        explain: grows
          ? both(`Верх и низ умножили на ${times}.`, `Top and bottom are multiplied by ${times}.`)
          : both(`Верх и низ разделили на ${times}.`, `Top and bottom are divided by ${times}.`),
      },
    };
  },
});

export const mixedNumber = generator({
  code: 'mixed-number',
  version: 1,
  params: z.strictObject({
    maxParts: z.int().min(3).max(12),
    /** Wholes are taken out, or put back into parts. */
    to: z.enum(['mixed', 'fraction', 'both']).default('both'),
    wholes: z.int().min(1).max(9).default(3),
  }),
  make(random, { maxParts, to: wanted, wholes }) {
    const to = wanted === 'both' ? random.pick(['mixed', 'fraction'] as const) : wanted;
    const parts = random.int(2, maxParts);
    const whole = random.int(1, wholes);
    const rest = random.int(1, parts - 1);
    const [mixed, fraction] = [`${whole} ${rest}/${parts}`, `${whole * parts + rest}/${parts}`];
    const why = both(
      `В одной целой частей: ${parts}. Целых ${whole}, это частей ${whole * parts}, и ещё ${rest}.`,
      `One whole has ${parts} parts. Wholes: ${whole}, so ${whole * parts} parts and ${rest} more.`,
    );
    return {
      'fraction-entry':
        to === 'mixed'
          ? {
              ask: both('Выдели целую часть', 'Take the wholes out'),
              line: `${fraction} =`,
              right: mixed,
              form: 'mixed',
              simplest: false,
              hint: both('Сколько раз знаменатель помещается в числителе?', 'How many times does the bottom go into the top?'),
              explain: why,
            }
          : {
              ask: both('Запиши без целых, одной дробью', 'Write it as one fraction, without wholes'),
              line: `${mixed} =`,
              right: fraction,
              form: 'fraction',
              simplest: false,
              hint: both('Сколько частей в одной целой? А во всех целых?', 'How many parts are in one whole? And in all of them?'),
              explain: why,
            },
    };
  },
});
