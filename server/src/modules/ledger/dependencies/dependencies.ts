import type { EntryType } from '@school/contract/ledger/limits';

import type { Acting } from '#platform/acting';
import type { EventsOf } from '#platform/events';
import type { SchoolSettings } from '#modules/school';

import type { Account, Books } from '../stores/books.store.ts';
import type { History } from '../stores/history.store.ts';
import type { Holds } from '../stores/holds.store.ts';
import type { Lots } from '../stores/lots.store.ts';
import type { Lot, UnitKind } from '../rules/lot.ts';
import { valueOfNext } from '../rules/unit-value.ts';

/** What the ledger tells the modules above. */
export interface BalanceReplenished {
  type: 'ledger.balance_replenished';
  familyId: string;
  kind: UnitKind;
  units: number;
}
export interface BalanceChanged {
  type: 'ledger.balance_changed';
  familyId: string;
}
export type LedgerEvent = BalanceReplenished | BalanceChanged;

/** What an action of this module works with. */
export interface Tools extends Acting {
  school: Pick<SchoolSettings, 'now' | 'read'>;
  books: Books;
  lots: Lots;
  holds: Holds;
  history: History;
}

/** Tells everybody that a family's balance is another one now. */
export async function tellChanged({ outbox, realtime }: Pick<Tools, 'outbox' | 'realtime'>, familyId: string): Promise<void> {
  await outbox.publish({ type: 'ledger.balance_changed', familyId });
  await realtime.changed(`users/${familyId}`);
}

/** Takes the next units out of a lot, with their entry and the money behind them. */
export async function takeUnits(
  { books, lots }: Pick<Tools, 'books' | 'lots'>,
  taken: { opId: number; lot: Lot; units: number; type: EntryType; moneyTo: Account; fromHeld: number; lessonId?: string },
  now: Temporal.Instant,
): Promise<void> {
  const { opId, lot, units, type, moneyTo, fromHeld, lessonId } = taken;
  const value = valueOfNext({ value: lot.value, granted: lot.granted, gone: lot.granted - lot.remaining }, units);
  await lots.spend(lot, units, fromHeld);
  await books.enter({ opId, lot, type, delta: -units, fromHeld, value, lessonId }, now);
  if (lot.currency) await books.post(opId, { debit: 'deferred', credit: moneyTo, amount: value, currency: lot.currency }, now);
}

declare module '#platform/events' {
  interface Events extends EventsOf<LedgerEvent> {}
}
