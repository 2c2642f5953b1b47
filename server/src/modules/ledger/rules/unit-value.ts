/** How many units a lot was bought with, for how much (minor units), and how many of them are gone. */
export interface Worth {
  value: number;
  granted: number;
  gone: number;
}

/**
 * Worth of the next `units` units of a lot: unit p of n is worth ⌊V·p/n⌋ − ⌊V·(p−1)/n⌋, so that the units of a lot
 * always sum to its value exactly, to the minor unit (docs/design/money.md#value-of-a-unit). Value times units stays below 2^53.
 */
export const valueOfNext = ({ value, granted, gone }: Worth, units: number): number =>
  Math.floor((value * (gone + units)) / granted) - Math.floor((value * gone) / granted);
