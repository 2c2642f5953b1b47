import { type Face, shapeColors } from '@school/contract/playbooks/pictures';
import { makeMatrix } from '@school/contract/puzzles/matrix';
import * as z from 'zod';

import { both, pictured, sign } from './material.ts';
import { choice, numeric } from './facets.ts';
import { generator } from './generator.ts';
import { wordsFor } from './lexicon.ts';
import { shapeName } from './shapes.ts';

/** What comes next, which number, which picture of the table. */

const colorNames = {
  red: ['красный', 'red'],
  blue: ['синий', 'blue'],
  green: ['зелёный', 'green'],
  yellow: ['жёлтый', 'yellow'],
  purple: ['фиолетовый', 'purple'],
} as const;

export const patternNext = generator({
  code: 'pattern-next',
  version: 1,
  params: z.strictObject({
    /** AB, AAB, ABC, ABB …: the part that repeats. */
    rule: z
      .string()
      .regex(/^[A-D]{2,6}$/)
      .default('AB'),
    kind: z.enum(['picture', 'shape', 'color', 'number']).default('picture'),
  }),
  make(random, { rule, kind }, material) {
    const pool: Face[] = {
      picture: () => random.sample(wordsFor(material, { age: 4 }), 5).map(pictured),
      shape: () =>
        (['circle', 'square', 'triangle', 'star', 'rhombus'] as const).map((shape): Face => ({
          picture: { kind: 'shape', shape, color: 'blue' },
          name: shapeName(shape),
        })),
      color: () =>
        shapeColors.map((color): Face => ({
          picture: { kind: 'shape', shape: 'circle', color },
          name: both(colorNames[color][0], colorNames[color][1]),
        })),
      number: () => [1, 2, 3, 4, 5].map((number): Face => ({ words: sign(number) })),
    }[kind]();
    const letters = [...new Set(rule)];
    const [...faces] = random.shuffle(pool);
    const faceOf = (letter: string) => faces[letters.indexOf(letter)] as Face;
    const length = rule.length * 2 + random.int(0, rule.length - 1);
    const row = Array.from({ length }, (_, at) => faceOf(rule[at % rule.length] ?? ''));
    const right = faceOf(rule[length % rule.length] ?? '');
    const wrong = faces.filter((face) => face !== right).slice(0, Math.max(2, letters.length - 1));
    return choice(
      {
        ask: both('Что будет дальше?', 'What comes next?'),
        stimulus: {
          kind: 'row',
          faces: [...row.map(({ picture, words }) => ({ ...(picture && { picture }), ...(words && { words }) })), null],
        },
        hint: both('Назови картинки по порядку и послушай, что повторяется.', 'Name them one after the other and listen to what repeats.'),
      },
      [right, ...wrong],
    );
  },
});

/** One bead of a pattern is wrong: it is never the first or the last, where nothing beside it tells. */
export const patternFix = generator({
  code: 'pattern-fix',
  version: 1,
  params: z.strictObject({
    rule: z
      .string()
      .regex(/^[AB]{2,3}$/)
      .default('AB'),
  }),
  make(random, { rule }) {
    const [a, b] = random.sample(shapeColors, 2);
    if (!a || !b) throw new Error('no picture of a second colour');
    const length = random.int(7, 9);
    const row = Array.from({ length }, (_, at) => (rule[at % rule.length] === 'A' ? a : b));
    // Where the pattern is known already: from its second turn on.
    const wrong = random.int(rule.length, length - 2);
    const beads = row.map((color, at) => (at === wrong ? (color === a ? b : a) : color));
    return {
      hotspot: {
        ask: both('Какая бусина не на месте?', 'Which bead is in the wrong place?'),
        hint: both('Назови цвета по порядку и послушай, где узор сбился.', 'Say the colours in order and listen where the pattern breaks.'),
        spots: beads.map((color): Face => ({ picture: { kind: 'shape', shape: 'circle', color } })),
        right: [wrong + 1],
        inOrder: true,
      },
    };
  },
});

const Rule = z.enum(['arith', 'down', 'double', 'alt', 'inc']);

export const numberSeq = generator({
  code: 'number-seq',
  version: 2,
  params: z.strictObject({
    rules: z.array(Rule).min(1).default(['arith']),
    steps: z.array(z.int().min(1)).default([1, 2, 3, 5, 10]),
    max: z.int().min(8),
    hide: z.enum(['last', 'middle']).default('last'),
    options: z.int().min(2).max(6).optional(),
  }),
  make(random, { rules, steps, max, hide, options }) {
    const step = random.pick(steps);
    const farthest = Math.max(2, max - step * 6);
    const first = random.int(1, farthest);
    const [small, large] = [random.int(1, 3), random.int(4, 6)];
    const rule = random.pick(rules);
    const rowFrom = (first: number) =>
      [0, 1, 2, 3, 4, 5].map(
        (at) =>
          ({
            arith: first + step * at,
            down: first + step * (5 - at),
            double: ((first % 3) + 1) * 2 ** at,
            alt: first + Math.floor(at / 2) * (small + large) + (at % 2) * small,
            inc: first + (at * (at + 1)) / 2,
          })[rule],
      );
    const row = rowFrom(first);
    const hidden = hide === 'middle' ? random.int(1, 4) : 5;
    const right = row[hidden] ?? 0;
    // What would be missing had the row begun elsewhere.
    const possible = [...new Set(Array.from({ length: farthest }, (_, at) => rowFrom(at + 1)[hidden] ?? 0))].sort(
      (one, other) => one - other,
    );
    return numeric(
      random,
      {
        ask: both('Какое число пропущено?', 'Which number is missing?'),
        stimulus: { kind: 'sequence', numbers: row.map((number, at) => (at === hidden ? null : number)) },
        hint: both('На сколько меняется каждое следующее число?', 'By how much does each next number change?'),
      },
      right,
      { ...(options && { options }), possible },
    );
  },
});

/** Rows share one trait, columns another (latin: each further trait appears once in a row and a column); the last is missing. */
export const matrix = generator({
  code: 'matrix',
  version: 1,
  params: z.strictObject({
    size: z.literal([2, 3]).default(3),
    traits: z
      .array(z.enum(['shape', 'color', 'count', 'size']))
      .min(1)
      .default(['shape', 'color']),
    latin: z.boolean().optional(),
    options: z.int().min(2).max(6).default(4),
  }),
  make(random, wanted) {
    const { cells, right, wrong } = makeMatrix(random, wanted);
    return choice(
      {
        ask: both('Какая картинка пропущена?', 'Which picture is missing?'),
        stimulus: { kind: 'matrix', columns: wanted.size, cells: [...cells, null] },
        hint: both('Посмотри, что меняется в строке, а что — в столбике.', 'Look what changes along a row, and what down a column.'),
      },
      [right, ...wrong].map((picture) => ({ picture })),
    );
  },
});
