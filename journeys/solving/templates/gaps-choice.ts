import { at, check, inTray, type Solver } from '../presses.ts';

export const solve: Solver<'gaps-choice'> = async (given) => {
  const { hands, task, right } = given;
  const gaps = task.pieces.flatMap((piece) => ('gap' in piece ? [piece] : []));
  for (const [where, gap] of gaps.entries()) {
    const [, option = ''] = right.pairs.find(([one]) => one === gap.gap) ?? [];
    await hands.press(hands.page.locator('main p button[aria-pressed]').nth(where));
    await hands.press(inTray(hands, at(gap.options, option)));
  }
  await check(given);
};
