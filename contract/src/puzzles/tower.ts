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

/**
 * An arrangement as one number: on which peg each disc lies says it all, since their order is given. A digit of base three a disc,
 * the smallest disc first.
 */
const numberOf = (pegs: Pegs, discs: readonly number[]): number =>
  discs.reduce((sum, disc, at) => sum + pegs.findIndex((peg) => peg.includes(disc)) * 3 ** at, 0);

const discsOf = (pegs: Pegs): number[] => pegs.flat().sort((one, other) => one - other);

const everyMove: readonly Move[] = [0, 1, 2].flatMap((from) => [0, 1, 2].filter((to) => to !== from).map((to): Move => [from, to]));

/** The number after one move; undefined when the move breaks the rule. */
function numberAfter(arrangement: number, [from, to]: Move, discs: number): number | undefined {
  for (let disc = 0, weight = 1; disc < discs; disc++, weight *= 3) {
    const peg = Math.floor(arrangement / weight) % 3;
    // The smallest disc that lies on either of the two is the one that may go.
    if (peg === from) return arrangement + (to - from) * weight;
    if (peg === to) return undefined;
  }
  return undefined;
}

/** The fewest moves from one arrangement to another: breadth first over at most 3^discs of them. */
export function fewestMoves(from: Pegs, to: Pegs): Move[] | undefined {
  const discs = discsOf(from);
  if (discsOf(to).join() !== discs.join()) return undefined;
  const [first, last] = [numberOf(from, discs), numberOf(to, discs)];
  const reached = new Map<number, { before: number; move: Move } | undefined>([[first, undefined]]);
  for (const arrangement of reached.keys()) {
    if (arrangement === last) return wayTo(last, reached);
    for (const move of everyMove) {
      const next = numberAfter(arrangement, move, discs.length);
      if (next !== undefined && !reached.has(next)) reached.set(next, { before: arrangement, move });
    }
  }
  return undefined;
}

function wayTo(last: number, reached: ReadonlyMap<number, { before: number; move: Move } | undefined>): Move[] {
  const way: Move[] = [];
  for (let step = reached.get(last); step; step = reached.get(step.before)) way.unshift(step.move);
  return way;
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
