import * as z from 'zod';

import { both, icon, sign } from './material.ts';
import { comparison, comparisonSigns, fixedChoice, numeric } from './facets.ts';
import { generator } from './generator.ts';
import { countable } from './lexicon.ts';

/** Counting, comparing, neighbours, the number line, order. */

export const countObjects = generator({
  code: 'count-objects',
  version: 2,
  params: z.strictObject({
    min: z.int().min(1).default(1),
    max: z.int().min(2).max(20),
    options: z.int().min(2).max(6).optional(),
    categories: z.array(z.string()).optional(),
    scene: z.enum(['scatter', 'dice', 'tens']).default('scatter'),
    /** Other things lie among them. */
    distract: z.boolean().optional(),
  }),
  make(random, { min, max, options, categories, scene, distract }, material) {
    const count = random.int(min, max);
    const word = random.pick(
      countable(material, { categories: categories ?? ['fruit', 'pet', 'toy', 'bird', 'insect', 'farm', 'transport'], age: 5 }),
    );
    const other = random.pick(countable(material, { age: 5 }).filter(({ category }) => category !== word.category));
    const extra = distract ? random.int(1, 3) : 0;
    const pictures = [...Array.from({ length: count }, () => icon(word)), ...Array.from({ length: extra }, () => icon(other))];
    return numeric(
      random,
      {
        ask: both(`Сколько ${word.many}?`, `How many ${word.plural}?`),
        stimulus: { kind: 'many', layout: scene, pictures: distract ? random.shuffle(pictures) : pictures },
        hint: both('Считай и показывай пальчиком на каждую картинку.', 'Count and point at each picture.'),
      },
      count,
      { ...(options && { options }), possible: { from: min, to: max } },
    );
  },
});

export const compareSets = generator({
  code: 'compare-sets',
  version: 1,
  params: z.strictObject({ max: z.int().min(2).max(12), diff: z.int().min(1).default(3) }),
  make(random, { max, diff }, material) {
    const left = random.int(1, max);
    const right = random.int(Math.max(1, left - diff), Math.min(max, left + diff));
    const [one, other] = random.sample(countable(material, { categories: ['fruit', 'toy', 'vegetable', 'transport'], age: 4 }), 2);
    if (!one || !other) throw new Error('too few words');
    return fixedChoice(
      {
        ask: both('Чего здесь больше?', 'Which are there more of?'),
        stimulus: {
          kind: 'heaps',
          left: { kind: 'icon', icon: one.icon, count: left },
          right: { kind: 'icon', icon: other.icon, count: right },
        },
        hint: both('Соединяй их по одному: кому не хватит пары, тех больше.', 'Pair them one by one: those left without a pair are more.'),
      },
      [
        { picture: icon(one), name: both(`больше ${one.many}`, `more ${one.plural}`) },
        { words: both('поровну', 'the same') },
        { picture: icon(other), name: both(`больше ${other.many}`, `more ${other.plural}`) },
      ],
      left > right ? 1 : left === right ? 2 : 3,
    );
  },
});

export const compareNumbers = generator({
  code: 'compare-numbers',
  version: 1,
  params: z.strictObject({
    min: z.int().min(0).default(0),
    max: z.int().min(3),
    /** Sums on both sides instead of numbers. */
    expr: z.boolean().optional(),
  }),
  make(random, { min, max, expr }) {
    const left = random.int(min, max);
    const right = random.share() < 0.2 ? left : random.int(min, max);
    const written = (number: number) => {
      if (!expr || number < 2) return String(number);
      const part = random.int(1, number - 1);
      return `${part} + ${number - part}`;
    };
    const onLeft = written(left);
    const onRight = expr && random.coin() ? String(right) : written(right);
    return fixedChoice(
      {
        ask: both('Какой знак поставить?', 'Which sign goes between?'),
        stimulus: { kind: 'compare', left: onLeft, right: onRight },
        hint: both('Острый уголок смотрит на меньшее число.', 'The sharp end points at the smaller number.'),
      },
      comparisonSigns,
      comparison(left, right),
    );
  },
});

