import * as z from 'zod';

import { both, icon, pictured } from './material.ts';
import { choice } from './facets.ts';
import { generator } from './generator.ts';
import { enough, wordsFor } from './lexicon.ts';

/** A map of squares, called by two numbers: first along, then up. */

export const coordinates = generator({
  code: 'coordinates',
  version: 1,
  params: z.strictObject({ size: z.literal([3, 4]).default(4) }),
  make(random, { size }, material) {
    const things = random.sample(
      enough(wordsFor(material, { categories: ['fruit', 'toy', 'transport', 'wild', 'farm'], age: 5 }), size * size),
      size * size,
    );
    const along = random.int(1, size);
    // Not on the diagonal: there both orders lead to the same square.
    const up = random.pick(Array.from({ length: size }, (_, at) => at + 1).filter((one) => one !== along));
    const at = (x: number, y: number) => things[(size - y) * size + x - 1];
    const near: [number, number][] = [
      [up, along],
      [along, size + 1 - up],
      [along, along],
      [up, up],
    ];
    const options = [at(along, up), ...near.map(([x, y]) => at(x, y))].flatMap((thing) => thing ?? []);
    const different = options.filter((thing, place) => options.indexOf(thing) === place).slice(0, 4);
    return {
      ...choice(
        {
          ask: both(`Что стоит в клетке (${along}; ${up})?`, `What is in square (${along}, ${up})?`),
          stimulus: { kind: 'matrix', columns: size, cells: things.map(icon) },
          hint: both(
            'Первое число ведёт вправо, второе — вверх от нижнего ряда.',
            'The first number leads along, the second up from the bottom row.',
          ),
        },
        different.map(pictured),
      ),
      'type-number': {
        ask: both(
          `Сколько шагов вправо и вверх до этой картинки: ${at(along, up)?.ru}?`,
          `How far along and up is this picture: ${at(along, up)?.en}?`,
        ),
        stimulus: { kind: 'matrix', columns: size, cells: things.map(icon) },
        right: [along, up],
        hint: both('Столбцы считай слева, ряды — снизу.', 'Count the columns from the left, the rows from the bottom.'),
      },
    };
  },
});
