import type { SettingKey } from '@school/contract/school/settings';

import { type Db, sql } from '#platform/db';

/** Which open orders keep a number of the school as they were made with it. */
const kept = {
  orderHours: sql`made_by is null and renews_period is null`,
  orderByHandDays: sql`made_by is not null`,
  packageMonths: sql`kind <> 'subscription'`,
  subscriptionDays: sql`kind = 'subscription'`,
  giftsFirst: sql`true`,
  refundFeePercent: sql`true`,
  refundFeeAmounts: sql`true`,
  renewalGraceDays: sql`renews_period is not null`,
};

/** What was promised under a setting: open orders, and their families. */
export const createPromisedOrders =
  (db: Db) =>
  async (key: SettingKey): Promise<{ families: number; promises: number }> => {
    const found = await db.one(sql<{ families: number; promises: number }>`
      select count(distinct family_id) as families, count(*) as promises from payments_orders
      where state = 'open' and ${Object.hasOwn(kept, key) ? kept[key as keyof typeof kept] : sql`false`}`);
    return found ?? { families: 0, promises: 0 };
  };
