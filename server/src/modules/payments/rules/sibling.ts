import type { Process } from '@school/contract/calendar/shapes';

/** Courses and groups that are over teach nobody any more; a pause ends. */
const over = new Set<Process['state']>(['finished', 'canceled']);

/** Children of a family that learn: each once, whatever they learn. A trial is not learning yet. */
export const learners = (processes: ReadonlyArray<Pick<Process, 'type' | 'state' | 'kids'>>): number =>
  new Set(processes.flatMap(({ type, state, kids }) => (type === 'intro' || over.has(state) ? [] : kids))).size;

/** What a package costs less, in whole minor units: never more than the percent says. */
export const siblingOff = (price: number, percent: number): number => Math.floor((price * percent) / 100);

/** What is to be paid: both discounts count from the full price, and no price is below zero. */
export function priceAfter(price: number, { code, sibling }: { code: number; sibling: number }) {
  const afterCode = price - code;
  const siblingDiscount = Math.min(sibling, afterCode);
  return { amount: afterCode - siblingDiscount, discount: code + siblingDiscount, siblingDiscount };
}
