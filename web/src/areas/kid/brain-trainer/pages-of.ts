/** A list cut into pages of at most `size`, in its order; always one page at least (docs/design/interface.md#ages). */
export const pagesOf = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(list.length / size)) }, (_, at) => list.slice(at * size, (at + 1) * size));
