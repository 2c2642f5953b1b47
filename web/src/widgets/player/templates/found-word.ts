/** Words in a square field of letters, across or down. Pure. */

/** The squares from one to another, when they lie in one row (to the right) or one column (downwards). */
export function squaresBetween(size: number, one: number, other: number): number[] | undefined {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const sameRow = Math.floor(from / size) === Math.floor(to / size);
  const sameColumn = from % size === to % size;
  if (!sameRow && !sameColumn) return undefined;
  const step = sameRow ? 1 : size;
  return Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
}

/** The word that these squares spell, when it is one of those looked for. */
export function wordAt(letters: readonly string[], squares: readonly number[], words: readonly string[]): string | undefined {
  const spelt = squares
    .map((square) => letters[square] ?? '')
    .join('')
    .toLocaleLowerCase();
  return words.find((word) => word.toLocaleLowerCase() === spelt);
}
