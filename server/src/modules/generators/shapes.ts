import { shapeNames } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both } from './material.ts';
import { choice, numeric } from './facets.ts';
import { generator } from './generator.ts';

/** Shapes: their names, corners, edges. */

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
  version: 2,
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
    return choice(
      {
        ask: both(`Найди: ${names[right].ru}`, `Find the ${names[right].en}`),
        hint: both('Посмотри на углы и стороны: сколько их у этой фигуры?', 'Look at corners and sides: how many has this shape?'),
      },
      [right, ...wrong].map(face),
    );
  },
});

export const shapeCount = generator({
  code: 'shape-count',
  version: 3,
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
        hint: both('Показывай только на такие фигуры и считай вслух.', 'Point at those shapes only and count aloud.'),
      },
      count,
      { ...(options && { options }), possible: { from: 1, to: max } },
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
  version: 2,
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
      { possible: [3, 4, 5, 6] },
    );
  },
});

export const perimeter = generator({
  code: 'perimeter',
  version: 3,
  params: z.strictObject({ max: z.int().min(3), square: z.boolean().optional(), ask: z.enum(['perimeter', 'area']).default('perimeter') }),
  make(random, { max, square, ask }) {
    const a = random.int(2, max);
    const b = square ? a : random.int(1, max);
    const ru = square || a === b ? `квадрата со стороной ${a} см` : `прямоугольника ${a} × ${b} см`;
    const en = square || a === b ? `a square with sides of ${a} cm` : `a ${a} × ${b} cm rectangle`;
    return ask === 'area'
      ? numeric(
          random,
          {
            ask: both(`Найди площадь ${ru} (в см²)`, `Find the area of ${en} (in cm²)`),
            hint: both(
              'Сколько клеток по сантиметру в одном ряду и сколько рядов?',
              'How many one-centimetre squares are in a row, and how many rows?',
            ),
          },
          a * b,
        )
      : numeric(
          random,
          {
            ask: both(`Найди периметр ${ru}`, `Find the perimeter of ${en}`),
            hint: both('Обойди фигуру по краю и сложи длины всех сторон.', 'Walk round the edge and add up all the sides.'),
          },
          2 * (a + b),
        );
  },
});

export const angleMissing = generator({
  code: 'angle-missing',
  version: 1,
  params: z.strictObject({ step: z.literal([1, 5, 10]).default(10) }),
  make(random, { step }) {
    const kind = random.pick(['triangle', 'isosceles', 'line'] as const);
    const degrees = (from: number, to: number) => random.int(from / step, to / step) * step;
    if (kind === 'line') {
      const known = degrees(20, 160);
      return numeric(
        random,
        {
          ask: both(
            `Развёрнутый угол разделили на два. Один — ${known}°. Сколько градусов в другом?`,
            `A straight angle is cut in two. One part is ${known}°. How many degrees is the other?`,
          ),
          hint: both('Развёрнутый угол — это два прямых.', 'A straight angle is two right angles.'),
        },
        180 - known,
      );
    }
    const one = degrees(20, 80);
    const other = kind === 'isosceles' ? one : degrees(20, 90);
    return numeric(
      random,
      {
        ask:
          kind === 'isosceles'
            ? both(
                `В равнобедренном треугольнике два угла по ${one}°. Сколько градусов в третьем?`,
                `An isosceles triangle has two angles of ${one}°. How many degrees is the third?`,
              )
            : both(
                `Два угла треугольника — ${one}° и ${other}°. Сколько градусов в третьем?`,
                `Two angles of a triangle are ${one}° and ${other}°. How many degrees is the third?`,
              ),
        hint: both('Три угла треугольника вместе — развёрнутый угол.', 'The three angles of a triangle make a straight angle.'),
      },
      180 - one - other,
    );
  },
});
