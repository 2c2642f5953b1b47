/** The door of reconciliation: what got lost on its way between banks, books and lessons, as cases with remedies. */
export { reconciliationModule } from './module.ts';
export type { Reconciliation } from './reconciliation.ts';
export { lookAtBooks } from './check-books.ts';
export { moneyInvariants } from './invariants.ts';
