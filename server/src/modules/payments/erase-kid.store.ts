import { type Db, sql } from '#platform/db';
import { type Eraser, takeNamesOut } from '#platform/erasure';

/** Orders, payments and refunds stay, as the law asks of books; who paid them is nobody any more. */
export const erasePayers =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const ours = sql`family_id = ${it.familyId}`;
    const refunds = sql`refund_id in (select refund_id from payments_refunds where ${ours})`;
    const cases = sql`case_id in (select case_id from payments_stuck_cases where ${ours})`;
    const orders = sql`select order_id from payments_orders where ${ours}`;
    const payments = sql`select payment_ref from payments_payments where order_id in (${orders})`;
    const attempts = sql`select attempt_id::text from payments_attempts where order_id in (${orders})`;
    const out = (words: Parameters<typeof takeNamesOut>[2]) => takeNamesOut(db, it, words);
    await out({ table: 'payments_refunds', key: ['refund_id'], texts: ['family_name', 'reason', 'answer'], where: ours });
    await out({ table: 'payments_refund_steps', key: ['refund_id', 'n'], texts: ['by_name', 'note'], where: refunds });
    await out({ table: 'payments_openings', key: ['opening_id'], texts: ['reason'], where: ours });
    await out({ table: 'payments_stuck_cases', key: ['case_id'], texts: ['words'], json: ['facts'], where: ours });
    await out({ table: 'payments_stuck_deeds', key: ['deed_id'], texts: ['reason', 'answer'], where: cases });
    if (!it.account) return;
    // What a bank told of a payment may name who paid; nothing reads it again once it is done.
    await out({
      table: 'payments_inbox',
      key: ['provider', 'event_id'],
      json: ['body'],
      where: sql`done_at is not null and (
        exists (select from (${orders}) o where strpos(body::text, o.order_id::text) > 0)
        or exists (select from (${attempts}) a where strpos(body::text, a.attempt_id) > 0)
        or exists (select from (${payments}) p where strpos(body::text, p.payment_ref) > 0))`,
    });
    await db.run(sql`
      update payments_subscriptions set card_token = null, card_shown = null, consented_at = null where ${ours} and state = 'ended'`);
  };
