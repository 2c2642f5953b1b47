import { createHash, randomBytes } from 'node:crypto';

import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import type { Caller } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { endSession } from './end-session.ts';
import { endOf, type SessionRole } from './rules/session-life.ts';
import type { Tools } from './tools.ts';

/** A session just opened: the only moment at which its token is known. */
export interface OpenedSession {
  token: string;
  sessionId: string;
  role: SessionRole;
  customerId: string;
  kidUid: string | null;
  locale: Locale;
  endsAt: Temporal.Instant;
}

/** A token of 256 bits, and the hash under which it is kept. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Exchange {
  idToken: string;
  /** A wish: only a support account gets a support session, and it gets no other. */
  isSupport: boolean;
  provider: string | undefined;
  device: string;
  /** Who was signed in on this device before: that session ends. */
  before: Caller;
}

/** Turns an ID token into a session, once (spec §7 user/session). */
export const openSession =
  (tools: Tools) =>
  async (wanted: Exchange): Promise<OpenedSession> => {
    const { db, clock, idTokens, secrets, accounts, sessions, log } = tools;
    const now = clock.now();
    const claims = await idTokens.read(wanted.idToken, now);
    if (!claims) throw new Refusal('identity.token_expired');
    return db.inTransaction(async () => {
      const isFirstUse = await secrets.claim('idToken', claims.jti, claims.jti, now);
      const account = isFirstUse && (await accounts.find(claims.accountId));
      if (!account) throw new Refusal('identity.token_expired');
      const { accountId, customerId, role, locale } = account;
      if (wanted.isSupport && role !== 'support') throw new Refusal('identity.not_support');
      if (wanted.before.role !== 'guest') await endSession(tools)(wanted.before.accountId, wanted.before.sessionId);
      const { token, tokenHash } = newToken();
      const endsAt = endOf(role, now);
      const sessionId = newId();
      const { device, provider } = wanted;
      await sessions.add(
        {
          sessionId,
          accountId,
          role,
          kidUid: null,
          parkedId: null,
          provider: provider ?? null,
          device,
          createdAt: now,
          lastSeenAt: now,
          endsAt,
        },
        tokenHash,
      );
      if (role === 'support') log.info({ accountId, customerId, sessionId }, 'support entered the account of a family');
      return { token, sessionId, role, customerId, kidUid: null, locale, endsAt };
    });
  };
