import { makeTurned, type PieceCells } from '@school/contract/puzzles/pieces';
import * as z from 'zod';

import { choice } from './facets.ts';
import { generator } from './generator.ts';
import { both } from './material.ts';

/** Squares painted as in a sample, and pieces of squares turned. */

const moving = {
  mirror: both(
    'Представь зеркало посередине: что слева, окажется справа.',
    'Think of a mirror in the middle: what is left comes to the right.',
  ),
  turn: both('При повороте верхний ряд становится правым столбиком.', 'When it turns, the top row becomes the right column.'),
  shift: both('Подвинь каждую клетку на одну вправо.', 'Move each square one to the right.'),
};

/** The squares that are right, in order. */
export function painted(size: number, sample: readonly number[], transform: 'copy' | keyof typeof moving): number[] {
  const moved = sample.map((cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    if (transform === 'mirror') return row * size + (size - 1 - column);
    if (transform === 'turn') return column * size + (size - 1 - row);
    return transform === 'shift' ? cell + 1 : cell;
  });
  return moved.sort((one, other) => one - other);
}

export const gridCopy = generator({
  code: 'grid-copy',
  version: 2,
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
      if (transform === 'copy' || changed)
        return { 'grid-paint': { size, sample, transform, ...(transform !== 'copy' && { hint: moving[transform] }) } };
    }
    throw new Error('no picture changes under this transform');
  },
});

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
  make(random, { pieces, options }) {
    const { base, right, wrong } = makeTurned(random, pieces, options);
    const face = (cells: PieceCells) => ({ picture: { kind: 'piece' as const, cells } });
    return choice(
      {
        ask: both('Найди такую же фигуру, только повёрнутую', 'Find the same piece, only turned'),
        stimulus: { kind: 'face', face: face(base) },
        hint: both(
          'Поверни голову или листок: фигура не переворачивается, а только поворачивается.',
          'Turn your head: the piece is turned, never flipped.',
        ),
      },
      [right, ...wrong].map(face),
    );
  },
});
