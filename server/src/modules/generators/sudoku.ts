import type { Random } from '@school/contract/puzzles/random';
import * as z from 'zod';

import { generator } from './generator.ts';

/** A sudoku of 4 or 6 with exactly one solution. */
export const sudoku = generator({
  code: 'sudoku',
  version: 1,
  params: z.strictObject({ size: z.literal([4, 6]).default(4), holes: z.int().min(2).max(24).default(6) }),
  make(random, { size, holes }) {
    const full = fullField(size, random);
    const cells: (number | null)[] = [...full];
    let made = 0;
    for (const cell of random.shuffle(full.map((_, at) => at))) {
      if (made >= holes) break;
      cells[cell] = null;
      if (solutions(cells, size, 2) === 1) made += 1;
      else cells[cell] = full[cell] ?? null;
    }
    return { 'sudoku-grid': { size, cells, full } };
  },
});

const blockOf = (size: number) => ({ rows: 2, columns: size / 2 });

/** A solved field: shifted rows, numbers renamed, rows swapped within their blocks. */
function fullField(size: number, random: Random): number[] {
  const { rows, columns } = blockOf(size);
  const names = random.shuffle(Array.from({ length: size }, (_, at) => at + 1));
  const order = random
    .shuffle(Array.from({ length: size / rows }, (_, block) => block))
    .flatMap((block) => random.shuffle([0, 1]).map((row) => block * rows + row));
  return order.flatMap((row) =>
    Array.from({ length: size }, (_, column) => names[(columns * (row % rows) + Math.floor(row / rows) + column) % size] ?? 0),
  );
}

/** How many ways there are to fill the field, counted up to `most`. */
export function solutions(cells: readonly (number | null)[], size: number, most: number): number {
  const field = [...cells];
  const fill = (): number => {
    let hole = -1;
    let fits: number[] = [];
    for (const [at, cell] of field.entries()) {
      if (cell !== null) continue;
      const free = freeAt(field, size, at);
      if (hole < 0 || free.length < fits.length) [hole, fits] = [at, free];
    }
    if (hole < 0) return 1;
    let found = 0;
    for (const number of fits) {
      field[hole] = number;
      found += fill();
      field[hole] = null;
      if (found >= most) break;
    }
    return found;
  };
  return fill();
}

function freeAt(field: readonly (number | null)[], size: number, at: number): number[] {
  const { rows, columns } = blockOf(size);
  const place = (cell: number) => ({ row: Math.floor(cell / size), column: cell % size });
  const own = place(at);
  const seen = new Set(
    field.filter((_, cell) => {
      const { row, column } = place(cell);
      const inBlock =
        Math.floor(row / rows) === Math.floor(own.row / rows) && Math.floor(column / columns) === Math.floor(own.column / columns);
      return row === own.row || column === own.column || inBlock;
    }),
  );
  return Array.from({ length: size }, (_, number) => number + 1).filter((number) => !seen.has(number));
}
