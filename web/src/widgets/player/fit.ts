import type { CSSProperties } from 'react';

/**
 * Things are as large as their number and their place allow (docs/design/world.md#sizes). What stands in a `.fit` has the side that is
 * worked out here, by the style sheet itself: nothing is measured by a script, and nothing jumps when the page has come.
 */

interface Things {
  count: number;
  /** Largest height of one, in pixels. */
  most: number;
  /** How many times as wide as high one is. */
  wide?: number;
  /** Always so many abreast. */
  columns?: number;
  /** What height there is, as a CSS length, where it is not that of the place. */
  height?: string;
}

/** The height of each of so many things with which all of them just fit, as a CSS length. */
export function best({ count, most, wide = 1, columns, height = '100cqh' }: Things): string {
  const all = columns === undefined ? Array.from({ length: count }, (_, at) => at + 1) : [columns];
  // Of the ways with as many rows only the narrowest is worth a look.
  const ways = all.filter((one) => columns !== undefined || Math.ceil(count / one) !== Math.ceil(count / (one - 1)));
  const sides = ways.map((one) => {
    const rows = Math.ceil(count / one);
    return `min((100cqw - ${one - 1} * var(--fit-gap)) / ${one * wide}, (${height} - ${rows - 1} * var(--fit-gap)) / ${rows})`;
  });
  return `min(${most}px, ${sides.length > 1 ? `max(${sides.join(', ')})` : (sides[0] ?? '100cqh')})`;
}

/** For the place itself: what its things are as high as, and how many times as wide. */
export const fitted = (things: Things): CSSProperties =>
  ({ '--best': best(things), '--wide': things.wide ?? 1, '--count': things.count }) as CSSProperties;

/** How broad cards are, and how large their letters: what has a picture, or a letter or two, is a square, words are broader than high. */
export function cardLook(longest: number, hasPictures: boolean): { wide: number; letter: number } {
  const wide = hasPictures || longest <= 3 ? 1 : longest <= 8 ? 2 : 3;
  return { wide, letter: hasPictures ? 0.13 : Math.min(0.46, (wide * 1.35) / Math.max(1, longest)) };
}

/** How many letters the longest word of all has: no line can be narrower. */
export const longestWord = (texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.split(/\s/)).map(({ length }) => length));

interface Fields {
  columns: number;
  rows: number;
  fields?: number;
  most?: number;
  /** Pixels over each field: its caption. */
  head?: number;
}

/** For a field of squares, and several of them side by side or one below the other, whichever makes them larger. */
export function fittedField({ columns, rows, fields = 1, most = 96, head = 0 }: Fields): CSSProperties {
  const side = (across: number, down: number) =>
    `min((100cqw - ${across * (columns + 1) * 3 + (across - 1) * 18}px) / ${across * columns}, (100cqh - ${down * ((rows + 1) * 3 + head) + (down - 1) * 18}px) / ${down * rows})`;
  const sides = fields === 1 ? side(1, 1) : `max(${side(fields, 1)}, ${side(1, fields)})`;
  // Where the page is too low even so, it is scrolled: a square is never smaller than that part of a finger.
  return { '--best': `min(${most}px, ${sides})`, '--rows': `calc(${rows * fields} * var(--fit-finger, 0.75))` } as CSSProperties;
}
