import type { Face, Picture, Stimulus } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, icon, sign } from './material.ts';
import { aroundOne, fixedChoice, numeric, paired } from './facets.ts';
import { generator } from './generator.ts';
import { heap, things } from './first-amounts.ts';
import { countable } from './lexicon.ts';

/** The first numbers: seen at a glance, digits, none, one more, the hidden part, the missing one. */

const Layout = z.enum(['dots', 'fingers', 'line', 'frame']);

/** So many as a picture, as one sees them at a glance. */
function glimpse(layout: z.infer<typeof Layout>, count: number, picture: Picture): Stimulus {
  if (layout === 'fingers') return { kind: 'face', face: { picture: { kind: 'fingers', up: count } } };
  const pictures = Array.from({ length: count }, () => picture);
  if (layout === 'line') return { kind: 'row', faces: pictures.map((one) => ({ picture: one })) };
  return { kind: 'many', layout: layout === 'frame' ? 'tens' : 'dice', pictures };
}

/** How many are there, without counting. `ms`: they are seen so long, and again on a tap. */
export const subitize = generator({
  code: 'subitize',
  version: 1,
  params: z.strictObject({
    min: z.int().min(1).default(1),
    max: z.int().min(2).max(10),
    layout: Layout.default('dots'),
    options: z.int().min(2).max(4).default(3),
    ms: z.int().min(1000).max(5000).optional(),
  }),
  make(random, { min, max, layout, options, ms }, material) {
    const count = random.int(min, max);
    const dot: Picture = { kind: 'shape', shape: 'circle', color: random.pick(['red', 'blue', 'green', 'yellow', 'purple'] as const) };
    const picture = random.coin() ? dot : icon(random.pick(countable(material, things)));
    const seen = Array.from({ length: count }, () => picture);
    const fingers = layout === 'fingers';
    return numeric(
      random,
      {
        ask: fingers
          ? both('Сколько пальцев поднято?', 'How many fingers are up?')
          : both('Сколько? Скажи сразу!', 'How many? Say it at once!'),
        stimulus: ms === undefined ? glimpse(layout, count, picture) : { kind: 'vanish', before: seen, after: [], showMs: ms },
        hint: fingers
          ? both('Покажи столько же на своей руке.', 'Show as many on your own hand.')
          : both('Посмотри ещё раз: как точки на кубике.', 'Look once more: like the dots of a die.'),
      },
      count,
      { options, possible: { from: min, to: max } },
    );
  },
});

/** A digit and as many things; no two groups of the same size. */
export const matchNumber = generator({
  code: 'match-number',
  version: 1,
  params: z.strictObject({ min: z.int().min(1).default(1), max: z.int().min(3).max(20), pairs: z.int().min(2).max(5).optional() }),
  make(random, { min, max, pairs }, material) {
    const all = Array.from({ length: max - min + 1 }, (_, at) => min + at);
    const numbers = random.sample(all, Math.min(all.length, pairs ?? (max <= 5 ? max : 4)));
    const words = random.sample(countable(material, things), numbers.length);
    return paired(
      { ask: both('Соедини цифру и столько же картинок', 'Join each digit with as many pictures') },
      numbers.map((number, at): [Face, Face] => [{ words: sign(number) }, { picture: heap(words[at]?.icon ?? '', number) }]),
    );
  },
});

/** Digits that look alike to small children. */
const alike: Record<number, readonly number[]> = {
  1: [7, 4],
  2: [5, 3],
  3: [5, 2],
  4: [1, 7],
  5: [2, 3],
  6: [9, 0],
  7: [1, 4],
  8: [3, 0],
  9: [6, 8],
  0: [6, 9],
};

export const digitFind = generator({
  code: 'digit-find',
  version: 1,
  params: z.strictObject({ min: z.int().min(0).default(1), max: z.int().min(3).max(9), options: z.int().min(2).max(4).default(3) }),
  make(random, { min, max, options }) {
    const all = Array.from({ length: max - min + 1 }, (_, at) => min + at);
    const right = random.pick(all);
    const near = (of: number): number[] => {
      const like = (alike[of] ?? []).filter((digit) => all.includes(digit));
      return [...like, ...random.shuffle(all.filter((digit) => digit !== of && !like.includes(digit)))];
    };
    const shown = random.shuffle(aroundOne(random, right, options, near, (digit) => digit));
    return fixedChoice(
      {
        ask: both(`Найди цифру ${right}`, `Find the digit ${right}`),
        hint: both('Нарисуй её пальцем в воздухе и сравни.', 'Draw it in the air with your finger and compare.'),
      },
      // Digits are not read out: to know them is the task.
      shown.map((digit): Face => ({ words: { ...sign(digit), silent: true } })),
      shown.indexOf(right) + 1,
    );
  },
});

