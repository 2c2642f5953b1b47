export type Pegs = readonly (readonly number[])[];

/** The pegs after the top disc of one goes to another; undefined where a larger one would lie on a smaller, or there is none. */
export function moved(pegs: Pegs, from: number, to: number): Pegs | undefined {
  const disc = pegs[from]?.at(-1);
  const under = pegs[to]?.at(-1);
  if (disc === undefined || from === to || (under !== undefined && under < disc)) return undefined;
  return pegs.map((peg, at) => (at === from ? peg.slice(0, -1) : at === to ? [...peg, disc] : peg));
}

/** Whether both look alike. */
export const alike = (one: Pegs, other: Pegs): boolean => JSON.stringify(one) === JSON.stringify(other);
