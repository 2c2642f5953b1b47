import { type Face, type Picture, shapeColors } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, pictured } from './material.ts';
import { choice } from './facets.ts';
import { generator } from './generator.ts';
import { Shape, shapeName } from './shapes.ts';

/** What the smallest compare by looking: colours, lengths, weights, how full, which hand, which shape a thing has. */

const colors = [
  { icon: 'red-circle', color: 'red', ru: 'красный', en: 'red' },
  { icon: 'blue-circle', color: 'blue', ru: 'синий', en: 'blue' },
  { icon: 'green-circle', color: 'green', ru: 'зелёный', en: 'green' },
  { icon: 'yellow-circle', color: 'yellow', ru: 'жёлтый', en: 'yellow' },
  { icon: 'purple-circle', color: 'purple', ru: 'фиолетовый', en: 'purple' },
  { icon: 'orange-circle', color: undefined, ru: 'оранжевый', en: 'orange' },
] as const;
type Color = (typeof colors)[number];

/** A colour is told by its word alone: the shape is the same for all, another one in the next item. */
export const colourFind = generator({
  code: 'colour-find',
  version: 1,
  params: z.strictObject({ colours: z.int().min(3).max(6).default(4), options: z.int().min(2).max(4).default(3) }),
  make(random, { colours, options }) {
    const shown = random.sample(colors.slice(0, colours), options);
    const [right] = shown;
    if (!right) throw new Error('no picture of that colour');
    const shape = random.pick(['circle', 'square', 'triangle', 'star'] as const);
    // Orange is drawn as a ball only, so then all are balls.
    const balls = shown.some(({ color }) => color === undefined);
    const face = ({ icon, color }: Color): Face => ({
      picture: balls || color === undefined ? { kind: 'icon', icon } : { kind: 'shape', shape, color },
    });
    return choice(
      {
        ask: both(`Найди цвет: ${right.ru}`, `Find the colour: ${right.en}`),
        hint: both('Вспомни, что у тебя дома такого же цвета.', 'Think what at home has the same colour.'),
      },
      shown.map(face),
    );
  },
});

const strip = (from: number, to: number, upright: boolean): Picture => ({
  kind: 'strip',
  from,
  to,
  ...(upright && { upright: true as const }),
});

/** Strips that differ by a fifth of their place at least. `shifted`: the shorter one sticks out, since it begins later. */
export const lengthCompare = generator({
  code: 'length-compare',
  version: 1,
  params: z.strictObject({
    kind: z.enum(['length', 'height']).default('length'),
    count: z.int().min(2).max(4).default(2),
    trap: z.literal('shifted').optional(),
  }),
  make(random, { kind, count, trap }) {
    const upright = kind === 'height';
    const longest = random.coin();
    const lengths = random.sample([20, 40, 60, 80], count).sort((one, other) => (longest ? other - one : one - other));
    const [long, short] = [Math.max(...lengths), Math.min(...lengths)];
    const strips = lengths.map((length) => {
      const start = trap === undefined ? 4 : length === long ? 4 : length === short ? 96 - length : random.int(4, 96 - length);
      return strip(start, start + length, upright);
    });
    const two = count === 2;
    const ask = upright
      ? longest
        ? both(two ? 'Какая выше?' : 'Какая самая высокая?', two ? 'Which one is taller?' : 'Which one is the tallest?')
        : both(two ? 'Какая ниже?' : 'Какая самая низкая?', two ? 'Which one is lower?' : 'Which one is the lowest?')
      : longest
        ? both(two ? 'Какая длиннее?' : 'Какая самая длинная?', two ? 'Which one is longer?' : 'Which one is the longest?')
        : both(two ? 'Какая короче?' : 'Какая самая короткая?', two ? 'Which one is shorter?' : 'Which one is the shortest?');
    return choice(
      {
        ask,
        hint: upright
          ? both('Поставь их рядом и сравни верхушки.', 'Stand them side by side and compare the tops.')
          : both('Поставь начала вместе и посмотри на концы.', 'Put the starts together and look at the ends.'),
      },
      strips.map((picture) => ({ picture })),
    );
  },
});

