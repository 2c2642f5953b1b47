import type { AdultRight } from '@school/contract/adult-rights';
import type { Locale } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

export interface Invitation {
  invitationId: string;
  familyId: string;
  name: string;
  kind: 'email' | 'phone';
  contact: string;
  may: AdultRight;
  locale: Locale;
  endsAt: Temporal.Instant;
}

export type Act = 'invited' | 'withdrawn' | 'joined' | 'allowed' | 'removed' | 'left';

const invitation = sql`invitation_id as "invitationId", family_id as "familyId", name, kind, contact, may, locale, ends_at as "endsAt"`;

/** Links by which grown-ups come into a family, and what was done with who came. */
export function createInvitations(db: Db) {
  return {
    /** False when this contact has a living link into the family. */
    async add(it: Invitation & { tokenHash: Buffer; byAccount: string }, at: Temporal.Instant): Promise<boolean> {
      // A link that has run out makes room for a new one.
      await db.run(sql`
        delete from adults_invitations where family_id = ${it.familyId} and contact = ${it.contact} and ended_as is null and ends_at <= ${at}`);
      const added = await db.run(sql`
        insert into adults_invitations (invitation_id, family_id, name, kind, contact, may, locale, token_hash, by_account, invited_at, ends_at)
        values (${it.invitationId}, ${it.familyId}, ${it.name}, ${it.kind}, ${it.contact}, ${it.may}, ${it.locale}, ${it.tokenHash},
          ${it.byAccount}, ${at}, ${it.endsAt})
        on conflict do nothing`);
      return added === 1;
    },
    living: (familyId: string, now: Temporal.Instant) =>
      db.all(sql<Invitation>`
        select ${invitation} from adults_invitations where family_id = ${familyId} and ended_as is null and ends_at > ${now} order by invited_at`),
    byToken: (tokenHash: Buffer, now: Temporal.Instant) =>
      db.one(sql<Invitation>`
        select ${invitation} from adults_invitations where token_hash = ${tokenHash} and ended_as is null and ends_at > ${now}`),
    /** Used up or withdrawn, once, however many try: undefined when it is over already. */
    end: (familyId: string, invitationId: string, as: 'accepted' | 'withdrawn', now: Temporal.Instant) =>
      db.one(sql<Invitation>`
        update adults_invitations set ended_as = ${as}, ended_at = ${now}
        where invitation_id = ${invitationId} and family_id = ${familyId} and ended_as is null and ends_at > ${now}
        returning ${invitation}`),
    /** One after the other changes who is in a family. */
    lockFamily: (familyId: string) => db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`adults ${familyId}`}, 0))`),
    note: (it: { familyId: string; act: Act; name: string; may?: AdultRight; byAccount: string | null }, at: Temporal.Instant) =>
      db.run(sql`
        insert into adults_acts (family_id, act, name, may, by_account, at)
        values (${it.familyId}, ${it.act}, ${it.name}, ${it.may ?? null}, ${it.byAccount}, ${at})`),
    removeOver: (before: Temporal.Instant) => db.run(sql`delete from adults_invitations where coalesce(ended_at, ends_at) < ${before}`),
  };
}

export type Invitations = ReturnType<typeof createInvitations>;
