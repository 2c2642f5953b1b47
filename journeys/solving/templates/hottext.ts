import { check, type Solver } from '../presses.ts';

export const solve: Solver<'hottext'> = async (given) => {
  const { hands, task, right } = given;
  const marks = task.pieces.flatMap((piece) => ('id' in piece ? [piece.id] : []));
  const field = hands.page.getByRole('group', { name: given.t.tasks.toMark });
  for (const id of right.marked) await hands.press(field.locator('button').nth(marks.indexOf(id)));
  await check(given);
};
