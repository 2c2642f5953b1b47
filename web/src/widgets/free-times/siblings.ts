import type { OverlapWithSibling } from '@school/contract/calendar/shapes';

/**
 * Lessons of the other kids of the family that a lesson of so many minutes from `start` (ms) would overlap. One that
 * ends when it begins does not: a parent can turn from one child to the other.
 */
export const overlapsAt = (siblings: readonly OverlapWithSibling[], start: number, minutes: number): OverlapWithSibling[] =>
  siblings.filter(({ from, to }) => start < Date.parse(to) && Date.parse(from) < start + minutes * 60_000);
