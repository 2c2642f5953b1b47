/** A robot on a square field: cells are row x size + column. */
export interface Field {
  size: number;
  start: number;
  goal: number;
  obstacles: readonly number[];
}
export type Step = 'up' | 'down' | 'left' | 'right';

const steps: readonly Step[] = ['right', 'left', 'down', 'up'];

/** The cell one step on; undefined at the edge or an obstacle. */
function stepFrom({ size, obstacles }: Field, cell: number, step: Step): number | undefined {
  const row = Math.floor(cell / size) + (step === 'down' ? 1 : step === 'up' ? -1 : 0);
  const column = (cell % size) + (step === 'right' ? 1 : step === 'left' ? -1 : 0);
  const next = row * size + column;
  return row < 0 || column < 0 || row >= size || column >= size || obstacles.includes(next) ? undefined : next;
}

/** Where the program ends; undefined when it bumps into something. */
export function follow(field: Field, program: readonly Step[]): number | undefined {
  let cell: number | undefined = field.start;
  for (const step of program) if (cell !== undefined) cell = stepFrom(field, cell, step);
  return cell;
}

/** The shortest program, or undefined. */
export function shortestPath(field: Field): Step[] | undefined {
  const reached = new Map<number, Step[]>([[field.start, []]]);
  for (const [cell, program] of reached) {
    if (cell === field.goal) return program;
    for (const step of steps) {
      const next = stepFrom(field, cell, step);
      if (next !== undefined && !reached.has(next)) reached.set(next, [...program, step]);
    }
  }
  return undefined;
}
