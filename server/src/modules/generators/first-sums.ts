import * as z from 'zod';

import { both } from './material.ts';
import { numeric } from './facets.ts';
import { heap, things } from './first-amounts.ts';
import { generator } from './generator.ts';
import { countable } from './lexicon.ts';

/** Sums before they are written: jumps on a line, a story told with signs, as many again and the half. */

/** A frog on stones: where it lands. Never where it was, and never on a stone whose number is written. */
export const frogJump = generator({
  code: 'frog-jump',
  version: 1,
  params: z.strictObject({
    max: z.int().min(6).max(20),
    steps: z.array(z.int().min(1).max(5)).min(1),
    options: z.int().min(2).max(4).optional(),
  }),
  make(random, { max, steps, options }) {
    const middle = Math.floor(max / 2);
    const labelled = [0, middle, max];
    const step = random.pick(steps);
    const lands = Array.from({ length: max + 1 }, (_, at) => at).filter((stone) => !labelled.includes(stone));
    const ways = lands.flatMap((stone) => [
      ...(stone >= step ? [{ from: stone - step, stone, right: true }] : []),
      ...(stone + step <= max ? [{ from: stone + step, stone, right: false }] : []),
    ]);
    const { from, stone, right } = random.pick(ways);
    const asked = {
      ask: right
        ? both(
            `Лягушка на камне ${from}. Она прыгает на ${step} вправо. Где она теперь?`,
            `The frog is on stone ${from}. It jumps ${step} to the right. Where is it now?`,
          )
        : both(
            `Лягушка на камне ${from}. Она прыгает на ${step} влево. Где она теперь?`,
            `The frog is on stone ${from}. It jumps ${step} to the left. Where is it now?`,
          ),
      hint: both('Первый прыжок — уже на соседний камень. Считай прыжки.', 'The first jump is to the next stone already. Count the jumps.'),
    };
    return {
      ...numeric(random, asked, stone, { ...(options && { options }), possible: lands }),
      'number-line': { ...asked, min: 0, max, step: 1, right: stone, labelled },
    };
  },
});

/** Somebody comes or goes, and the child writes it with signs. Coming may be written either way round, going may not. */
export const storyToSum = generator({
  code: 'story-to-sum',
  version: 1,
  params: z.strictObject({ ops: z.enum(['+', '-', '+-']).default('+-'), max: z.int().min(4).max(10) }),
  make(random, { ops, max }, material) {
    const comes = ops === '+-' ? random.coin() : ops === '+';
    const whole = random.int(3, max);
    const part = random.pick(Array.from({ length: whole - 1 }, (_, at) => at + 1).filter((one) => 2 * one !== whole));
    const [first, second] = comes ? [whole - part, part] : [whole, part];
    const word = random.pick(countable(material, { categories: ['pet', 'wild', 'bird', 'insect'], age: 5 }));
    const [mark, other] = comes ? ['+', '−'] : ['−', '+'];
    return {
      'build-tiles': {
        ask: comes
          ? both(`Было ${first}. Пришло ещё ${second}. Запиши рассказ.`, `There were ${first}. Then ${second} more came. Write the story.`)
          : both(`Было ${first}. Ушло ${second}. Запиши рассказ.`, `There were ${first}. Then ${second} went away. Write the story.`),
        stimulus: comes
          ? { kind: 'heaps', left: heap(word.icon, first), right: heap(word.icon, second) }
          : { kind: 'face', face: { picture: heap(word.icon, first) } },
        hint: both('Стало больше — плюс. Стало меньше — минус.', 'More of them: plus. Fewer of them: minus.'),
        of: 'words',
        build: `${first}/${mark}/${second}`,
        extra: [other],
        ...(comes && { also: [`${second}/${mark}/${first}`] }),
      },
    };
  },
});

/** As many again, or the half of an even number. */
export const doubleHalf = generator({
  code: 'double-half',
  version: 1,
  params: z.strictObject({
    max: z.int().min(6).max(20),
    mode: z.enum(['double', 'half']),
    options: z.int().min(2).max(4).optional(),
  }),
  make(random, { max, mode, options }, material) {
    const halves = Array.from({ length: Math.floor(max / 2) }, (_, at) => at + 1);
    const half = random.pick(halves);
    const word = random.pick(countable(material, things));
    const given = mode === 'double' ? half : 2 * half;
    const stimulus = { kind: 'face' as const, face: { picture: heap(word.icon, given) } };
    return mode === 'double'
      ? numeric(
          random,
          {
            ask: both(`Здесь ${given}. А сколько будет вдвое больше?`, `Here you see ${given}. How many are twice as many?`),
            stimulus,
            hint: both('Вдвое — это столько и ещё столько же.', 'Twice as many means as many and as many again.'),
          },
          2 * half,
          { ...(options && { options }), possible: halves.map((one) => 2 * one) },
        )
      : numeric(
          random,
          {
            ask: both(`Раздели ${given} поровну на двоих. Сколько каждому?`, `Share ${given} equally between two. How many does each get?`),
            stimulus,
            hint: both('Давай по одному: тебе, мне, тебе, мне…', 'Give them out one by one: you, me, you, me…'),
          },
          half,
          { ...(options && { options }), possible: halves },
        );
  },
});
