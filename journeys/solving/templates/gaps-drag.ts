import { check, place, type Solver } from '../presses.ts';

export const solve: Solver<'gaps-drag'> = async (given) => {
  const { hands, task, right } = given;
  const gaps = task.pieces.flatMap((piece) => ('gap' in piece ? [piece.gap] : []));
  await place(
    hands,
    task.bank,
    right.pairs.map(([gap, word]) => [word, gaps.indexOf(gap)]),
  );
  await check(given);
};
