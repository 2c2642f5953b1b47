/**
 * Whether an observed element is on the screen now. A busy phone tells several changes at once, the oldest first: the
 * first of them is what was so before.
 */
export const isSeenLast = (entries: ReadonlyArray<Pick<IntersectionObserverEntry, 'isIntersecting'>>): boolean =>
  entries.at(-1)?.isIntersecting ?? false;
