import { type Picture, shapeColors } from '../playbooks/pictures.ts';
import type { Random } from './random.ts';

const traits = {
  shape: ['circle', 'square', 'triangle', 'star', 'rhombus'],
  color: shapeColors,
  count: [1, 2, 3, 4, 5],
  size: ['s', 'm', 'l'],
} as const;
export type MatrixTrait = keyof typeof traits;
type Look = Extract<Picture, { kind: 'shape' }>;

export interface MatrixWanted {
  size: 2 | 3;
  traits: readonly MatrixTrait[];
  /** Each further trait appears once in a row and once in a column. */
  latin?: boolean | undefined;
  options: number;
}

/** A table whose rows share one trait and columns another; `right` is its last cell, left out of `cells`. */
export function makeMatrix(
  random: Random,
  { size, traits: used, latin, options }: MatrixWanted,
): { cells: Look[]; right: Look; wrong: Look[] } {
  const values = new Map(used.map((trait) => [trait, random.sample<string | number>(traits[trait], size)]));
  const look = (valueOf: (trait: MatrixTrait, at: number) => string | number | undefined): Look => ({
    kind: 'shape',
    shape: 'circle',
    color: 'red',
    ...Object.fromEntries(used.map((trait, at) => [trait, valueOf(trait, at)])),
  });
  const cellAt = (row: number, column: number) =>
    look((trait, at) => values.get(trait)?.[latin && at > 0 ? (row + column * at) % size : at % 2 ? column : row]);
  const cells = Array.from({ length: size * size }, (_, cell) => cellAt(Math.floor(cell / size), cell % size));
  const right = cells.pop() as Look;
  const wrong = new Map<string, Look>();
  for (let turn = 0; wrong.size < options - 1 && turn < 300; turn++) {
    const other: Look = { ...right };
    for (const trait of random.sample(used, random.int(1, used.length)))
      Object.assign(other, { [trait]: random.pick<string | number>(traits[trait]) });
    if (JSON.stringify(other) !== JSON.stringify(right)) wrong.set(JSON.stringify(other), other);
  }
  return { cells, right, wrong: [...wrong.values()] };
}
