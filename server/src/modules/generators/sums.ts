import type { Stimulus, Words } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, sign, sum } from './material.ts';
import { numeric, paired, solve } from './facets.ts';
import { generator } from './generator.ts';

/** Number bonds, adding and subtracting. */

const equation = (text: string): Stimulus => ({ kind: 'words', words: sum(text) });

export const composition = generator({
  code: 'composition',
  version: 2,
  params: z.strictObject({ min: z.int().min(2).default(2), max: z.int().min(2), options: z.int().min(2).max(6).optional() }),
  make(random, { min, max, options }) {
    const whole = random.int(min, max);
    const part = random.int(1, whole - 1);
    return numeric(
      random,
      {
        ask: both(`${whole} — это ${part} и сколько?`, `${whole} is ${part} and how many?`),
        stimulus: { kind: 'house', whole, rooms: [part, null] },
        hint: both(`Начни с ${part} и досчитай до ${whole}. Сколько шагов?`, `Start at ${part} and count up to ${whole}. How many steps?`),
      },
      whole - part,
      { ...(options && { options }), possible: { from: 1, to: max - 1 } },
    );
  },
});

const Hole = z.enum(['result', 'a', 'b', 'any']);

/** How a sum of this size is done in the head. */
function wayToAdd(largest: number, step: number, crosses: boolean): Words {
  if (step >= 10) return both('Считай десятками, как считаешь единицы.', 'Count in tens, just as you count ones.');
  if (largest <= 20)
    return crosses
      ? both('Сначала дойди до десяти, потом прибавь остальное.', 'First get to ten, then add the rest.')
      : both('Начни с большего числа и считай вперёд.', 'Start at the larger number and count on.');
  return crosses
    ? both('Прибавляй по частям: сначала десятки, потом единицы.', 'Add in parts: first the tens, then the ones.')
    : both('Складывай отдельно десятки и отдельно единицы.', 'Add the tens, and then the ones.');
}

function wayToTakeAway(largest: number, step: number, crosses: boolean): Words {
  if (step >= 10) return both('Считай десятками, как считаешь единицы.', 'Count in tens, just as you count ones.');
  if (largest <= 20)
    return crosses
      ? both('Сначала дойди до десяти, потом отними остальное.', 'First get down to ten, then take away the rest.')
      : both('Начни с первого числа и считай назад.', 'Start at the first number and count back.');
  return both('Отнимай по частям: сначала десятки, потом единицы.', 'Take away in parts: first the tens, then the ones.');
}

/** How the hidden part of a sum is found. */
const waysToHidden = {
  '+': both('Убери из того, что получилось, число, которое знаешь.', 'Take the number you know away from the total.'),
  '-a': both('Сложи то, что отняли, и то, что осталось.', 'Put together what was taken away and what is left.'),
  '-b': both('Сравни, сколько было и сколько осталось.', 'Compare how many there were and how many are left.'),
};

export const addSub = generator({
  code: 'add-sub',
  version: 3,
  params: z.strictObject({
    ops: z.enum(['+', '-', '+-']),
    min: z.int().min(1).default(1),
    max: z.int().min(2),
    /** All numbers are multiples of it: round tens. */
    step: z.int().min(1).default(1),
    /** The second number is at most this. */
    second: z.int().min(1).optional(),
    /** Through the ten: never, or always. */
    crossing: z.enum(['none', 'only']).optional(),
    missing: Hole.default('result'),
    options: z.int().min(2).max(6).optional(),
  }),
  make(random, { ops, min, max, step, second, crossing, missing, options }) {
    for (let turn = 0; turn < 2000; turn++) {
      const op = ops === '+-' ? random.pick(['+', '-'] as const) : ops;
      const largest = random.int(Math.ceil(min / step), Math.floor(max / step)) * step;
      if (largest < 2 * step) continue;
      // Within the bound from the start: to draw and throw away would leave small sums more often than large ones.
      const part = random.int(1, Math.min(largest, second ? second + step : Infinity) / step - 1) * step;
      const [a, b, c] = op === '+' ? [largest - part, part, largest] : [largest, part, largest - part];
      const crosses = op === '+' ? (a % 10) + (b % 10) >= 10 && a % 10 !== 0 && b % 10 !== 0 : a % 10 < b % 10;
      if ((crossing === 'none' && crosses) || (crossing === 'only' && !crosses)) continue;
      const hole = missing === 'any' ? random.pick(['result', 'a', 'b'] as const) : missing;
      const mark = op === '+' ? '+' : '−';
      const text = { result: `${a} ${mark} ${b} = ☐`, a: `☐ ${mark} ${b} = ${c}`, b: `${a} ${mark} ☐ = ${c}` }[hole];
      const ask =
        hole === 'result' ? both('Сколько получится?', 'How much is it?') : both('Какое число спряталось?', 'Which number is hidden?');
      const hint =
        hole !== 'result'
          ? waysToHidden[op === '+' ? '+' : hole === 'a' ? '-a' : '-b']
          : (op === '+' ? wayToAdd : wayToTakeAway)(largest, step, crosses);
      const right = { result: c, a, b }[hole];
      const whole = { from: Math.max(2, Math.ceil(min / step)) * step, to: max, step };
      const least = { from: step, to: max - step, step };
      const possible =
        hole === 'b' ? { ...least, to: Math.min(least.to, second ?? Infinity) } : (op === '+') === (hole === 'result') ? whole : least;
      return numeric(random, { ask, stimulus: equation(text), hint }, right, { ...(options && { options }), possible });
    }
    throw new Error('no sum fits these parameters');
  },
});

