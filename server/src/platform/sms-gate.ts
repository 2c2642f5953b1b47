import { createHash } from 'node:crypto';

import type { Clock } from './clock.ts';
import { type Db, sql } from './db.ts';
import { Undeliverable } from './mail.ts';
import type { SmsPort } from './sms.ts';

/** More than any family gets; less than is worth somebody's while. */
const perNumberDay = 50;

/**
 * Every SMS of the school passes here on its way out, whoever sends it: to countries of the list alone, so many a day in all and
 * to a number. What is stopped is undeliverable, and stands on the managers' list with the reason.
 */
export function gatedSms(port: SmsPort, given: { db: Db; clock: Clock; countries: readonly string[]; perDay: number }): SmsPort {
  const { db, clock, countries, perDay } = given;
  const count = async (counted: string): Promise<number> => {
    const now = clock.now();
    const row = await db.one(sql<{ sent: number }>`
      insert into platform_sms_counts as c (counted, sent, ends_at) values (${counted}, 1, ${now.add({ hours: 24 })})
      on conflict (counted) do update set
        sent = case when c.ends_at <= ${now} then 1 else c.sent + 1 end,
        ends_at = case when c.ends_at <= ${now} then excluded.ends_at else c.ends_at end
      returning sent`);
    return row?.sent ?? 0;
  };
  return {
    async send(sms) {
      if (!countries.some((code) => `+${sms.to}`.startsWith(code)))
        throw new Undeliverable('SMS do not go to this country (SMS_COUNTRIES)');
      const number = createHash('sha256').update(sms.to).digest('base64url');
      if ((await count(`number ${number}`)) > perNumberDay) throw new Undeliverable(`More than ${perNumberDay} SMS to one number in a day`);
      if ((await count('all')) > perDay) throw new Undeliverable('The SMS of the day are used up (SMS_PER_DAY)');
      await port.send(sms);
    },
  };
}

/** Counts of days that are over. */
export const forgetSmsCounts = (db: Db, now: Temporal.Instant) => db.run(sql`delete from platform_sms_counts where ends_at < ${now}`);
