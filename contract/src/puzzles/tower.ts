import type { Random } from './random.ts';

/** Pegs with discs, each from bottom to top; a larger disc never lies on a smaller one. */
export type Pegs = readonly (readonly number[])[];
export type Move = readonly [from: number, to: number];

/** The pegs after one move; undefined when the move breaks the rule. */
export function moved(pegs: Pegs, [from, to]: Move): Pegs | undefined {
  const disc = pegs[from]?.at(-1);
  const below = pegs[to]?.at(-1);
  if (disc === undefined || from === to || !pegs[to] || (below !== undefined && below < disc)) return undefined;
  return pegs.map((peg, at) => (at === from ? peg.slice(0, -1) : at === to ? [...peg, disc] : peg));
}

export const samePegs = (one: Pegs, other: Pegs): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fewest moves from one arrangement to another. */
export function fewestMoves(from: Pegs, to: Pegs): Move[] | undefined {
  const reached = new Map<string, { pegs: Pegs; moves: Move[] }>([[JSON.stringify(from), { pegs: from, moves: [] }]]);
  for (const { pegs, moves } of reached.values()) {
    if (samePegs(pegs, to)) return moves;
    for (const move of [0, 1, 2].flatMap((one) => [0, 1, 2].map((other): Move => [one, other]))) {
      const next = moved(pegs, move);
      const key = JSON.stringify(next);
      if (next && !reached.has(key)) reached.set(key, { pegs: next, moves: [...moves, move] });
    }
  }
  return undefined;
}

/** Two arrangements of discs that lie as many moves apart as wanted. */
export function makeTowers(
  random: Random,
  { discs, min, max }: { discs: number; min: number; max: number },
): { from: number[][]; to: number[][] } {
  const pegs = () => {
    const made: number[][] = [[], [], []];
    for (let disc = discs; disc > 0; disc--) made[random.int(0, 2)]?.push(disc);
    return made;
  };
  for (let turn = 0; turn < 500; turn++) {
    const [from, to] = [pegs(), pegs()];
    const moves = fewestMoves(from, to)?.length ?? 0;
    if (moves >= min && moves <= max) return { from, to };
  }
  throw new Error('no towers fit these parameters');
}
