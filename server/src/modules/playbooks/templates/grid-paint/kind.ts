import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { painted } from '#modules/generators';

import { found } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** Below this likeness a picture is worth nothing. */
const leastLike = 0.66;

const asks = {
  copy: both('Закрась клетки так же, как на образце', 'Colour the squares as in the sample'),
  mirror: both('Закрась так, как видно в зеркале', 'Colour it as it looks in a mirror'),
  turn: both('Закрась рисунок, повёрнутый вправо', 'Colour the picture turned to the right'),
  shift: both('Закрась рисунок, сдвинутый на одну клетку вправо', 'Colour the picture moved one square to the right'),
};

/** Squares painted as in the sample: copied, mirrored left-right, turned right, or moved right by one. */
export const gridPaint = template({
  code: 'grid-paint',
  written: writtenItem({
    size: z.int().min(2).max(8),
    sample: z.array(z.int().min(0)).min(1),
    transform: z.enum(['copy', 'mirror', 'turn', 'shift']).optional(),
  })
    .refine(({ size, sample }) => new Set(sample).size === sample.length && sample.every((cell) => cell < size * size), {
      path: ['sample'],
      message: 'squares of the field, each once',
    })
    .refine(({ size, sample, transform }) => transform !== 'shift' || sample.every((cell) => cell % size < size - 1), {
      path: ['sample'],
      message: 'the last column cannot move right',
    }),
  build: ({ size, sample, transform = 'copy' }) => ({ size, sample, transform }),
  asks: ({ transform }) => asks[transform],
  shown: ({ size, sample, transform }) => ({ size, sample, transform }),
  score({ size, sample, transform }, { cells }) {
    if (new Set(cells).size !== cells.length || cells.some((cell) => cell >= size * size)) return undefined;
    const wanted = painted(size, sample, transform);
    const hits = cells.filter((cell) => wanted.includes(cell));
    const like = hits.length / (wanted.length + cells.length - hits.length);
    return { part: like >= leastLike ? like : 0, kept: { template: 'grid-paint', cells: hits } };
  },
  solution: ({ size, sample, transform }) => ({ template: 'grid-paint', cells: painted(size, sample, transform) }),
  hint: () => hints.paint,
  near({ size, sample, transform }, { cells }) {
    const wanted = painted(size, sample, transform);
    const hits = cells.filter((cell) => wanted.includes(cell));
    return found(hits.length, wanted.length, cells.length - hits.length);
  },
});
