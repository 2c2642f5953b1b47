import * as z from 'zod';

import { both } from '../material.ts';
import { painted } from '../templates/grid-paint.ts';
import { choice } from './facets.ts';
import { generator } from './generator.ts';

/** Squares painted as in a sample, and pieces of squares turned. */

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
