import type { EntryType } from '@school/contract/ledger/limits';

import { type Db, sql } from '#platform/db';
import { Refusal } from '#platform/refusal';

import type { Lot, UnitKind } from '../rules/lot.ts';

/** Where money lies. `clearing:x` is what provider x owes the school, `cash:x` a desk, `bank:x` an account of its own. */
export type MoneyAccount = `${'clearing' | 'cash' | 'bank'}:${string}`;
/** `deferred` is owed in lessons. */
export type Account = MoneyAccount | 'deferred' | 'revenue' | 'breakage' | 'refund_payable' | 'unapplied';

/** Money from one account to another, in minor units. */
export interface Posting {
  debit: Account;
  credit: Account;
  amount: number;
  currency: string;
}

/** What an idempotent act is known by; `request` says what was asked, so that another request under the same key is refused. */
export interface OpAsked {
  scope: string;
  key: string;
  what: string;
  request: Record<string, unknown>;
  /** What the act comes to, where that is known before it is done. */
  result?: string;
}

/** One change of a wallet. */
export interface Entry {
  opId: number;
  lot: Pick<Lot, 'familyId' | 'lotId' | 'kind'>;
  type: EntryType;
  delta: number;
  /** How much of the change had been held for a lesson. */
  fromHeld?: number;
  value: number;
  lessonId?: string | undefined;
}

/** The family's lock, the acts that happen once, wallets with their history, and the money behind them. */
export function createBooks(db: Db) {
  const lock = (familyId: string) => db.one(sql`select 1 from ledger_families where family_id = ${familyId} for no key update`);
  return {
    /** Every act on a balance begins here: one row a family, locked first, so that two acts never deadlock. */
    async lockFamily(familyId: string): Promise<void> {
      if (await lock(familyId)) return;
      // A row of our own is ours until the commit.
      if ((await db.run(sql`insert into ledger_families (family_id) values (${familyId}) on conflict do nothing`)) === 0)
        await lock(familyId);
    },
    /** Begins an act under its key. `already` holds the first result when it was done before. */
    async beginOp({ scope, key, what, request, result }: OpAsked, at: Temporal.Instant): Promise<{ opId: number } | { already: string }> {
      const asked = JSON.stringify(request);
      const begun = await db.one(sql<{ opId: number }>`
        insert into ledger_ops (scope, key, what, request, at, result) values (${scope}, ${key}, ${what}, ${asked}, ${at}, ${result ?? null})
        on conflict do nothing returning op_id as "opId"`);
      if (begun) return begun;
      const first = await db.one(sql<{ what: string; request: string; result: string }>`
        select what, request, result from ledger_ops where scope = ${scope} and key = ${key}`);
      if (first?.what !== what || first.request !== asked) throw new Refusal('request.key_reused');
      return { already: first.result };
    },
    async finishOp(opId: number, result: string): Promise<void> {
      await db.run(sql`update ledger_ops set result = ${result} where op_id = ${opId}`);
    },
    async openWallet(familyId: string, kind: UnitKind): Promise<void> {
      await db.run(sql`insert into ledger_wallets (family_id, kind) values (${familyId}, ${kind}) on conflict do nothing`);
    },
    async holdInWallet(familyId: string, kind: UnitKind, units: number): Promise<void> {
      await db.run(sql`update ledger_wallets set held = held + ${units} where family_id = ${familyId} and kind = ${kind}`);
    },
    /** Changes a wallet and writes the entry of it, numbered without gaps. */
    async enter({ opId, lot, type, delta, fromHeld = 0, value, lessonId }: Entry, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        with family as (
          update ledger_families set seq = seq + 1 where family_id = ${lot.familyId} returning seq
        ), wallet as (
          update ledger_wallets set current = current + ${delta}, held = held - ${fromHeld}, seq = seq + 1
          where family_id = ${lot.familyId} and kind = ${lot.kind} returning current, seq
        )
        insert into ledger_entries (family_id, kind, seq, family_seq, op_id, lot_id, type, delta, after, value, lesson_id, at)
        select ${lot.familyId}, ${lot.kind}, wallet.seq, family.seq, ${opId}, ${lot.lotId}, ${type}, ${delta}, wallet.current,
               ${value}, ${lessonId ?? null}, ${at}
        from wallet, family`);
    },
    async post(opId: number, { debit, credit, amount, currency }: Posting, at: Temporal.Instant): Promise<void> {
      if (amount === 0) return;
      await db.run(sql`
        insert into ledger_postings (op_id, n, debit, credit, amount, currency, at)
        select ${opId}, coalesce(max(n), 0) + 1, ${debit}, ${credit}, ${amount}, ${currency}, ${at} from ledger_postings where op_id = ${opId}`);
    },
  };
}

export type Books = ReturnType<typeof createBooks>;
