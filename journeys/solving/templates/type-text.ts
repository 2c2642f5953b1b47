import { check, type Solver } from '../presses.ts';

export const solve: Solver<'type-text'> = async (given) => {
  const { hands, right, task } = given;
  const pad = hands.page.locator('main .letters');
  // By finger on the letters where they lie there, as a child does that cannot type.
  if (hands.means === 'touch' && task.letters && (await pad.isVisible()))
    for (const letter of right.text.toLowerCase()) await hands.press(pad.getByRole('button', { name: letter, exact: true }));
  else await hands.write(hands.page.locator('main input'), right.text);
  await check(given);
};
