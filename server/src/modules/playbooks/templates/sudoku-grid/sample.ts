import type { WrittenFor } from '../base/template.ts';
import type { sudokuGrid } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof sudokuGrid> = {
  size: 4,
  cells: [1, 2, 3, null, 3, 4, 1, 2, 2, 1, 4, 3, null, 3, 2, 1],
  full: [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1],
};
