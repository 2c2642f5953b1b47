/** Hours in which nobody works are striped, never only grey. */
export const stripes = 'bg-[repeating-linear-gradient(135deg,var(--color-sunk)_0_6px,transparent_6px_12px)]';

/** Half an hour is a target of 44 px. */
export const rowMinutes = 30;
export const rowRem = 2.75;
/** Teachers shown at once: the rest of a large school comes when it is wanted. */
export const teachersAtOnce = 24;
