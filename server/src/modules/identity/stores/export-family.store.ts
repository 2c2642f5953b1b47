import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** How the parent signs in: contacts, language, devices that are signed in. No password, no code, no token. */
export const exportAccount =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const account = await db.all(sql`
      select email, phone, locale, created_at as "createdAt" from identity_accounts where customer_id = ${familyId}`);
    const sessions = await db.all(sql`
      select s.role, s.device, s.provider, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
      from identity_sessions s join identity_accounts a using (account_id)
      where a.customer_id = ${familyId} and s.role in ('parent', 'kid') order by s.created_at`);
    const links = await db.all(sql`
      select l.provider, l.shown, l.linked_at as "linkedAt" from identity_social_links l join identity_accounts a using (account_id)
      where a.customer_id = ${familyId} order by l.linked_at`);
    // Of the other grown-ups what the parent sees of them: how they sign in is theirs.
    const adults = await db.all(sql`
      select name, adult as may, created_at as "since" from identity_accounts where family_id = ${familyId} order by created_at`);
    return [{ name: 'account.json', data: { account: account[0] ?? null, signedIn: sessions, linked: links, adults } }];
  };
