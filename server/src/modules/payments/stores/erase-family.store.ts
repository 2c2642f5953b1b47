import { type Db, sql } from '#platform/db';
import { type Eraser, takeNamesOut } from '#platform/erasure';

/** Orders and payments stay, as the law asks of books; who paid them is nobody any more. */
export const erasePayers =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const ours = sql`family_id = ${it.familyId}`;
    const orders = sql`select order_id from payments_orders where ${ours}`;
    const payments = sql`select payment_ref from payments_payments where order_id in (${orders})`;
    const attempts = sql`select attempt_id::text from payments_attempts where order_id in (${orders})`;
    await takeNamesOut(db, it, { table: 'payments_openings', key: ['opening_id'], texts: ['reason'], where: ours });
    await takeNamesOut(db, it, { table: 'payments_orders', key: ['order_id'], texts: ['made_reason'], where: ours });
    await takeNamesOut(db, it, { table: 'payments_past', key: ['payment_id'], texts: ['about', 'document'], where: ours });
    await takeNamesOut(db, it, { table: 'payments_manual', key: ['payment_id'], texts: ['document'], where: sql`order_id in (${orders})` });
    if (!it.account) return;
    // What a bank told of a payment may name who paid; nothing reads it again once it is done.
    await takeNamesOut(db, it, {
      table: 'payments_inbox',
      key: ['provider', 'event_id'],
      json: ['body'],
      where: sql`done_at is not null and (
        exists (select from (${orders}) o where strpos(body::text, o.order_id::text) > 0)
        or exists (select from (${attempts}) a where strpos(body::text, a.attempt_id) > 0)
        or exists (select from (${payments}) p where strpos(body::text, p.payment_ref) > 0))`,
    });
  };
