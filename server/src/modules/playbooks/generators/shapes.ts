import { shapeNames } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both } from '../material.ts';
import { painted } from '../templates/grid-paint.ts';
import { choice, numeric } from './facets.ts';
import { generator } from './generator.ts';

/** Shapes: their names, corners, edges; squares painted; pieces turned. */

export const Shape = z.enum(shapeNames);
type Shape = z.infer<typeof Shape>;

const names: Record<Shape, { ru: string; en: string; many: string; plural: string }> = {
  circle: { ru: 'круг', en: 'circle', many: 'кругов', plural: 'circles' },
  square: { ru: 'квадрат', en: 'square', many: 'квадратов', plural: 'squares' },
  triangle: { ru: 'треугольник', en: 'triangle', many: 'треугольников', plural: 'triangles' },
  rect: { ru: 'прямоугольник', en: 'rectangle', many: 'прямоугольников', plural: 'rectangles' },
  oval: { ru: 'овал', en: 'oval', many: 'овалов', plural: 'ovals' },
  rhombus: { ru: 'ромб', en: 'rhombus', many: 'ромбов', plural: 'rhombuses' },
  pentagon: { ru: 'пятиугольник', en: 'pentagon', many: 'пятиугольников', plural: 'pentagons' },
  hexagon: { ru: 'шестиугольник', en: 'hexagon', many: 'шестиугольников', plural: 'hexagons' },
  trapezoid: { ru: 'трапеция', en: 'trapezium', many: 'трапеций', plural: 'trapeziums' },
  star: { ru: 'звезда', en: 'star', many: 'звёзд', plural: 'stars' },
};
export const shapeName = (shape: Shape) => both(names[shape].ru, names[shape].en);

/** A square is a rectangle and a rhombus too: it must not stand beside them as a wrong one. */
const isAlso = (shape: Shape, asked: Shape): boolean => shape === 'square' && (asked === 'rect' || asked === 'rhombus');

export const shapeNamed = generator({
  code: 'shape-name',
  version: 1,
  params: z.strictObject({
    set: z.array(Shape).min(2).default(['circle', 'square', 'triangle', 'rect']),
    options: z.int().min(2).max(6).default(3),
    rotate: z.boolean().optional(),
  }),
  make(random, { set, options, rotate }) {
    const right = random.pick(set);
    const wrong = random.sample(
      set.filter((shape) => shape !== right && !isAlso(shape, right)),
      options - 1,
    );
    // Small turns only: a square on its corner looks like a rhombus.
    const face = (shape: Shape) => ({
      picture: { kind: 'shape' as const, shape, ...(rotate && { turn: random.pick([-20, -12, 0, 12, 20]) }) },
    });
    return choice({ ask: both(`Найди: ${names[right].ru}`, `Find the ${names[right].en}`) }, [right, ...wrong].map(face));
  },
});

export const shapeCount = generator({
  code: 'shape-count',
  version: 1,
  params: z.strictObject({
    set: z.array(Shape).min(2).default(['circle', 'square', 'triangle']),
    max: z.int().min(2).max(10),
    options: z.int().min(2).max(6).optional(),
  }),
  make(random, { set, max, options }) {
    const asked = random.pick(set);
    const count = random.int(1, max);
    const others = set.filter((shape) => shape !== asked && !isAlso(shape, asked));
    const shapes = random.shuffle([
      ...Array.from({ length: count }, () => asked),
      ...Array.from({ length: random.int(2, 6) }, () => random.pick(others)),
    ]);
    return numeric(
      random,
      {
        ask: both(`Сколько здесь ${names[asked].many}?`, `How many ${names[asked].plural} are there?`),
        stimulus: { kind: 'many', layout: 'scatter', pictures: shapes.map((shape) => ({ kind: 'shape', shape })) },
      },
      count,
      { ...(options && { options }), low: 1, high: max + 1 },
    );
  },
});

const corners = [
  ['triangle', 3],
  ['square', 4],
  ['rect', 4],
  ['rhombus', 4],
  ['pentagon', 5],
  ['hexagon', 6],
] as const;

