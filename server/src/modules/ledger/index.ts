/** The door of the ledger: lesson units, their reservations, and the money behind them. */
export type { Turnover } from './stores/turnover.store.ts';
export { createLedger, type Ledger } from './ledger.ts';
export type { LedgerEntry } from './units/read-history.ts';
export { ledgerInvariants, type Invariant } from './stores/invariants.store.ts';
export { packageLife, periodLife, unitsEnd } from './rules/expiry.ts';
export type { MoneyAccount } from './stores/books.store.ts';
export type { UnitKind } from './rules/lot.ts';
export type { Refundable, SetAside } from './set-aside/set-aside.ts';
export type { Reserved } from './units/reserve-unit.ts';
export type { BalanceChanged, BalanceReplenished, LedgerEvent } from './dependencies/dependencies.ts';
export type { Grant } from './by-manager/grant-units.ts';
export type { WriteOff } from './by-manager/write-off-units.ts';
