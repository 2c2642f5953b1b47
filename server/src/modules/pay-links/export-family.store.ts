import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Links that the family has made for others to pay by. */
export const exportLinks =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => [
    {
      name: 'pay-links.json',
      data: await db.all(sql`
        select order_id as "orderId", made_at as "madeAt", ends_at as "until", withdrawn_at as "withdrawnAt"
        from pay_links_links where family_id = ${familyId} order by made_at`),
    },
  ];
