import { fewestMoves, moved, type Pegs, samePegs } from '@school/contract/puzzles/tower';
import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

const pegs = z.array(z.array(z.int().min(1).max(5))).length(3);

/** Discs moved one at a time until the tower is as shown. Worth fewest moves by moves made, never below 0.33. */
export const towerMoves = template({
  code: 'tower-moves',
  written: writtenItem({ from: pegs, to: pegs }).refine(({ from, to }) => (fewestMoves(from, to)?.length ?? 0) > 0, {
    path: ['to'],
    message: 'cannot be reached, or is there already',
  }),
  asks: () =>
    both(
      'Перестрой башню по образцу. Большой диск нельзя класть на маленький',
      'Rebuild the tower like the sample. Never put a large disc on a small one',
    ),
  build: ({ from, to }) => ({ from, to }),
  shown: ({ from, to }) => ({ discs: from.flat().length, from, to }),
  score({ from, to }, { moves }) {
    let now: Pegs | undefined = from;
    for (const move of moves) now = now && moved(now, move);
    if (!now) return undefined;
    if (!samePegs(now, to)) return { part: 0 };
    return { part: Math.max(0.33, (fewestMoves(from, to)?.length ?? 0) / moves.length) };
  },
  enough: 0.33,
  solution: ({ from, to }) => ({
    template: 'tower-moves',
    moves: (fewestMoves(from, to) ?? []).map(([one, other]): [number, number] => [one, other]),
  }),
  hint: () => hints.tower,
});
