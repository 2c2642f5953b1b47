import { check, type Solver } from '../presses.ts';

export const solve: Solver<'sudoku-grid'> = async (given) => {
  const { hands, task, right } = given;
  for (const [cell, number] of right.cells.entries()) {
    if (task.cells[cell] !== null) continue;
    await hands.square(cell);
    await hands.digits(number ?? 0);
  }
  await check(given);
};
