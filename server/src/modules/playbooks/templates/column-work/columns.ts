/** Numbers one under the other: places under places. */

export type Digit = number | null;
export type Op = '+' | '-' | '·';

/** How a number is written: without its comma, and how many digits stand after it. */
interface Written {
  digits: string;
  places: number;
}

const readNumber = (text: string): Written => {
  const [whole = '', part = ''] = text.split('.');
  return { digits: whole + part, places: part.length };
};

/** A sum in columns: its two numbers as whole ones of the smallest place, and how large the sheet is. */
export interface Columns {
  op: Op;
  top: number;
  bottom: number;
  places: number;
  columns: number;
  /** How the two numbers stand on the sheet. */
  shown: [string, string];
}

/** Sets a sum out in columns; numbers are written with a dot. One column more than the numbers have, so that it tells nothing. */
export function columnsOf(op: Op, one: string, other: string): Columns {
  const [above, below] = [readNumber(one), readNumber(other)];
  const places = Math.max(above.places, below.places);
  const padded = ({ digits, places: own }: Written) => digits + ' '.repeat(places - own);
  const longest = Math.max(padded(above).length, padded(below).length);
  const columns = op === '-' ? longest : op === '+' ? longest + 1 : above.digits.length + below.digits.length;
  const units = ({ digits, places: own }: Written) => Number(digits) * 10 ** (places - own);
  const shown = (number: Written) => padded(number).padStart(columns);
  return { op, top: units(above), bottom: units(below), places, columns, shown: [shown(above), shown(below)] };
}

/** A number in its columns, `left` columns to the left of its place; at least one digit before the comma. */
export function inColumns(number: number, columns: number, places = 0, left = 0): Digit[] {
  const digits = String(number).padStart(places + 1, '0');
  return Array.from(digits.padStart(columns - left).padEnd(columns), (sign) => (sign === ' ' ? null : Number(sign)));
}

/** The result of a sum. */
export const resultOf = ({ op, top, bottom }: Columns): number => (op === '+' ? top + bottom : op === '-' ? top - bottom : top * bottom);

const digitsOf = (number: number): number[] => Array.from(String(number), Number).toReversed();

/** Joins digits from the units on, each pair by itself: what comes out when nothing goes over to the next column. */
function columnByColumn(top: number, bottom: number, join: (one: number, other: number) => number): number {
  const [above, below] = [digitsOf(top), digitsOf(bottom)];
  const length = Math.max(above.length, below.length);
  return Array.from({ length }, (_, at) => join(above[at] ?? 0, below[at] ?? 0) * 10 ** at).reduce((sum, part) => sum + part, 0);
}

/** Sums that come of a mistake with a name. */
export const mistakes = {
  /** 47 + 25 = 62 */
  carryLost: ({ op, top, bottom }: Columns): number | undefined =>
    op === '+'
      ? columnByColumn(top, bottom, (a, b) => (a + b) % 10)
      : op === '·' && bottom < 10
        ? columnByColumn(top, 0, (a) => (a * bottom) % 10)
        : undefined,
  /** 47 + 25 = 612 */
  carryWritten: ({ op, top, bottom }: Columns): number | undefined => {
    if (op !== '+') return undefined;
    const [above, below] = [digitsOf(top), digitsOf(bottom)];
    const length = Math.max(above.length, below.length);
    return Number(
      Array.from({ length }, (_, at) => (above[at] ?? 0) + (below[at] ?? 0))
        .toReversed()
        .join(''),
    );
  },
  /** 52 − 27 = 35 */
  smallerFromLarger: ({ op, top, bottom }: Columns): number | undefined =>
    op === '-' ? columnByColumn(top, bottom, (a, b) => Math.abs(a - b)) : undefined,
  /** 71 − 46 = 35: a ten was changed and counted again. */
  changeForgotten: ({ op, top, bottom }: Columns): number | undefined =>
    op === '-' ? columnByColumn(top, bottom, (a, b) => (a - b + 10) % 10) : undefined,
};
