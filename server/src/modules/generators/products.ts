import type { Words } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, sign, sum } from './material.ts';
import { numeric, paired, solve } from './facets.ts';
import { generator } from './generator.ts';

/** Multiplication, division, order of operations. */

const digits = [2, 3, 4, 5, 6, 7, 8, 9];

export const mulDiv = generator({
  code: 'mul-div',
  version: 4,
  params: z.strictObject({
    tables: z.array(z.int().min(1)).min(1),
    ops: z.enum(['*', '/', '*/']),
    from: z.int().min(1).default(1),
    to: z.int().max(20).default(10),
    /** A factor may be the unknown. */
    missing: z.boolean().optional(),
    options: z.int().min(2).max(6).optional(),
  }),
  make(random, { tables, ops, from, to, missing, options }) {
    const table = random.pick(tables);
    const times = random.int(from, to);
    const op = ops === '*/' ? random.pick(['*', '/'] as const) : ops;
    const [x, y] = random.coin() ? [table, times] : [times, table];
    const hole = missing && random.coin();
    const [text, right] =
      op === '/' ? [`${table * times} : ${table} = ☐`, times] : hole ? [`${x} · ☐ = ${x * y}`, y] : [`${x} · ${y} = ☐`, x * y];
    const hint =
      op === '/'
        ? both('На что умножить делитель, чтобы получилось делимое?', 'What times the divisor makes the number you divide?')
        : hole
          ? both('Вспомни таблицу: на что нужно умножить?', 'Think of your tables: multiplied by what?')
          : both(
              'Вспомни ближайший пример из таблицы и прибавь или отними.',
              'Start from the nearest fact you remember, then add or take away.',
            );
    // Of products others of the same tables are offered: «41» is none and would fall off by itself.
    const factors = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const products = [...new Set(tables.flatMap((one) => factors.map((other) => one * other)))].sort((one, other) => one - other);
    const possible = op === '*' && !hole ? products : hole && y === table ? { from: 1, to: 10 } : { from, to };
    return numeric(random, { ask: solve, stimulus: { kind: 'words', words: sum(text) }, hint }, right, {
      ...(options && { options }),
      possible,
    });
  },
});

export const divRemainder = generator({
  code: 'div-remainder',
  version: 2,
  params: z.strictObject({ maxDiv: z.int().min(2).default(9), maxQuot: z.int().min(1).default(9), zero: z.boolean().optional() }),
  make(random, { maxDiv, maxQuot, zero }) {
    const divisor = random.int(2, maxDiv);
    const quotient = random.int(1, maxQuot);
    const remainder = random.int(zero ? 0 : 1, divisor - 1);
    const total = divisor * quotient + remainder;
    const words: Words = {
      ru: `${total} : ${divisor} = ☐ (ост. ☐)`,
      en: `${total} ÷ ${divisor} = ☐ (r. ☐)`,
      say: {
        ru: `${total} разделить на ${divisor}: сколько и какой остаток?`,
        en: `${total} divided by ${divisor}: how many, and what is left?`,
      },
    };
    return {
      'type-number': {
        ask: both('Раздели с остатком', 'Divide with a remainder'),
        stimulus: { kind: 'words', words },
        right: [quotient, remainder],
        hint: both(
          `Вспомни ближайшее число до ${total}, которое делится на ${divisor}.`,
          `Think of the nearest number up to ${total} that divides by ${divisor}.`,
        ),
      },
    };
  },
});

export const mulBig = generator({
  code: 'mul-big',
  version: 4,
  params: z.strictObject({
    digits: z.int().min(2).max(4).default(2),
    by10: z.boolean().optional(),
    /** By a number of two digits. */
    two: z.boolean().optional(),
  }),
  make(random, { digits: length, by10, two }) {
    const a = random.int(10 ** (length - 1), 10 ** length - 1);
    const b = by10 ? random.pick([10, 100, 1000]) : two ? random.int(11, 49) : random.int(2, 9);
    const hint = two
      ? both('Умножь на единицы, потом на десятки. Сложи оба произведения.', 'Multiply by the ones, then by the tens. Add both products.')
      : by10
        ? both(
            'Сколько нулей у множителя? Столько же припиши к числу.',
            'How many zeros has the multiplier? Write as many after the number.',
          )
        : both(
            'Умножай по разрядам: сначала единицы, потом десятки. Всё сложи.',
            'Multiply place by place: the ones, then the tens. Add it all up.',
          );
    return numeric(random, { ask: solve, stimulus: { kind: 'words', words: sum(`${a} · ${b} = ☐`) }, hint }, a * b);
  },
});