export const sides = generator({
  code: 'sides',
  version: 1,
  params: z.strictObject({}),
  make(random) {
    const [shape, count] = random.pick(corners);
    return numeric(
      random,
      {
        ask: both('Сколько углов у этой фигуры?', 'How many corners does this shape have?'),
        stimulus: { kind: 'face', face: { picture: { kind: 'shape', shape } } },
        hint: both('Поставь пальчик на каждый угол и считай.', 'Put your finger on each corner and count.'),
      },
      count,
      { low: 3 },
    );
  },
});

export const perimeter = generator({
  code: 'perimeter',
  version: 1,
  params: z.strictObject({ max: z.int().min(3), square: z.boolean().optional(), ask: z.enum(['perimeter', 'area']).default('perimeter') }),
  make(random, { max, square, ask }) {
    const a = random.int(2, max);
    const b = square ? a : random.int(1, max);
    const ru = square || a === b ? `квадрата со стороной ${a} см` : `прямоугольника ${a} × ${b} см`;
    const en = square || a === b ? `a square with sides of ${a} cm` : `a ${a} × ${b} cm rectangle`;
    return ask === 'area'
      ? numeric(random, { ask: both(`Найди площадь ${ru} (в см²)`, `Find the area of ${en} (in cm²)`) }, a * b)
      : numeric(random, { ask: both(`Найди периметр ${ru}`, `Find the perimeter of ${en}`) }, 2 * (a + b));
  },
});

export const gridCopy = generator({
  code: 'grid-copy',
  version: 1,
  params: z.strictObject({
    size: z.int().min(2).max(8).default(3),
    fill: z.int().min(1).default(3),
    transform: z.enum(['copy', 'mirror', 'turn', 'shift']).default('copy'),
  }),
  make(random, { size, fill, transform }) {
    const cells = Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => transform !== 'shift' || cell % size < size - 1);
    for (let turn = 0; turn < 100; turn++) {
      const sample = random.sample(cells, fill).sort((one, other) => one - other);
      // A picture that looks the same in the mirror would be no task.
      const changed = painted(size, sample, transform).join() !== sample.join();
      if (transform === 'copy' || changed) return { 'grid-paint': { size, sample, transform } };
    }
    throw new Error('no picture changes under this transform');
  },
});

const pieces = {
  L: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  S: [
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
  ],
  P: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
  ],
  F: [
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [2, 1],
  ],
  J: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
  ],
  N: [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
} satisfies Record<string, [number, number][]>;
type Cells = [number, number][];

function settled(cells: Cells): Cells {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]): [number, number] => [row - top, column - left]).sort(([a, b], [c, d]) => a - c || b - d);
}
const turned = (cells: Cells, quarters: number): Cells =>
  settled(
    quarters === 0
      ? cells
      : turned(
          cells.map(([row, column]): [number, number] => [column, -row]),
          quarters - 1,
        ),
  );

/** The same piece turned, among its mirror images, which no turning makes the same. */
export const rotation = generator({
  code: 'rotation',
  version: 1,
  params: z.strictObject({
    pieces: z
      .array(z.enum(['L', 'S', 'P', 'F', 'J', 'N']))
      .min(1)
      .default(['L', 'S', 'P', 'F', 'J', 'N']),
    options: z.int().min(2).max(5).default(3),
  }),
  make(random, { pieces: choices, options }) {
    const base = settled(pieces[random.pick(choices)]);
    const right = random.pick(
      [1, 2, 3].map((quarters) => turned(base, quarters)).filter((cells) => JSON.stringify(cells) !== JSON.stringify(base)),
    );
    const mirrored = base.map(([row, column]): [number, number] => [row, -column]);
    const wrong = [
      ...new Map([0, 1, 2, 3].map((quarters) => turned(mirrored, quarters)).map((cells) => [JSON.stringify(cells), cells])).values(),
    ];
    const face = (cells: Cells) => ({ picture: { kind: 'piece' as const, cells } });
    return choice(
      {
        ask: both('Найди такую же фигуру, только повёрнутую', 'Find the same piece, only turned'),
        stimulus: { kind: 'face', face: face(base) },
        hint: both(
          'Поверни голову или листок: фигура не переворачивается, а только поворачивается.',
          'Turn your head: the piece is turned, never flipped.',
        ),
      },
      [face(right), ...random.sample(wrong, options - 1).map(face)],
    );
  },
});