export const addThree = generator({
  code: 'add-three',
  version: 3,
  params: z.strictObject({ max: z.int().min(4), ops: z.enum(['+', '+-']).default('+') }),
  make(random, { max, ops }) {
    const a = random.int(1, Math.floor(max / 2));
    const b = random.int(1, Math.max(1, max - a - 1));
    const minus = ops === '+-' && random.coin() && a + b > 1;
    const c = minus ? random.int(1, a + b - 1) : random.int(1, Math.max(1, max - a - b));
    const hint = both('Реши сначала первые два числа, потом возьми третье.', 'Do the first two numbers first, then take the third.');
    return numeric(
      random,
      { ask: solve, stimulus: equation(`${a} + ${b} ${minus ? '−' : '+'} ${c} = ☐`), hint },
      minus ? a + b - c : a + b + c,
    );
  },
});

export const bonds = generator({
  code: 'bonds',
  version: 1,
  params: z.strictObject({ whole: z.int().min(4).max(20), pairs: z.int().min(2).max(8).optional() }),
  make(random, { whole, pairs }) {
    const all = Array.from({ length: Math.floor(whole / 2) }, (_, at) => [at + 1, whole - at - 1] as const);
    const taken = random
      .sample(all, pairs ?? Math.min(4, all.length))
      .map(([one, other]) => (random.coin() ? [one, other] : [other, one]) as [number, number]);
    return paired(
      { ask: both(`Найди пары чисел, которые вместе дают ${whole}`, `Find pairs of numbers that make ${whole}`) },
      taken.map(([one, other]) => [{ words: sign(one) }, { words: sign(other) }]),
    );
  },
});

export const addTable = generator({
  code: 'add-table',
  version: 1,
  params: z.strictObject({ rows: z.array(z.int().min(0)).min(1).max(6) }),
  make(random, { rows }) {
    const columns = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 4).sort((one, other) => one - other);
    return { 'table-fill': { op: '+', rows, columns } };
  },
});

export const equationX = generator({
  code: 'equation',
  version: 4,
  params: z.strictObject({ forms: z.array(z.enum(['x+a=b', 'x-a=b', 'a-x=b', 'x*a=b', 'x/a=b'])).min(1), max: z.int().min(2) }),
  make(random, { forms, max }) {
    const [x, a, k, y] = [random.int(1, max), random.int(1, max), random.int(2, 9), random.int(2, 9)];
    const made = {
      'x+a=b': {
        text: `x + ${a} = ${x + a}`,
        right: x,
        hint: both('Неизвестное слагаемое: из суммы вычти известное.', 'To find a missing part, take the known part away from the total.'),
      },
      'x-a=b': {
        text: `x − ${a} = ${x}`,
        right: x + a,
        hint: both('Уменьшаемое: к разности прибавь вычитаемое.', 'To find what there was, add what was taken away to what is left.'),
      },
      'a-x=b': {
        text: `${a + x} − x = ${a}`,
        right: x,
        hint: both('Вычитаемое: из уменьшаемого вычти разность.', 'To find what was taken away, compare what there was and what is left.'),
      },
      'x*a=b': {
        text: `x · ${k} = ${k * y}`,
        right: y,
        hint: both('Неизвестный множитель: произведение раздели на известный.', 'To find a factor, divide the product by the other one.'),
      },
      'x/a=b': {
        text: `x : ${k} = ${y}`,
        right: k * y,
        hint: both('Делимое: частное умножь на делитель.', 'To find the number divided, multiply the answer by the divisor.'),
      },
    }[random.pick(forms)];
    const { text, right, hint } = made;
    return numeric(random, { ask: both('Чему равен x?', 'What is x?'), stimulus: equation(text), hint }, right);
  },
});
