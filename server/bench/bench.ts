/** One line of a bench's table: figures by their names, with units in the names. */
export type BenchRow = Record<string, string | number>;

/** What a file `*.bench.ts` exports: one measurement, its rivals side by side in the same run. */
export interface Bench {
  name: string;
  bounds?: readonly Bound[];
  run(how?: BenchRun): Promise<BenchRow[]>;
}

/** How it is run. */
export interface BenchRun {
  /** A small part of it, to see that it works: its figures say little. */
  short: boolean;
}

/** What a figure of a row must not pass, upwards or downwards: so much, or so many times what stands there in the row of a rival. */
export type Bound = { what: string; figure: string; timesOf?: string } & ({ most: number } | { least: number });

/** Sentences about every figure that has passed its bound, or that nobody measured. */
export function overBounds(rows: readonly BenchRow[], bounds: readonly Bound[]): string[] {
  const figureOf = (row: string, figure: string) => Number(rows.find(({ what }) => what === row)?.[figure] ?? NaN);
  return bounds.flatMap((bound) => {
    const { what, figure, timesOf } = bound;
    const limit = ('most' in bound ? bound.most : bound.least) * (timesOf === undefined ? 1 : figureOf(timesOf, figure));
    const found = figureOf(what, figure);
    return ('most' in bound ? found <= limit : found >= limit) ? [] : [`${what}: ${figure} is ${found}, its bound ${limit}`];
  });
}

/** The middle of the figures (the mean of the two middle ones of an even number). */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? NaN) : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2;
}

/** The figure that `share` (0 to 1) of all figures do not pass. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