/** From light to heavy: so far apart that nobody argues. Some large ones are light, some small ones heavy. */
const light = ['balloon', 'maple-leaf', 'kite', 'womans-hat', 'scarf', 'yarn'] as const;
const heavy = ['watermelon', 'rock', 'hammer', 'anchor', 'wood', 'bucket'] as const;

export const weightCompare = generator({
  code: 'weight-compare',
  version: 1,
  params: z.strictObject({ trap: z.literal('size').optional() }),
  make(random, { trap }) {
    const [feather, stone] = [random.pick(light), random.pick(heavy)];
    const isHeavy = random.coin();
    const down = random.pick(['left', 'right'] as const);
    const [left, right] = down === 'left' ? [stone, feather] : [feather, stone];
    const face = (icon: string): Face => ({
      picture: { kind: 'icon', icon, ...(trap && { scale: icon === feather ? 140 : 70 }) },
    });
    return choice(
      {
        ask: isHeavy ? both('Что тяжелее?', 'Which is heavier?') : both('Что легче?', 'Which is lighter?'),
        // Where size misleads the scales are left out: what it is has to be thought of.
        ...(!trap && { stimulus: { kind: 'face' as const, face: { picture: { kind: 'scales' as const, left, right, down } } } }),
        hint: both('Тяжёлое тянет вниз. Что труднее поднять?', 'What is heavy goes down. Which is harder to lift?'),
      },
      (isHeavy ? [stone, feather] : [feather, stone]).map(face),
    );
  },
});

export const fillCompare = generator({
  code: 'fill-compare',
  version: 1,
  params: z.strictObject({ count: z.int().min(3).max(5).default(3) }),
  make(random, { count }) {
    const levels = random.sample([0, 20, 40, 60, 80, 100], count).sort((one, other) => one - other);
    return {
      'order-list': {
        ask: both('Расставь от пустого к полному', 'Put them in order from empty to full'),
        hint: both('Найди, где налито меньше всего.', 'Find the one with the least in it.'),
        items: levels.map((level) => ({ picture: { kind: 'glass', level } })),
      },
    };
  },
});

export const handSide = generator({
  code: 'hand-side',
  version: 1,
  params: z.strictObject({ view: z.literal('back').default('back') }),
  make(random) {
    const [side, other] = random.shuffle(['left', 'right'] as const);
    if (!side || !other) throw new Error('no picture of a hand');
    const color = random.pick(shapeColors);
    return choice(
      {
        ask:
          side === 'right'
            ? both('Где браслет на правой руке?', 'Where is the bracelet on the right hand?')
            : both('Где браслет на левой руке?', 'Where is the bracelet on the left hand?'),
        hint: both('Повернись так же и подними свою руку.', 'Stand the same way and raise your own hand.'),
      },
      [side, other].map((bracelet): Face => ({ picture: { kind: 'back', bracelet, color } })),
    );
  },
});

/** Things whose face is a shape, by their icons; none of them could be taken for another of these shapes. */
const faces = {
  circle: ['cookie', 'coin', 'soccer-ball', 'tangerine', 'fork-and-knife-with-plate', 'globe-showing-europe-africa'],
  square: ['window', 'game-die', 'wrapped-gift', 'ice'],
  triangle: ['tent', 'pizza', 'triangular-flag', 'mountain', 'cheese-wedge'],
} as const;
const WithFace = z.enum(['circle', 'square', 'triangle']);

