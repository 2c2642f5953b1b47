import { type Db, sql } from '#platform/db';

import type { Rate } from '../rules/pay.ts';

/** Terms of pay as they were set. */
export interface RateRecord extends Rate {
  rateId: string;
  reason: string;
  setBy: string;
  setByName: string;
  setAt: Temporal.Instant;
}

const columns = sql`rate_id as "rateId", valid_from as from, currency, trial, short, long, "group", per_head as "perHead",
  missed_percent as "missedPercent", late_percent as "latePercent", reason, set_by as "setBy", set_by_name as "setByName", set_at as "setAt"`;

export type PayStore = ReturnType<typeof createPayStore>;

/** What teachers are paid. */
export function createPayStore(db: Db) {
  return {
    /** In the order in which they were set. */
    rates: (teacherId: string) =>
      db.all(sql<RateRecord>`select ${columns} from scheduling_pay_rates where teacher_id = ${teacherId} order by set_at, rate_id`),

    async addRate(teacherId: string, rate: RateRecord): Promise<void> {
      await db.run(sql`
        insert into scheduling_pay_rates (rate_id, teacher_id, valid_from, currency, trial, short, long, "group", per_head,
          missed_percent, late_percent, reason, set_by, set_by_name, set_at)
        values (${rate.rateId}, ${teacherId}, ${rate.from}, ${rate.currency}, ${rate.trial}, ${rate.short}, ${rate.long}, ${rate.group},
          ${rate.perHead}, ${rate.missedPercent}, ${rate.latePercent}, ${rate.reason}, ${rate.setBy}, ${rate.setByName}, ${rate.setAt})`);
    },
  };
}
