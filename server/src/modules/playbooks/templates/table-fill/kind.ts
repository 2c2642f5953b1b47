import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { inPlace } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** Every cell is row `op` column. */
export const tableFill = template({
  code: 'table-fill',
  written: writtenItem({
    op: z.enum(['+', '·']),
    rows: z.array(z.int().min(0)).min(1).max(6),
    columns: z.array(z.int().min(0)).min(1).max(6),
  }),
  asks: () => both('Заполни таблицу', 'Fill in the table'),
  build: ({ op, rows, columns }) => ({ op, rows, columns }),
  shown: (item) => ({ op: item.op, rows: item.rows, columns: item.columns, digits: String(Math.max(...cellsOf(item).flat())).length + 1 }),
  score(item, { cells }) {
    const wanted = cellsOf(item);
    if (cells.length !== wanted.length || cells.some((row) => row.length !== item.columns.length)) return undefined;
    const kept = cells.map((row, at) => row.map((cell, column) => (cell === wanted[at]?.[column] ? cell : null)));
    const hits = kept.flat().filter((cell) => cell !== null).length;
    return { part: hits / wanted.flat().length, kept: { template: 'table-fill', cells: kept } };
  },
  solution: (item) => ({ template: 'table-fill', cells: cellsOf(item) }),
  hint: () => hints.table,
  near(item, { cells }) {
    const wanted = cellsOf(item);
    return inPlace(cells.flat().filter((cell, at) => cell === wanted.flat()[at]).length, wanted.flat().length);
  },
});

const cellsOf = ({ op, rows, columns }: { op: '+' | '·'; rows: readonly number[]; columns: readonly number[] }): number[][] =>
  rows.map((row) => columns.map((column) => (op === '+' ? row + column : row * column)));
