export type Step = 'up' | 'down' | 'left' | 'right';

/**
 * The squares a robot stands on, from the start, one for each step. At an edge or an obstacle it stops: `bumped` is
 * the step that failed.
 */
export function walk(
  size: number,
  start: number,
  obstacles: readonly number[],
  steps: readonly Step[],
): { squares: number[]; bumped: number | undefined } {
  const squares = [start];
  for (const [index, step] of steps.entries()) {
    const at = squares.at(-1) ?? start;
    const [row, column] = [
      Math.floor(at / size) + (step === 'down' ? 1 : step === 'up' ? -1 : 0),
      (at % size) + (step === 'right' ? 1 : step === 'left' ? -1 : 0),
    ];
    const next = row * size + column;
    if (row < 0 || column < 0 || row >= size || column >= size || obstacles.includes(next)) return { squares, bumped: index };
    squares.push(next);
  }
  return { squares, bumped: undefined };
}
