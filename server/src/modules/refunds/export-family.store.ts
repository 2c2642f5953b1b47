import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Refunds that were asked for, and what became of them. */
export const exportRefunds =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const refunds = await db.all(sql`
      select order_id as "orderId", units, amount, currency, state, reason, answer, asked_at as "askedAt"
      from refunds_refunds where family_id = ${familyId} order by asked_at`);
    return [{ name: 'refunds.json', data: { refunds } }];
  };
