import { check, type Solver } from '../presses.ts';

export const solve: Solver<'number-line'> = async (given) => {
  const { hands, task, right, t } = given;
  const { page } = hands;
  const line = page.getByRole('slider', { name: t.tasks.numberLine });
  if (hands.means === 'touch') {
    const svg = page.locator('main svg[viewBox="0 0 360 120"]');
    const box = await svg.boundingBox();
    if (!box) throw new Error('no number line');
    await svg.tap({
      position: { x: ((20 + ((right.value - task.min) / (task.max - task.min)) * 320) / 360) * box.width, y: box.height / 2 },
    });
  } else {
    await line.waitFor();
    for (let steps = 0; steps < 60 && !(await line.evaluate((input) => input === document.activeElement)); steps++)
      await page.keyboard.press('Tab');
    for (let value = task.min; value < right.value; value += task.step) await page.keyboard.press('ArrowRight');
    if (right.value === task.min) for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  }
  await check(given);
};
