import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { ledgerInvariants } from './stores/invariants.store.ts';
import { aCredit, brokenInvariants, oneForOne } from './testing.ts';

/**
 * Each invariant is seen red once: a fault is planted behind the back of every constraint and trigger, and the
 * check must name it. The key is the invariant that has to notice; others may notice as well.
 */
const faults: Record<string, string> = {
  I01: `update ledger_wallets set current = current + 1`,
  I02: `update ledger_lots set held = held + 1 where remaining > held`,
  I03: `alter table ledger_wallets drop constraint held_is_covered; update ledger_wallets set held = current + 1`,
  I04: `update ledger_wallets set seq = seq + 1`,
  I05: `update ledger_entries set after = after + 1 where type = 'process'`,
  I06: `update ledger_lots set remaining = remaining - 1 where remaining > held`,
  I07: `update ledger_holds set state = 'voided', resolved_at = now() where state = 'held'`,
  I12: `insert into ledger_postings select op_id, 9, 'deferred', 'revenue', 1, 'BYN', at from ledger_ops limit 1`,
  I16: `insert into ledger_entries select family_id, kind, seq + 100, family_seq + 100, op_id, lot_id, 'exchange', 1, after, 0, null, at
        from ledger_entries limit 1`,
  I17: `update ledger_lots set expires_at = expires_at + interval '1 second' where source = 'exchange'`,
  I18: `drop index ledger_holds_one_live; insert into ledger_holds
        select family_id, gen_random_uuid(), kind, lesson_id, kid_uid, lot_id, starts_at, state, created_at, resolved_at
        from ledger_holds where state = 'posted'`,
  I19: `update ledger_holds set state = 'voided' where state = 'posted'`,
  I21: `update ledger_ops set result = null where what = 'post'`,
  I22: `update ledger_lots set expires_at = '2026-11-24T00:00+03' where held > 0`,
  I23: `insert into ledger_entries select family_id, kind, seq + 100, family_seq + 100, op_id, lot_id, type, delta, after, 0, null, at
        from ledger_entries where type = 'paid'`,
  I29: `update ledger_set_asides set units = units + 1 where state = 'posted'`,
  I34: `delete from ledger_reasons`,
};

/** Further faults that an invariant has to notice. */
const moreFaults: ReadonlyArray<readonly [string, string]> = [
  ['I07', `update ledger_set_asides set state = 'voided', resolved_at = now() where state = 'held'`],
  ['I16', `update ledger_entries set delta = delta + 1 where type = 'exchange' and delta > 0`],
  ['I16', `update ledger_entries set value = value + 1 where type = 'exchange' and delta > 0`],
  ['I16', `update ledger_entries set type = 'bonus' where type = 'exchange' and delta > 0`],
  ['I17', `update ledger_lots set order_id = gen_random_uuid() where source = 'exchange'`],
  ['I17', `update ledger_lots set parent_id = null where source = 'exchange'`],
  ['I16', `update ledger_ops set result = jsonb_set(result::jsonb, '{rate,give}', '2')::text where what = 'exchange'`],
  ['I17', `update ledger_lots set root_id = lot_id where source = 'exchange'`],
  ['I17', `update ledger_lots set kind = 'gold' where source = 'exchange'`],
  ['I12', `delete from ledger_postings where credit = 'refund_payable'`],
  ['I34', `update ledger_reasons set op_id = (select op_id from ledger_ops where what = 'post')`],
  ['I29', `delete from ledger_set_asides where state = 'posted'`],
  ['I29', `update ledger_ops set what = 'other' where what = 'refund'`],
];

test('every invariant has a planted fault', () => {
  expect(Object.keys(faults)).toEqual(ledgerInvariants.map(({ code }) => code));
});

test('every invariant notices the fault that is planted for it', async () => {
  const school = await openSchool();
  const { db, ledger } = school;
  await oneForOne(school);
  const familyId = newId();
  await ledger.credit(aCredit({ familyId }));
  await ledger.credit(aCredit({ familyId, source: 'bonus', units: 1, expiresAt: Temporal.Instant.from('2027-01-31T23:59:59+03:00') }));
  const lesson = () => ({
    familyId,
    kind: 'gold' as const,
    lessonId: newId(),
    kidUid: newId(),
    startsAt: Temporal.Instant.from('2026-11-25T18:00+03:00'),
  });
  const [spent, waiting] = [lesson(), lesson()];
  await ledger.reserve(spent);
  await ledger.post({ ...spent, as: 'process' });
  await ledger.reserve(waiting);
  await ledger.exchange(familyId, { from: 'gold', to: 'silver', units: 2 }, 'test');
  const by = { reason: 'Спорный урок', askedBy: newId(), approvedBy: null };
  await ledger.writeOff({ familyId, kind: 'gold', units: 1, as: 'overdue', lotId: null, key: 'test' }, by);
  for (const agreed of [true, false]) {
    const refund = { familyId, orderId: newId(), refundId: newId() };
    await ledger.credit(aCredit({ familyId, orderId: refund.orderId, units: 3, value: 100 }));
    await ledger.setAside(refund);
    if (agreed) await ledger.postAside(refund);
  }
  expect(await brokenInvariants(db)).toEqual([]);

  for (const [code, fault] of [...Object.entries(faults), ...moreFaults]) {
    const undone = new Error('undone');
    await expect(
      db.inTransaction(async () => {
        await db.run(sql`set local session_replication_role = replica`);
        for (const statement of fault.split(';')) await db.run(sql.raw(statement));
        expect(await brokenInvariants(db)).toContainEqual(expect.stringContaining(code));
        throw undone;
      }),
    ).rejects.toBe(undone);
  }
  expect(await brokenInvariants(db)).toEqual([]);
});
