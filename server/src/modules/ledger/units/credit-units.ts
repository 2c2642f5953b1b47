import type { Currency } from '@school/contract/shapes';

import { newId } from '#platform/ids';

import type { Account } from '../stores/books.store.ts';
import type { CreditSource, UnitKind } from '../rules/lot.ts';
import { type Tools, tellChanged } from '../dependencies/dependencies.ts';

export interface Credit {
  familyId: string;
  kind: UnitKind;
  source: CreditSource;
  units: number;
  /** What was paid for them in minor units; above zero for `paid` only. */
  value: number;
  currency: Currency | null;
  /** What they cost before any discount, in minor units: the price that units of their kind are bought at (docs/decisions/0051). */
  listValue?: number;
  /** Where the money came from: the account of the provider. Required when `value` is above zero. */
  moneyFrom?: Account;
  orderId?: string;
  /** The units of one period of a subscription. */
  subscription?: boolean;
  /** They are used before all others of the same moment and the same last day. */
  spentFirst?: boolean;
  /** The last second they may be used (rules/expiry). */
  expiresAt: Temporal.Instant;
  /** Names this credit for ever in its family: asked again with it, nothing more is credited. */
  key: string;
}

/** Puts units onto a balance as a lot of their own, once for its key. Answers with the lot. */
export const creditUnits =
  (tools: Tools) =>
  ({ key, ...credit }: Credit): Promise<{ lotId: string }> =>
    tools.db.inTransaction(async () => {
      const {
        familyId,
        kind,
        source,
        units,
        value,
        currency,
        moneyFrom,
        orderId = null,
        subscription = false,
        spentFirst = false,
        expiresAt,
        listValue = null,
      } = credit;
      const now = tools.clock.now();
      await tools.books.lockFamily(familyId);
      const request = { kind, source, units, value, currency, orderId, subscription };
      const lotId = newId();
      const op = await tools.books.beginOp({ scope: `family:${familyId}`, key, what: 'credit', request, result: lotId }, now);
      if ('already' in op) return { lotId: op.already };

      await tools.books.openWallet(familyId, kind);
      await tools.lots.add({
        lotId,
        familyId,
        kind,
        source,
        subscription,
        spentFirst,
        granted: units,
        value,
        listValue: source === 'paid' ? (listValue ?? value) : null,
        currency,
        expiresAt,
        orderId,
        createdAt: now,
      });
      await tools.books.enter({ opId: op.opId, lot: { familyId, lotId, kind }, type: source, delta: units, value }, now);
      if (value > 0) {
        if (!moneyFrom || !currency) throw new Error(`Credit ${key} has a value, but nobody says where the money came from`);
        await tools.books.post(op.opId, { debit: moneyFrom, credit: 'deferred', amount: value, currency }, now);
      }
      await tools.outbox.publish({ type: 'ledger.balance_replenished', familyId, kind, units });
      await tellChanged(tools, familyId);
      return { lotId };
    });