/** How many are left on the plate: also none. */
export const countZero = generator({
  code: 'count-zero',
  version: 1,
  params: z.strictObject({ max: z.int().min(2).max(5).default(3), options: z.int().min(2).max(4).default(3) }),
  make(random, { max, options }, material) {
    const count = random.int(0, max);
    const word = random.pick(countable(material, { categories: ['fruit', 'vegetable', 'food', 'toy'], age: 5 }));
    const plate: Picture = { kind: 'icon', icon: 'fork-and-knife-with-plate' };
    return numeric(
      random,
      {
        ask: both('Сколько лежит возле тарелки?', 'How many are there by the plate?'),
        stimulus: { kind: 'row', faces: [plate, ...Array.from({ length: count }, () => icon(word))].map((picture) => ({ picture })) },
        hint: both('Если там пусто, говорим «ноль».', 'When nothing is there we say “zero”.'),
      },
      count,
      { options, possible: { from: 0, to: max } },
    );
  },
});

/** A bus: somebody gets on or off, and how many are there now is told without seeing them. */
export const oneMore = generator({
  code: 'one-more',
  version: 1,
  params: z.strictObject({
    max: z.int().min(3).max(10),
    options: z.int().min(2).max(4).default(3),
    scene: z.literal('bus').default('bus'),
  }),
  make(random, { max, options }, material) {
    const isMore = random.coin();
    const before = isMore ? random.int(1, max - 1) : random.int(2, max);
    const word = random.pick(countable(material, { categories: ['pet', 'wild', 'zoo'], age: 4 }));
    const riders = Array.from({ length: before }, () => icon(word));
    const bus: Picture = { kind: 'icon', icon: 'bus' };
    return numeric(
      random,
      {
        ask: isMore
          ? both('Столько едет в автобусе. Вошёл ещё один. Сколько стало?', 'So many are on the bus. One more gets on. How many now?')
          : both('Столько едет в автобусе. Один вышел. Сколько осталось?', 'So many are on the bus. One gets off. How many are left?'),
        stimulus: { kind: 'many', layout: 'scatter', pictures: [bus, ...riders] },
        hint: isMore
          ? both('Назови, сколько было, и скажи следующее число.', 'Say how many there were, then the next number.')
          : both('Назови, сколько было, и скажи число перед ним.', 'Say how many there were, then the number before it.'),
      },
      isMore ? before + 1 : before - 1,
      { options, possible: { from: 1, to: max } },
    );
  },
});

/** A hand with some fingers up: how many are hidden? */
export const hiddenPart = generator({
  code: 'hidden-part',
  version: 1,
  params: z.strictObject({ whole: z.int().min(3).max(10), options: z.int().min(2).max(4).default(3) }),
  make(random, { whole, options }, material) {
    const hidden = random.int(1, whole - 1);
    const word = random.pick(countable(material, things));
    const onHand = whole === 5;
    const seen = whole - hidden;
    return numeric(
      random,
      {
        ask: onHand
          ? both('На руке 5 пальцев. Сколько спряталось?', 'A hand has 5 fingers. How many are hiding?')
          : both(`Всего ${whole}. Остальные в коробке. Сколько там?`, `There are ${whole} in all. The others are in the box. How many?`),
        stimulus: onHand
          ? { kind: 'face', face: { picture: { kind: 'fingers', up: seen } } }
          : {
              kind: 'row',
              faces: [
                ...Array.from({ length: seen }, () => ({ picture: icon(word) })),
                { picture: { kind: 'icon', icon: 'wrapped-gift' } },
              ],
            },
        hint: both('Считай дальше от тех, что видно, и загибай пальцы.', 'Count on from those you see and fold a finger for each.'),
      },
      hidden,
      { options, possible: { from: 1, to: whole - 1 } },
    );
  },
});

/** A row of numbers in which one is missing, said or seen. */
export const numberGap = generator({
  code: 'number-gap',
  version: 1,
  params: z.strictObject({
    min: z.int().min(0).default(1),
    max: z.int().min(5).max(20),
    down: z.boolean().optional(),
    options: z.int().min(2).max(4).default(3),
  }),
  make(random, { min, max, down, options }) {
    const first = random.int(min, max - 3);
    const up = [first, first + 1, first + 2, first + 3];
    const row = down ? up.toReversed() : up;
    const hidden = random.int(1, 2);
    return numeric(
      random,
      {
        ask: both('Какое число потерялось?', 'Which number got lost?'),
        stimulus: { kind: 'sequence', numbers: row.map((number, at) => (at === hidden ? null : number)) },
        hint: down
          ? both('Считай назад вслух и слушай, какого не хватает.', 'Count back aloud and listen for the missing one.')
          : both('Считай по порядку вслух и слушай, какого не хватает.', 'Count aloud in order and listen for the missing one.'),
      },
      row[hidden] ?? first,
      { options, possible: { from: min + 1, to: max - 1 } },
    );
  },
});
