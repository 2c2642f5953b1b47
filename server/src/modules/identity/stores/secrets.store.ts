import { createHmac } from 'node:crypto';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

export interface OneTimeSecret {
  purpose:
    | 'idToken'
    | 'liveTicket'
    | 'roomTicket'
    | 'roomCode'
    | 'secondFactor'
    | 'invitation'
    | 'signInLink'
    | 'familyInvitation'
    | 'familyExport'
    | 'schoolExport'
    | 'socialSignIn'
    | 'newEmail'
    | 'smsCode'
    | 'contactCheck'
    | 'passwordReset';
  /** Who or what the secret is for: a token's id, a phone, an account. A new secret ends the one before it. */
  subject: string;
  secret: string;
  payload: Record<string, unknown>;
  /** Tries before the secret is dead, right or wrong. */
  tries: number;
  expiresAt: Temporal.Instant;
}

/**
 * One-time secrets of every kind. They are kept hashed with a pepper, because a code of six digits is quickly guessed
 * from a bare hash.
 */
export function createSecretStore(db: Db, pepper: string) {
  const hashed = (purpose: string, secret: string) => createHmac('sha256', pepper).update(`${purpose}:${secret}`).digest();
  return {
    issue: ({ purpose, subject, secret, payload, tries, expiresAt }: OneTimeSecret) =>
      db.run(sql`
        insert into identity_secrets (secret_id, purpose, subject, secret_hash, payload, attempts_max, expires_at)
        values (${newId()}, ${purpose}, ${subject}, ${hashed(purpose, secret)}, ${JSON.stringify(payload)}::jsonb, ${tries}, ${expiresAt})
        on conflict (purpose, subject) do update set secret_id = excluded.secret_id, secret_hash = excluded.secret_hash,
          payload = excluded.payload, attempts = 0, attempts_max = excluded.attempts_max, expires_at = excluded.expires_at, used_at = null`),
    /**
     * Tries a secret: the payload when it is right, undefined when it is wrong, used, too old or tried too often.
     * One statement counts the try and uses the secret up, so parallel tries cannot share it.
     */
    claim: async (purpose: OneTimeSecret['purpose'], subject: string, secret: string, now: Temporal.Instant) =>
      (
        await db.one(sql<{ payload: Record<string, unknown> | null }>`
          update identity_secrets
          set attempts = attempts + 1, used_at = case when secret_hash = ${hashed(purpose, secret)} then ${now}::timestamptz end
          where purpose = ${purpose} and subject = ${subject} and used_at is null and attempts < attempts_max and expires_at > ${now}
          returning case when used_at is not null then payload end as payload`)
      )?.payload ?? undefined,
    /** The payload of a long secret that is still good, without using it up; a guess of 256 bits needs no counting. */
    look: async (
      purpose: 'socialSignIn' | 'secondFactor' | 'invitation' | 'familyInvitation' | 'passwordReset' | 'contactCheck',
      subject: string,
      secret: string,
      now: Temporal.Instant,
    ) =>
      (
        await db.one(sql<{ payload: Record<string, unknown> }>`
          select payload from identity_secrets
          where purpose = ${purpose} and subject = ${subject} and secret_hash = ${hashed(purpose, secret)} and used_at is null
            and expires_at > ${now}`)
      )?.payload,
    /** No secret of this purpose and subject is good any more. */
    end: (purpose: OneTimeSecret['purpose'], subject: string) =>
      db.run(sql`delete from identity_secrets where purpose = ${purpose} and subject = ${subject}`),
    /** After another password: tokens, tickets, links and codes that were made before it open nothing any more. */
    endOfAccount: (accountId: string, phone: string | null) =>
      db.run(sql`
        delete from identity_secrets
        where (purpose in ('idToken', 'secondFactor', 'contactCheck', 'roomCode') and payload ->> 'accountId' = ${accountId})
          or (purpose in ('signInLink', 'passwordReset', 'familyInvitation') and subject = ${accountId}) or (purpose = 'smsCode' and subject = ${phone})`),
    /** Until when the living secrets of a purpose are good, by subject. */
    living: (purpose: OneTimeSecret['purpose'], subjects: readonly string[], now: Temporal.Instant) =>
      db.all(sql<{ subject: string; payload: Record<string, unknown>; expiresAt: Temporal.Instant }>`
        select subject, payload, expires_at as "expiresAt" from identity_secrets
        where purpose = ${purpose} and subject = any(${subjects}) and used_at is null and expires_at > ${now}`),
    removeExpired: (now: Temporal.Instant) => db.run(sql`delete from identity_secrets where expires_at < ${now}`),
  };
}

export type SecretStore = ReturnType<typeof createSecretStore>;
