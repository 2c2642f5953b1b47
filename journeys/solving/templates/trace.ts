import { drawByFinger, type Hands, type Spot } from '../hands.ts';
import { check, named, type Solver } from '../presses.ts';

export const solve: Solver<'trace'> = async (given) => {
  const { hands, task, t } = given;
  const { page } = hands;
  if (hands.means === 'touch') {
    await drawByFinger(page, await onScreen(hands, t.furtherTasks.traceFigure(task.glyph), task.strokes));
    return;
  }
  await hands.press(named(hands, t.furtherTasks.traceByOrder));
  // The choices are mixed; each shows its own stroke.
  for (const stroke of task.strokes) await hands.press(page.locator(`main .kid-tray button:has(path:nth-of-type(2)[d="${stroke}"])`));
  await check(given);
};

/** Strokes (SVG paths in the figure's own box) as a finger follows them, in pixels of the window. */
async function onScreen({ page }: Hands, name: string, strokes: readonly string[]): Promise<Spot[][]> {
  const figure = page.getByRole('img', { name, exact: true });
  await figure.scrollIntoViewIfNeeded();
  return figure.evaluate((svg, paths) => {
    const matrix = (svg as unknown as SVGSVGElement).getScreenCTM();
    return paths.map((d) => {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', d);
      const length = path.getTotalLength();
      const steps = Math.max(2, Math.ceil(length / 4));
      return Array.from({ length: steps + 1 }, (_, step) => {
        const { x, y } = new DOMPoint(...point(path, (step / steps) * length)).matrixTransform(matrix ?? undefined);
        return { x, y };
      });
    });
    function point(path: SVGPathElement, along: number): [number, number] {
      const { x, y } = path.getPointAtLength(along);
      return [x, y];
    }
  }, strokes);
}