export const divBig = generator({
  code: 'div-big',
  version: 2,
  params: z.strictObject({
    digits: z.int().min(2).max(4).default(3),
    /** A zero stands inside the quotient or at its end. */
    zero: z.boolean().optional(),
  }),
  make(random, { digits: length, zero }) {
    // Inside it is forgotten more often than at the end; there is no inside of two digits.
    const wanted = zero ? (random.coin() && length > 2 ? /[1-9]0[1-9]/ : /0/) : /^[1-9]+$/;
    for (let turn = 0; turn < 5000; turn++) {
      const by = random.int(2, 9);
      const right = random.int(11, 10 ** length - 1);
      const total = right * by;
      if (String(total).length !== length || !wanted.test(String(right))) continue;
      const hint = zero
        ? both(
            'Если в разряде не хватает даже на одного, в частном пишем ноль.',
            'Where a place is not enough for even one, write a zero in the answer.',
          )
        : both(
            'Дели по разрядам слева направо, остаток меняй на следующий разряд.',
            'Divide place by place from the left; change what is left into the next place.',
          );
      return numeric(random, { ask: solve, stimulus: { kind: 'words', words: sum(`${total} : ${by} = ☐`) }, hint }, right);
    }
    throw new Error('no division fits these parameters');
  },
});

export const exprOrder = generator({
  code: 'expr-order',
  version: 4,
  params: z.strictObject({ max: z.int().min(20), brackets: z.boolean().optional() }),
  make(random, { max, brackets }) {
    for (let turn = 0; turn < 500; turn++) {
      const [a, b, c] = [random.int(1, max > 50 ? 40 : 10), random.int(2, 9), random.int(2, 9)];
      const small = Math.min(a, b * c);
      const forms: readonly (readonly [string, number])[] = brackets
        ? [
            [`(${a} + ${b}) · ${c}`, (a + b) * c],
            [`${c} · (${a + b} − ${b})`, c * a],
            [`(${a * c} + ${b * c}) : ${c}`, a + b],
          ]
        : [
            [`${a} + ${b} · ${c}`, a + b * c],
            [`${a + b * c} − ${b} · ${c}`, a],
            [`${b * c} : ${c} + ${a}`, b + a],
            [`${b} · ${c} − ${small}`, b * c - small],
          ];
      const [text, right] = random.pick(forms);
      const ask = both('Посчитай. Помни о порядке действий', 'Work it out. Mind the order');
      const hint = brackets
        ? both('Сначала то, что в скобках.', 'The brackets come first.')
        : both('Сначала умножение и деление, потом сложение и вычитание.', 'Multiply and divide first, then add and take away.');
      if (right <= max) return numeric(random, { ask, stimulus: { kind: 'words', words: sum(`${text} = ☐`) }, hint }, right);
    }
    throw new Error('no expression fits these parameters');
  },
});

export const mulTable = generator({
  code: 'mul-table',
  version: 2,
  params: z.strictObject({ table: z.int().min(2), pairs: z.int().min(2).max(8).default(4) }),
  make(random, { table, pairs }) {
    return paired(
      { ask: both('Соедини пример и ответ', 'Match the sum and the answer') },
      random.sample(digits, pairs).map((times) => [{ words: sum(`${table} · ${times}`) }, { words: sign(table * times) }]),
    );
  },
});

export const mulTableGrid = generator({
  code: 'mul-table-grid',
  version: 1,
  params: z.strictObject({ rows: z.array(z.int().min(0)).min(1).max(6) }),
  make(random, { rows }) {
    return { 'table-fill': { op: '·', rows, columns: random.sample(digits, 4).sort((one, other) => one - other) } };
  },
});