export const shapeInThing = generator({
  code: 'shape-in-thing',
  version: 1,
  params: z.strictObject({
    set: z.array(WithFace).min(2).default(['circle', 'square', 'triangle']),
    options: z.int().min(2).max(3).default(3),
  }),
  make(random, { set, options }, material) {
    const shapes = random.sample(set, options);
    const [right] = shapes;
    if (!right) throw new Error('no picture of a shape');
    const thing = (icon: string): Face => {
      const word = material.words.find((one) => one.icon === icon);
      return word ? pictured(word) : { picture: { kind: 'icon', icon } };
    };
    const { ru, en } = shapeName(Shape.parse(right));
    return choice(
      {
        ask: both(`Найди предмет, похожий на фигуру: ${ru}`, `Find a thing that looks like this shape: ${en}`),
        stimulus: { kind: 'face', face: { picture: { kind: 'shape', shape: right } } },
        hint: both('Обведи предмет пальчиком по краю.', 'Follow the edge of the thing with your finger.'),
      },
      shapes.map((shape) => thing(random.pick(faces[shape]))),
    );
  },
});

type Cells = readonly (readonly [number, number])[];

/** What of a rectangle is missing: corners of it, of two or three squares. */
const missing: readonly Cells[] = [
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
];
const fullOf = (rows: number, columns: number): Cells =>
  Array.from({ length: rows * columns }, (_, at) => [Math.floor(at / columns), at % columns] as const);

/** A piece turned and mirrored in every way is one piece: no wrong one is the right one in another position. */
const kindOf = (cells: Cells): string => {
  const turned = [
    (r: number, c: number) => [r, c],
    (r: number, c: number) => [c, r],
    (r: number, c: number) => [-r, c],
    (r: number, c: number) => [r, -c],
    (r: number, c: number) => [-r, -c],
    (r: number, c: number) => [-c, r],
    (r: number, c: number) => [c, -r],
    (r: number, c: number) => [-c, -r],
  ].map((turn) => {
    const moved = cells.map(([row, column]) => turn(row, column) as [number, number]);
    const [top, left] = [Math.min(...moved.map(([row]) => row)), Math.min(...moved.map(([, column]) => column))];
    return moved
      .map(([row, column]) => `${row - top}${column - left}`)
      .sort()
      .join(' ');
  });
  return turned.sort()[0] ?? '';
};

/** A rectangle with a hole at its corner, and the piece that closes it. */
export const composeShape = generator({
  code: 'compose-shape',
  version: 1,
  params: z.strictObject({ pieces: z.literal(2).default(2), options: z.int().min(2).max(3).default(2) }),
  make(random, { options }) {
    const [rows, columns] = random.pick([
      [2, 3],
      [3, 3],
      [3, 4],
    ] as const);
    const hole = random.pick(missing.filter((cells) => cells.every(([row, column]) => row < rows && column < columns)));
    // The corner of the hole is any of the four: the rectangle is mirrored, and the piece with it.
    const [flipRow, flipColumn] = [random.coin(), random.coin()];
    const mirrored = (cells: Cells, height: number, width: number): [number, number][] =>
      cells.map(([row, column]) => [flipRow ? height - 1 - row : row, flipColumn ? width - 1 - column : column]);
    const rest = fullOf(rows, columns).filter(([row, column]) => !hole.some(([r, c]) => r === row && c === column));
    const size = (cells: Cells) =>
      [Math.max(...cells.map(([row]) => row)) + 1, Math.max(...cells.map(([, column]) => column)) + 1] as const;
    const piece = (cells: Cells): Face => ({ picture: { kind: 'piece', cells: mirrored(cells, ...size(cells)) } });
    const others = random.shuffle(missing.filter((cells) => kindOf(cells) !== kindOf(hole)));
    const kinds = new Set<string>();
    const wrong = others.filter((cells) => !kinds.has(kindOf(cells)) && kinds.add(kindOf(cells))).slice(0, options - 1);
    return choice(
      {
        ask: both('Какой кусочек закроет дырку?', 'Which piece closes the gap?'),
        stimulus: { kind: 'face', face: { picture: { kind: 'piece', cells: mirrored(rest, rows, columns) } } },
        hint: both('Посчитай, сколько клеточек не хватает.', 'Count how many squares are missing.'),
      },
      [hole, ...wrong].map(piece),
    );
  },
});
