import type { AdultRight } from '@school/contract/adult-rights';
import type { StaffRight } from '@school/contract/roles';
import type { Locale } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { SessionRole } from '../rules/session-life.ts';

export interface Session {
  sessionId: string;
  accountId: string;
  role: SessionRole;
  kidUid: string | null;
  /** The only lesson whose room it lets into. */
  onlyRoom?: string | null;
  /** Of a kid session: the parent's session that waits for it; of a support session: the colleague's own. */
  parkedId: string | null;
  /** Of a support session: the family it is in. */
  customerId: string | null;
  mayChangeUntil: Temporal.Instant | null;
  provider: string | null;
  device: string;
  createdAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  endsAt: Temporal.Instant;
}

/** A session that was just removed. */
export type EndedSession = Pick<Session, 'sessionId' | 'role'>;

/** What every call asks: as cheap as it can be, so times are milliseconds since 1970. */
export interface LiveSession {
  sessionId: string;
  accountId: string;
  role: SessionRole;
  customerId: string;
  kidUid: string | null;
  onlyRoom: string | null;
  locale: Locale;
  rights: StaffRight[] | null;
  /** Of an invited adult: its own id, and what it may do in the family. */
  ownId: string;
  adult: AdultRight | null;
  lastSeenAt: number;
  endsAt: number;
  mayChangeUntil: number | null;
}

const session = sql`session_id as "sessionId", account_id as "accountId", role, kid_uid as "kidUid", parked_id as "parkedId",
  customer_id as "customerId", may_change_until as "mayChangeUntil", provider, device, created_at as "createdAt", last_seen_at as "lastSeenAt", ends_at as "endsAt"`;

const liveSession = `select s.session_id as "sessionId", s.account_id as "accountId", s.role,
  coalesce(s.customer_id, a.family_id, a.customer_id) as "customerId", s.kid_uid as "kidUid", s.only_room as "onlyRoom", a.locale, a.rights, a.customer_id as "ownId", a.adult, (extract(epoch from s.last_seen_at) * 1000)::float8 as "lastSeenAt",
  (extract(epoch from s.ends_at) * 1000)::float8 as "endsAt",
  (extract(epoch from s.may_change_until) * 1000)::float8 as "mayChangeUntil"
  from identity_sessions s join identity_accounts a using (account_id)
  where not s.is_parked and a.blocked_at is null and `;

/** Sessions: rows to nouns. Their tokens are kept as hashes only. */
export function createSessionStore(db: Db) {
  return {
    add: (it: Omit<Session, 'mayChangeUntil'>, tokenHash: Buffer) =>
      db.run(sql`
        insert into identity_sessions
          (session_id, account_id, role, kid_uid, only_room, parked_id, customer_id, token_hash, provider, device, created_at, last_seen_at, ends_at)
        values (${it.sessionId}, ${it.accountId}, ${it.role}, ${it.kidUid}, ${it.onlyRoom ?? null}, ${it.parkedId}, ${it.customerId}, ${tokenHash}, ${it.provider}, ${it.device},
          ${it.createdAt}, ${it.lastSeenAt}, ${it.endsAt})`),
    /** Hot: prepared once a connection. A parked session is nobody's. */
    liveByToken: async (tokenHash: Buffer): Promise<LiveSession | undefined> =>
      (await db.named<LiveSession>('identity_session_by_token', `${liveSession}s.token_hash = $1`, [tokenHash]))[0],
    liveById: async (sessionId: string): Promise<LiveSession | undefined> =>
      (await db.named<LiveSession>('identity_session_by_id', `${liveSession}s.session_id = $1`, [sessionId]))[0],
    seen: (sessionId: string, at: Temporal.Instant) =>
      db.run(sql`update identity_sessions set last_seen_at = ${at} where session_id = ${sessionId} and last_seen_at < ${at}`),
    find: (sessionId: string) => db.one(sql<Session>`select ${session} from identity_sessions where session_id = ${sessionId}`),
    /** Every session of an account that can be used now: a parked one is shown as the kid's in its place. */
    ofAccount: (accountId: string) =>
      db.all(sql<Session>`
        select ${session} from identity_sessions where account_id = ${accountId} and not is_parked order by last_seen_at desc`),
    park: (sessionId: string) =>
      db.run(sql`update identity_sessions set is_parked = true where session_id = ${sessionId} and not is_parked`),
    /** The parked session lives again, under a new id and token: nothing that was known of it opens anything. */
    unpark: (sessionId: string, next: { sessionId: string; tokenHash: Buffer; at: Temporal.Instant }) =>
      db.run(sql`
        update identity_sessions
        set session_id = ${next.sessionId}, token_hash = ${next.tokenHash}, last_seen_at = ${next.at}, is_parked = false
        where session_id = ${sessionId} and is_parked`),
    /** Counts a try of the PIN; undefined when there were too many already. Cannot be raced: one statement. */
    countPinTry: async (sessionId: string, most: number): Promise<number | undefined> =>
      (
        await db.one(sql<{ tries: number }>`
          update identity_sessions set pin_tries = pin_tries + 1 where session_id = ${sessionId} and pin_tries < ${most}
          returning pin_tries as tries`)
      )?.tries,
    /** Ends a session, the kid session that stands on it and the parent's that waits for it. Answers with them. */
    remove: (accountId: string, sessionId: string) =>
      db.all(sql<EndedSession>`
          delete from identity_sessions
          where account_id = ${accountId} and (session_id = ${sessionId} or parked_id = ${sessionId}
            or session_id = (select parked_id from identity_sessions where session_id = ${sessionId}))
          returning session_id as "sessionId", role`),
    /** Every session of an account. Answers with them. */
    removeAll: (accountId: string) =>
      db.all(sql<EndedSession>`
          delete from identity_sessions where account_id = ${accountId} returning session_id as "sessionId", role`),
    /** Every session of an account but this one and the one parked behind it. Answers with them. */
    removeOthers: (accountId: string, sessionId: string) =>
      db.all(sql<EndedSession>`
          delete from identity_sessions
          where account_id = ${accountId} and session_id <> ${sessionId}
            and session_id is distinct from (select parked_id from identity_sessions where session_id = ${sessionId})
          returning session_id as "sessionId", role`),
    /** Those by which a kid is in the room of a lesson and nowhere else, come by one way. Answers with them. */
    removeOfRoom: (accountId: string, { kidUid, lessonId }: { kidUid: string; lessonId: string }, provider: string) =>
      db.all(sql<EndedSession>`
          delete from identity_sessions
          where account_id = ${accountId} and kid_uid = ${kidUid} and only_room = ${lessonId} and provider = ${provider}
          returning session_id as "sessionId", role`),
    letChange: (sessionId: string, until: Temporal.Instant | null) =>
      db.run(sql`update identity_sessions set may_change_until = ${until} where session_id = ${sessionId} and role = 'support'`),
    /** Only this one: the parked session behind it stays. */
    removeOne: (sessionId: string) => db.run(sql`delete from identity_sessions where session_id = ${sessionId}`),
    livingAmong: (sessionIds: readonly string[]) =>
      db.all(sql<Session>`select ${session} from identity_sessions where session_id = any(${sessionIds}) and not is_parked`),
    removeEnded: (now: Temporal.Instant) => db.run(sql`delete from identity_sessions where ends_at < ${now}`),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
