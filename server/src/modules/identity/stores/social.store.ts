import type { SocialProvider } from '@school/contract/identity/social-calls';

import { type Db, sql } from '#platform/db';

export interface SocialLink {
  provider: SocialProvider;
  subject: string;
  accountId: string;
  shown: string;
  linkedAt: Temporal.Instant;
}

const link = sql`provider, subject, account_id as "accountId", shown, linked_at as "linkedAt"`;

/** Who a family is elsewhere: rows to nouns. */
export function createSocialStore(db: Db) {
  return {
    find: (provider: SocialProvider, subject: string) =>
      db.one(sql<SocialLink>`select ${link} from identity_social_links where provider = ${provider} and subject = ${subject}`),
    ofAccount: (accountId: string) =>
      db.all(sql<SocialLink>`select ${link} from identity_social_links where account_id = ${accountId} order by linked_at`),
    /** False when the person there, or another one of the same provider here, is linked already: nothing is taken over. */
    add: async ({ provider, subject, accountId, shown, linkedAt }: SocialLink): Promise<boolean> =>
      (await db.run(sql`
        insert into identity_social_links (provider, subject, account_id, shown, linked_at)
        values (${provider}, ${subject}, ${accountId}, ${shown}, ${linkedAt}) on conflict do nothing`)) === 1,
    used: (provider: SocialProvider, subject: string, at: Temporal.Instant) =>
      db.run(sql`update identity_social_links set last_used_at = ${at} where provider = ${provider} and subject = ${subject}`),
    /** The account, locked until the transaction ends: two links taken away at once each see what the other leaves. */
    lockAccount: (accountId: string) => db.run(sql`select 1 from identity_accounts where account_id = ${accountId} for update`),
    removeAll: (accountId: string) => db.run(sql`delete from identity_social_links where account_id = ${accountId}`),
    remove: async (accountId: string, provider: SocialProvider): Promise<boolean> =>
      (await db.run(sql`delete from identity_social_links where account_id = ${accountId} and provider = ${provider}`)) === 1,
  };
}

export type SocialStore = ReturnType<typeof createSocialStore>;
