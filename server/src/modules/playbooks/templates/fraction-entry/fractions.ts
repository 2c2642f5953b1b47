/** A fraction as it is written: wholes in front where there are some, a number over a number. */
export interface Fraction {
  whole?: number;
  top: number;
  bottom: number;
}

/** A fraction that is to be written, and in which form. */
export interface Entry {
  line: (string | Fraction)[];
  right: Fraction;
  /** Of `right`, what is given. */
  given: 'top' | 'bottom' | undefined;
  form: 'any' | 'fraction' | 'mixed';
  simplest: boolean;
}

const written = /^(?:(\d{1,3}) )?(\d{1,3})\/([1-9]\d{0,2})$/;

/** Reads `3/4`, `1 3/4`, and `2`, which is two wholes; undefined where it is none of them. */
export function fractionOf(text: string): Fraction | undefined {
  if (/^\d{1,3}$/.test(text)) return { whole: Number(text), top: 0, bottom: 1 };
  const [, whole, top, bottom] = written.exec(text) ?? [];
  if (top === undefined) return undefined;
  return { ...(whole !== undefined && { whole: Number(whole) }), top: Number(top), bottom: Number(bottom) };
}

/** A line with fractions in it: `1 1/4 + 2/4 =` is a fraction, a sign, a fraction, a sign. */
export const lineOf = (text: string): (string | Fraction)[] =>
  text
    .split(/((?:\d{1,3} )?\d{1,3}\/\d{1,3})/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => (piece.includes('/') ? (fractionOf(piece) ?? piece) : piece));

/** All of it in parts: 1 3/4 is seven. */
export const partsOf = ({ whole = 0, top, bottom }: Fraction): number => whole * bottom + top;

/** Are they the same number? */
export const isEqual = (one: Fraction, other: Fraction): boolean => partsOf(one) * other.bottom === partsOf(other) * one.bottom;

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** Can its parts not be made larger? */
export const isSimplest = ({ top, bottom }: Fraction): boolean => top === 0 || divisor(top, bottom) === 1;

/** In the fewest parts. */
export function simplest({ whole, top, bottom }: Fraction): Fraction {
  const by = divisor(top, bottom);
  return { ...(whole !== undefined && { whole }), top: top / by, bottom: bottom / by };
}

/** With its wholes taken out. */
export function mixed(fraction: Fraction): Fraction {
  const parts = partsOf(fraction);
  const whole = Math.floor(parts / fraction.bottom);
  return { ...(whole > 0 && { whole }), top: parts % fraction.bottom, bottom: fraction.bottom };
}
