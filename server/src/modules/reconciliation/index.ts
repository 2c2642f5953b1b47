/** The door of reconciliation: what got lost on its way between banks, books and lessons, as cases with remedies. */
export { createReconciliation, type Reconciliation } from './reconciliation.ts';
export { reconciliationHttp, reconciliationTopic } from './reconciliation.http.ts';
export { lookAtBooks } from './check-books.ts';
export { moneyInvariants } from './invariants.ts';
export { eraseCaseNames } from './erase-family.store.ts';
