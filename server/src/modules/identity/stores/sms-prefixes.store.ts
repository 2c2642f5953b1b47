import { identityLimits } from '@school/contract/identity/limits';

import { type Db, sql } from '#platform/db';

const { hours } = identityLimits.smsPrefix;

/** How many codes went to a range of numbers within a day from the first, and how many of them were typed in. */
export function createSmsPrefixStore(db: Db) {
  return {
    countSent: (prefix: string, now: Temporal.Instant) =>
      db.run(sql`
        insert into identity_sms_prefixes as p (prefix, sent, used, ends_at) values (${prefix}, 1, 0, ${now.add({ hours })})
        on conflict (prefix) do update set
          sent = case when p.ends_at <= ${now} then 1 else p.sent + 1 end,
          used = case when p.ends_at <= ${now} then 0 else p.used end,
          ends_at = case when p.ends_at <= ${now} then excluded.ends_at else p.ends_at end`),
    countUsed: (prefix: string, now: Temporal.Instant) =>
      db.run(sql`update identity_sms_prefixes set used = used + 1 where prefix = ${prefix} and ends_at > ${now}`),
    find: async (prefix: string, now: Temporal.Instant): Promise<{ sent: number; used: number }> =>
      (await db.one(sql<{ sent: number; used: number }>`
        select sent, used from identity_sms_prefixes where prefix = ${prefix} and ends_at > ${now}`)) ?? { sent: 0, used: 0 },
    removeEnded: (now: Temporal.Instant) => db.run(sql`delete from identity_sms_prefixes where ends_at < ${now}`),
  };
}

export type SmsPrefixStore = ReturnType<typeof createSmsPrefixStore>;