export const numberNeighbors = generator({
  code: 'number-neighbors',
  version: 3,
  params: z.strictObject({
    max: z.int().min(3),
    mode: z.enum(['before', 'after', 'between']).optional(),
    options: z.int().min(2).max(6).optional(),
  }),
  make(random, { max, mode, options }) {
    const number = random.int(1, max - 1);
    const side = mode ?? random.pick(['before', 'after'] as const);
    const row = { before: [null, number, number + 1], after: [number - 1, number, null], between: [number - 1, null, number + 1] }[side];
    const ask = {
      before: both(`Какое число стоит перед числом ${number}?`, `Which number comes before ${number}?`),
      after: both(`Какое число идёт после числа ${number}?`, `Which number comes after ${number}?`),
      between: both(`Какое число между ${number - 1} и ${number + 1}?`, `Which number is between ${number - 1} and ${number + 1}?`),
    }[side];
    const hint = {
      before: both(
        'Считай по порядку: какое число ты скажешь прямо перед этим?',
        'Count in order: which number do you say just before this one?',
      ),
      after: both(
        'Считай по порядку: какое число ты скажешь сразу после этого?',
        'Count in order: which number do you say right after this one?',
      ),
      between: both(
        'Считай по порядку от первого числа. Какое встретится до второго?',
        'Count on from the first number. What do you say before the second?',
      ),
    }[side];
    const right = { before: number - 1, after: number + 1, between: number }[side];
    return numeric(random, { ask, stimulus: { kind: 'sequence', numbers: row }, hint }, right, {
      ...(options && { options }),
      possible: { before: { from: 0, to: max - 2 }, after: { from: 2, to: max }, between: { from: 1, to: max - 1 } }[side],
    });
  },
});

/** Number-line tasks put a point on a line with few numbers; the others name the number under the question mark. */
export const numberLine = generator({
  code: 'number-line',
  version: 3,
  params: z.strictObject({ min: z.int().default(0), max: z.int(), step: z.int().min(1), options: z.int().min(2).max(6).optional() }),
  make(random, { min, max, step, options }) {
    const ticks = (max - min) / step;
    const middle = min + Math.floor(ticks / 2) * step;
    const labelled = [...new Set([min, middle, max])];
    const free = Array.from({ length: ticks + 1 }, (_, at) => min + at * step).filter((number) => !labelled.includes(number));
    const right = random.pick(free);
    return {
      ...numeric(
        random,
        {
          ask: both('Какое число спрятано под вопросом?', 'Which number hides under the question mark?'),
          stimulus: { kind: 'line', min, max, step, hidden: right },
          hint: both('Посмотри на соседние числа: на сколько одно больше другого?', 'Look at the numbers beside it: how big is each step?'),
        },
        right,
        {
          ...(options && { options }),
          possible: free,
        },
      ),
      'number-line': { ask: both(`Поставь точку на число ${right}`, `Put the point on ${right}`), min, max, step, right, labelled },
    };
  },
});

export const orderNumbers = generator({
  code: 'order-numbers',
  version: 2,
  params: z.strictObject({
    min: z.int().min(0).default(0),
    max: z.int(),
    count: z.int().min(3).max(8).default(4),
    dir: z.enum(['up', 'down']).default('up'),
  }),
  make(random, { min, max, count, dir }) {
    const all = Array.from({ length: max - min + 1 }, (_, at) => min + at);
    const numbers = random.sample(all, count).sort((one, other) => (dir === 'up' ? one - other : other - one));
    const ask =
      dir === 'up'
        ? both('Расставь числа от меньшего к большему', 'Put the numbers in order from smallest to largest')
        : both('Расставь числа от большего к меньшему', 'Put the numbers in order from largest to smallest');
    const hint =
      dir === 'up'
        ? both('Найди самое маленькое число: оно первое.', 'Find the smallest number: it is the first.')
        : both('Найди самое большое число: оно первое.', 'Find the largest number: it is the first.');
    return { 'order-list': { ask, hint, items: numbers.map((number) => ({ words: sign(number) })) } };
  },
});
