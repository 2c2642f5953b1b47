import type { Random } from './random.ts';

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

export interface FieldWanted {
  size: number;
  obstacles: number;
  /** Steps of the shortest way. */
  min: number;
  max: number;
}

/** A field whose shortest way is as long as wanted. */
export function makeField(random: Random, { size, obstacles, min, max }: FieldWanted): Field & { obstacles: number[] } {
  const cells = Array.from({ length: size * size - 1 }, (_, at) => at + 1);
  for (let turn = 0; turn < 1000; turn++) {
    const [goal = 1, ...blocked] = random.sample(cells, obstacles + 1);
    const field = { size, start: 0, goal, obstacles: blocked.sort((one, other) => one - other) };
    const length = shortestPath(field)?.length ?? 0;
    if (length >= min && length <= max) return field;
  }
  throw new Error('no field fits these parameters');
}
