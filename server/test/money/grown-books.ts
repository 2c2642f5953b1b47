import { type Db, sql } from '../../src/platform/db.ts';

/**
 * Books of a school of 3,000 families after a year, so that PostgreSQL plans as it would there. They are written
 * behind the back of every trigger and do not agree with themselves: only plans are looked at over them.
 */
export async function growBooks(db: Pick<Db, 'inTransaction' | 'allowLonger' | 'run'>): Promise<void> {
  await db.inTransaction(async () => {
    await db.run(sql`set local session_replication_role = replica`);
    await db.allowLonger(60);
    for (const statement of rows) await db.run(sql.raw(statement));
  });
  for (const table of tables) await db.run(sql.raw(`analyze ${table}`));
}

const family = `md5('family' || f)::uuid`;
const lot = `md5('lot' || f || '-' || n)::uuid`;
const order = `md5('order' || f || '-' || n)::uuid`;
const at = `timestamptz '2025-11-23 10:00+03' + f * interval '1 minute' + n * interval '20 days'`;
const each = (times: number) => `from generate_series(1, 3000) f, generate_series(1, ${times}) n`;

const rows = [
  `insert into ledger_families (family_id, seq) select ${family}, 24 from generate_series(1, 3000) f`,
  `insert into ledger_wallets (family_id, kind, current, held, seq)
   select ${family}, kind, 20, 2, 12 from generate_series(1, 3000) f, unnest(array['gold', 'silver']) kind`,
  `insert into ledger_lots (family_id, lot_id, kind, source, order_id, spent_after, granted, remaining, held, value, currency, expires_at, created_at)
   select ${family}, ${lot}, case n % 2 when 0 then 'gold' else 'silver' end, 'paid', ${order}, 0, 8, greatest(0, n - 2), 0, 36001, 'BYN',
     ${at} + interval '400 days', ${at} ${each(6)}`,
  `insert into ledger_holds (family_id, hold_id, kind, lesson_id, kid_uid, lot_id, starts_at, state, created_at, resolved_at)
   select ${family}, gen_random_uuid(), 'gold', gen_random_uuid(), gen_random_uuid(), ${lot}, ${at},
     case when n > 10 then 'held' else 'posted' end, ${at}, case when n > 10 then null else ${at} end ${each(12)}`,
  `insert into ledger_ops (scope, key, what, request, result, at)
   select 'family:' || ${family}, 'grown:' || n, 'post', '{}', 'posted', ${at} ${each(12)}`,
  `insert into ledger_entries (family_id, kind, seq, family_seq, op_id, lot_id, type, delta, after, value, lesson_id, at)
   select ${family}, 'gold', n, n, (f - 1) * 12 + n, ${lot}, 'process', -1, 20, 4500, gen_random_uuid(), ${at} ${each(12)}`,
  `insert into ledger_postings (op_id, n, debit, credit, amount, currency, at)
   select (f - 1) * 12 + n, 1, 'deferred', 'revenue', 4500, 'BYN', ${at} ${each(12)}`,
  `insert into payments_orders (order_id, family_id, product_code, kind, lessons, life, amount, currency, state, captured, locale,
     terms_accepted_at, created_at, closes_at, paid_at)
   select ${order}, ${family}, 'individual-8', 'individual', 8, 'P12M', 36001, 'BYN', case n when 6 then 'expired' else 'paid' end,
     case n when 6 then 0 else 36001 end, 'ru-RU', ${at}, ${at}, ${at} + interval '1 day', case n when 6 then null else ${at} end ${each(6)}`,
  `insert into payments_attempts (attempt_id, order_id, number, provider, method, state, provider_ref, created_at, changed_at)
   select md5('attempt' || f || '-' || n)::uuid, ${order}, 1, 'sandbox', 'card', 'succeeded', 'ref-' || f || '-' || n, ${at}, ${at} ${each(6)}`,
  `insert into payments_payments (provider, payment_ref, order_id, amount, currency, outcome, at)
   select 'sandbox', 'pay-' || f || '-' || n, ${order}, 36001, 'BYN', 'applied', ${at} ${each(5)}`,
  `insert into payments_inbox (provider, event_id, body, received_at, done_at)
   select 'sandbox', 'evt-' || f || '-' || n, '{}', ${at}, ${at} ${each(6)}`,
  `insert into promotions_offers (family_id, gift_code, lessons, offered_at, until_at)
   select ${family}, 'afterIntro', 3, ${at}, ${at} ${each(1)}`,
  `insert into promotions_frozen_gifts (order_id, gift_code, family_id, lessons, frozen_at)
   select ${order}, 'afterIntro', ${family}, 3, ${at} ${each(6)}`,
  `insert into promotions_given_gifts (family_id, gift_code, order_id, given_at) select ${family}, 'afterIntro', ${order}, ${at} ${each(1)}`,
  `insert into promotions_friend_codes (family_id, code, created_at) select ${family}, 'FRIEND' || f, ${at} ${each(1)}`,
  `insert into promotions_referrals (friend_family_id, inviter_family_id, invited_at)
   select ${family}, md5('inviter' || (f % 100))::uuid, ${at} ${each(1)}`,
  `insert into promotions_redemptions (order_id, family_id, code, discount, currency, state, at, changed_at)
   select ${order}, ${family}, 'FRIEND' || f, 100, 'BYN', 'consumed', ${at}, ${at} ${each(6)}`,
  `insert into promotions_checks (family_id, code, at) select ${family}, 'FRIEND' || f, ${at} ${each(6)}`,
  `insert into promotions_codes (code, type, percent, starts_at, created_at) select 'SUMMER' || n, 'percent', 10, now(), now()
   from generate_series(1, 2000) n`,
];

const tables = [...new Set(rows.map((row) => row.split(/\s+/)[2] ?? ''))];
