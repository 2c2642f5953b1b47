import { identityLimits } from '@school/contract/identity/limits';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { addSession } from './add-session.ts';
import { newToken } from './new-token.ts';
import type { OpenedSession } from './open-session.ts';
import { hashOf, isSecretOf } from '../passwords/password-hash.ts';
import { insideOf } from '../rules/inside-of.ts';
import { endOf } from '../rules/session-life.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * From the parent's session to one scoped to a kid. The parent's is parked: it lives on, but opens nothing. That the
 * kid is the family's own, the caller has made sure of.
 */
export const narrowToKid =
  ({ db, clock, sessions, known, realtime, lifeNow }: Tools) =>
  (who: Principal, kidUid: string): Promise<OpenedSession> =>
    db.inTransaction(async () => {
      const now = clock.now();
      const parent = await sessions.find(who.sessionId);
      if (!parent || (await sessions.park(who.sessionId)) === 0) throw new Refusal('identity.session_not_found');
      const { accountId, provider, device } = parent;
      const latest = endOf(lifeNow('kid'), now);
      const endsAt = Temporal.Instant.compare(latest, parent.endsAt) < 0 ? latest : parent.endsAt;
      const sessionId = newId();
      const token = await addSession(
        { sessions },
        { sessionId, accountId, role: 'kid', kidUid, parkedId: parent.sessionId, provider, device, endsAt },
        now,
      );
      await realtime.closeSession(who.sessionId);
      db.afterCommit(() => known.forget(who.sessionId));
      return { token, sessionId, role: 'kid', customerId: who.customerId, kidUid, locale: who.locale, endsAt, provider };
    });

/** From a kid session back to the parent's, under a new id and token. Whether a PIN was needed, the caller has asked. */
export const backToParent =
  ({ db, clock, accounts, sessions, known, realtime }: Tools) =>
  (who: Principal): Promise<OpenedSession> =>
    db.inTransaction(async () => {
      const kid = await sessions.find(who.sessionId);
      if (kid?.parkedId === null) throw new Refusal('identity.sign_in_needed');
      const parent = kid && (await sessions.find(kid.parkedId));
      const account = parent && (await accounts.find(parent.accountId));
      if (!kid || !parent || !account) throw new Refusal('identity.session_not_found');
      await sessions.removeOne(kid.sessionId);
      const { token, tokenHash } = newToken();
      const sessionId = newId();
      await sessions.unpark(parent.sessionId, { sessionId, tokenHash, at: clock.now() });
      await realtime.closeSession(kid.sessionId);
      db.afterCommit(() => known.forget(kid.sessionId));
      return {
        token,
        sessionId,
        role: parent.role,
        ...insideOf(account),
        kidUid: null,
        locale: who.locale,
        endsAt: parent.endsAt,
        provider: parent.provider,
      };
    });

/** From the account of a family back to the colleague's own session, under a new id and token. */
export const backToColleague =
  ({ db, clock, sessions, accounts, known, realtime }: Tools) =>
  (who: Principal): Promise<OpenedSession> =>
    db.inTransaction(async () => {
      const inside = await sessions.find(who.sessionId);
      const own = inside?.parkedId ? await sessions.find(inside.parkedId) : undefined;
      const account = own && (await accounts.find(own.accountId));
      if (!inside || !own || !account) throw new Refusal('identity.session_not_found');
      await sessions.removeOne(inside.sessionId);
      const { token, tokenHash } = newToken();
      const sessionId = newId();
      await sessions.unpark(own.sessionId, { sessionId, tokenHash, at: clock.now() });
      await realtime.closeSession(inside.sessionId);
      db.afterCommit(() => known.forget(inside.sessionId));
      const { customerId, locale, rights } = account;
      return { token, sessionId, role: own.role, customerId, kidUid: null, rights: rights ?? undefined, locale, endsAt: own.endsAt };
    });

/**
 * Child mode asks for the parent's PIN on the way back (docs/rules/people.md#kid-session). Five tries a kid session, counted before the
 * PIN is looked at; after that only signing in anew helps.
 */
export const checkPin =
  ({ sessions, accounts }: Tools) =>
  async (who: Principal, pin: string | undefined): Promise<void> => {
    // Who came by pictures has no parent's session behind it: four digits are too few to make one.
    if ((await sessions.find(who.sessionId))?.parkedId === null) throw new Refusal('identity.sign_in_needed');
    if (pin === undefined) throw new Refusal('identity.pin_needed');
    const tried = await sessions.countPinTry(who.sessionId, identityLimits.pinTries);
    if (tried === undefined) throw new Refusal('request.too_many', { seconds: 0, minutes: 0 });
    // The PIN is the family's: whoever of its grown-ups is signed in, the parent has set it.
    const account = await accounts.ofCustomer(who.customerId);
    if (!(await isSecretOf(account?.pinHash, pin))) throw new Refusal('identity.wrong_pin', { left: identityLimits.pinTries - tried });
  };

/** Sets the PIN of an account, or takes it away. */
export const setPin =
  ({ accounts }: Tools) =>
  async (accountId: string, pin: string | null): Promise<void> =>
    void (await accounts.setPin(accountId, pin === null ? null : await hashOf(pin)));
