import { drawByFinger, type Spot } from '../hands.ts';
import { named, type Solver } from '../presses.ts';

export const solve: Solver<'draw'> = async ({ hands, t }) => {
  const sheet = hands.page.getByRole('img', { name: t.tasks.drawing(0) });
  if (hands.means === 'keyboard') await hands.press(named(hands, t.furtherTasks.addCircle));
  else {
    await sheet.scrollIntoViewIfNeeded();
    const box = await sheet.boundingBox();
    if (!box) throw new Error('no sheet');
    const spot = (share: number): Spot => ({ x: box.x + box.width * share, y: box.y + box.height * (0.2 + 0.6 * share * share) });
    await drawByFinger(hands.page, [Array.from({ length: 12 }, (_, step) => spot(0.1 + step * 0.07))]);
  }
  await hands.press(named(hands, t.furtherTasks.drawDone));
};
