/** Hours in which nobody works are striped, never only grey. */
export const stripes = 'bg-[repeating-linear-gradient(135deg,var(--color-sunk)_0_6px,transparent_6px_12px)]';

/** A target of 44 px. */
const targetRem = 2.75;
/**
 * The height of minutes, so that two starts beside each other are two targets: on a grid of 15 minutes a day is twice as tall as on one
 * of half an hour.
 */
export const scaleOf = (gridMinutes: number) => {
  const target = Math.min(30, gridMinutes);
  return { target, tall: (minutes: number) => `${(minutes / target) * targetRem}rem` };
};
/** Teachers shown at once: the rest of a large school comes when it is wanted. */
export const teachersAtOnce = 24;
