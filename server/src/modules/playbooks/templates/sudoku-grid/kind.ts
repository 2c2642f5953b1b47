import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { inPlace } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

const number = z.int().min(1).max(9);

/** A sudoku of 4 or 6. Given squares must stay as they are. */
export const sudokuGrid = template({
  code: 'sudoku-grid',
  written: writtenItem({
    size: z.literal([4, 6]),
    cells: z.array(z.nullable(number)),
    full: z.array(number),
  }).refine(
    ({ size, cells, full }) =>
      full.length === size * size && cells.length === full.length && cells.every((cell, at) => cell === null || cell === full[at]),
    {
      path: ['cells'],
      message: 'the given squares do not agree with the full field',
    },
  ),
  asks: () =>
    both('Заполни клетки: числа в строке, столбике и блоке не повторяются', 'Fill the squares: no number twice in a row, column or block'),
  build: ({ size, cells, full }) => ({ size, cells, full }),
  shown: ({ size, cells }) => ({ size, blockRows: 2, blockColumns: size === 4 ? 2 : 3, cells }),
  score({ cells, full }, { cells: given }) {
    if (given.length !== full.length || cells.some((cell, at) => cell !== null && cell !== given[at])) return undefined;
    const holes = cells.filter((cell) => cell === null).length;
    const kept = given.map((cell, at) => (cell === full[at] ? cell : null));
    const hits = kept.filter((cell, at) => cell !== null && cells[at] === null).length;
    return { part: hits / holes, kept: { template: 'sudoku-grid', cells: kept } };
  },
  solution: ({ full }) => ({ template: 'sudoku-grid', cells: full }),
  hint: () => hints.sudoku,
  near({ cells, full }, { cells: given }) {
    const holes = cells.flatMap((cell, at) => (cell === null ? [at] : []));
    return inPlace(holes.filter((at) => given[at] === full[at]).length, holes.length);
  },
});
