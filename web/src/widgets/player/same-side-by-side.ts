/** Between pictures that stand side by side, in rem. */
const gap = 0.25;

/** In how many columns so many of the same stand, so that they have no more rows than columns. */
export const columnsOf = (count: number): number => Math.ceil(Math.sqrt(count));

/** How so many of the same stand within the square of one, its side a CSS length: a card is no larger for them. */
export function sameSideBySide(count: number, size: string) {
  const columns = columnsOf(count);
  return {
    side: `calc((${size} - ${(columns - 1) * gap}rem) / ${columns})`,
    // A pixel more, so that a row is not broken by what is rounded.
    box: { gap: `${gap}rem`, width: `calc(${size} + 1px)` },
  };
}
