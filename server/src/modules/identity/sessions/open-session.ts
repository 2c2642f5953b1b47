import type { StaffRight } from '@school/contract/roles';
import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import type { Caller, Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { insideOf } from '../rules/inside-of.ts';
import { addSession } from './add-session.ts';
import { endSession } from './end-session.ts';
import { byLink, endOf, type SessionRole } from '../rules/session-life.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A session just opened: the only moment at which its token is known. */
export interface OpenedSession {
  token: string;
  sessionId: string;
  role: SessionRole;
  customerId: string;
  kidUid: string | null;
  /** Of a session that lets into one room alone. */
  onlyRoom?: string;
  /** Of a manager. */
  rights?: readonly StaffRight[] | undefined;
  /** Of an invited adult. */
  adult?: Principal['adult'] | undefined;
  locale: Locale;
  endsAt: Temporal.Instant;
  provider?: string | null | undefined;
}

export interface Exchange {
  idToken: string;
  /** Wanted, and meant by the token: either both or none. */
  isSupport: boolean;
  provider: string | undefined;
  device: string;
  /** Who was signed in on this device before: that session ends. */
  before: Caller;
}

/** Turns an ID token into a session, once (docs/rules/accounts.md#sign-in-exchange). */
export const openSession =
  (tools: Tools) =>
  async (wanted: Exchange): Promise<OpenedSession> => {
    const { db, clock, idTokens, secrets, accounts, settings } = tools;
    const now = clock.now();
    const region = idTokens.regionOf(wanted.idToken);
    if (region !== undefined && region !== settings.region) throw new Refusal('identity.wrong_region', { region: region.slice(0, 10) });
    const claims = await idTokens.read(wanted.idToken, now);
    if (!claims) throw new Refusal('identity.token_expired');
    return db.inTransaction(async () => {
      const meant = (await secrets.claim('idToken', claims.jti, claims.jti, now)) as TokenMeans | undefined;
      const account = meant && (await accounts.find(claims.accountId));
      if (!account) throw new Refusal('identity.token_expired');
      const { accountId, role, locale, rights } = account;
      if (account.blockedAt) throw new Refusal('identity.blocked');
      if (wanted.isSupport !== (meant.support !== undefined)) throw new Refusal('identity.not_support');
      if (meant.support) return openSupport(tools, wanted, meant.support, account, now);
      if (wanted.before.role !== 'guest') await endSession(tools)(wanted.before.accountId, wanted.before.sessionId);
      const endsAt = endOf(tools.lifeNow(role), now);
      const sessionId = newId();
      const { device } = wanted;
      const provider = meant.byLink ? byLink : wanted.provider;
      const token = await addSession(tools, { sessionId, accountId, role, provider: provider ?? null, device, endsAt }, now);
      return { token, sessionId, role, ...insideOf(account), kidUid: null, rights: rights ?? undefined, locale, endsAt, provider };
    });
  };

/** What stands behind an ID token besides its claims. */
interface TokenMeans {
  accountId: string;
  support?: { familyId: string; sessionId: string };
  byLink?: true;
}

/** From a colleague's own session into the account of a family; the own one waits behind it, alive, but of no use. */
async function openSupport(
  tools: Tools,
  { before, device, provider }: Exchange,
  { familyId, sessionId }: { familyId: string; sessionId: string },
  { accountId, locale }: Account,
  now: Temporal.Instant,
): Promise<OpenedSession> {
  const { db, sessions, known, realtime, log } = tools;
  // Never nested, and only on the device where the colleague has asked for it.
  if (before.role !== 'manager' || before.accountId !== accountId) throw new Refusal('identity.not_support');
  const own = await sessions.find(before.sessionId);
  if (!own || (await sessions.park(before.sessionId)) === 0) throw new Refusal('identity.session_not_found');
  const endsAt = endOf(tools.lifeNow('support'), now);
  const token = await addSession(
    tools,
    { sessionId, accountId, role: 'support', parkedId: own.sessionId, customerId: familyId, provider: provider ?? null, device, endsAt },
    now,
  );
  await realtime.closeSession(before.sessionId);
  db.afterCommit(() => known.forget(before.sessionId));
  log.info({ accountId, familyId, sessionId }, 'support entered the account of a family');
  return { token, sessionId, role: 'support', customerId: familyId, kidUid: null, locale, endsAt };
}
