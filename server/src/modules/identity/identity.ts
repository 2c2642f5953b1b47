import type { StaffRight } from '@school/contract/roles';
import type { Session as SessionShape } from '@school/contract/identity/shapes';
import type { Locale } from '@school/contract/shapes';

import { cookieNaming } from '#platform/cookies';
import type { Principal } from '#platform/principal';

import { type Contacts, createAccountStore } from './stores/accounts.store.ts';
import { adultAccounts } from './accounts/adults.ts';
import { blockAccount, unblockAccount } from './accounts/block-account.ts';
import { changeContacts, insistOnFree, ownersOf } from './accounts/change-contacts.ts';
import { codeActions } from './sign-in/codes.ts';
import { createDeviceStore } from './stores/devices.store.ts';
import { createSmsPrefixStore } from './stores/sms-prefixes.store.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { confirmPerson } from './passwords/confirm-person.ts';
import { contactCheck } from './contacts/contact-check.ts';
import { contactActions } from './contacts/contacts.ts';
import { createAccount } from './accounts/create-account.ts';
import { eraseAccount } from './stores/erase-account.store.ts';
import { endAllSessions, endOtherSessions, endSession } from './sessions/end-session.ts';
import { idTokenFor } from './sessions/id-token-for.ts';
import { createKnownCallers } from './tokens/known-callers.ts';
import { liveTickets } from './sessions/live-tickets.ts';
import { roomCodes } from './sessions/room-code.ts';
import { roomLinks } from './sessions/room-link.ts';
import { newToken } from './sessions/new-token.ts';
import { openSession } from './sessions/open-session.ts';
import { reachOf } from './rules/confirmed.ts';
import { aliveUntil, lifeOf } from './rules/session-life.ts';
import { smsCodes } from './codes/sms-codes.ts';
import { createFactorStore } from './stores/factors.store.ts';
import { secondFactor } from './second-factor/second-factor.ts';
import { pictureSignIn } from './pictures/pictures.ts';
import { createSecretStore } from './stores/secrets.store.ts';
import { createSessionStore } from './stores/sessions.store.ts';
import { familyInvitations } from './sign-in/family-invitation.ts';
import { makeSignInToken, signInByToken } from './sign-in/sign-in-link.ts';
import { registrationTries, signIn } from './sign-in/sign-in.ts';
import { ownership } from './owners/owners.ts';
import { schoolSetup } from './setup/setup.ts';
import { socialSignIn } from './social/social.ts';
import { signingKeysFrom } from './tokens/signing-keys.ts';
import { staffAccounts } from './staff/staff.ts';
import { backToColleague, backToParent, checkPin, narrowToKid, setPin } from './sessions/switch-session.ts';
import { bearers, idTokens } from './tokens/tokens.ts';
import type { IdentityGiven, Tools } from './dependencies/dependencies.ts';
import { callerOf, createWhoCalls } from './sessions/who-calls.ts';

/** What a key opens once: a file. */
type OpensOnce = 'familyExport' | 'schoolExport';

/** Accounts, sign-in and sessions: everything that can be done with them, wired with their tools. */
export async function createIdentity(given: IdentityGiven) {
  const { db, clock, settings } = given;
  const [idKeys, bearerKeys] = await Promise.all([
    signingKeysFrom(settings.secrets.idToken, 'id token'),
    signingKeysFrom(settings.secrets.bearerToken, 'bearer'),
  ]);
  const tools: Tools = {
    ...given,
    accounts: createAccountStore(db),
    sessions: createSessionStore(db),
    secrets: createSecretStore(db, settings.secrets.codePepper[0]),
    factors: createFactorStore(db),
    devices: createDeviceStore(db),
    prefixes: createSmsPrefixStore(db),
    idTokens: idTokens(idKeys, settings.region),
    bearers: bearers(bearerKeys, settings.region),
    known: createKnownCallers(),
    lifeNow: (role) => lifeOf(role, given.settingNow),
  };
  const { accounts, sessions, secrets, known } = tools;
  // What another node has ended is not believed here either.
  given.realtime.onEnding((ending) => ('sessionId' in ending ? known.forget(ending.sessionId) : known.forgetAccount(ending.accountId)));
  const cookieName = cookieNaming(settings)('chip');

  const contactsOfMany = async (customerIds: readonly string[]): Promise<Map<string, Contacts>> =>
    new Map(
      (await accounts.ofCustomers(customerIds)).map(({ customerId, email, phone, locale }) => [customerId, { email, phone, locale }]),
    );

  /** Of these sessions, those that still live. */
  const tickets = liveTickets({ secrets, clock });

  async function livingSessions(sessionIds: readonly string[]): Promise<string[]> {
    const now = clock.now().epochMilliseconds;
    const found = await sessions.livingAmong(sessionIds);
    return found
      .filter((it) => aliveUntil(tools.lifeNow(it.role), it.lastSeenAt.epochMilliseconds, it.endsAt.epochMilliseconds) > now)
      .map(({ sessionId }) => sessionId);
  }

  /** Who a session is now, with the rights in force; undefined when it has ended. */
  async function principalNow({ sessionId }: Principal): Promise<Principal | undefined> {
    const session = await sessions.liveById(sessionId);
    return session && callerOf(session, tools.lifeNow(session.role), clock.now());
  }

  /** Until when a support session lives, and may change something. */
  async function supportUntil(sessionId: string) {
    const found = await sessions.find(sessionId);
    const now = clock.now();
    const mayChangeUntil = found?.mayChangeUntil;
    const stillMay = mayChangeUntil && Temporal.Instant.compare(mayChangeUntil, now) > 0;
    return { until: (found?.endsAt ?? now).toString(), mayChangeUntil: stillMay ? mayChangeUntil.toString() : null };
  }

  return {
    createAccount: createAccount(tools),
    idTokenFor: idTokenFor(tools),
    signIn: signIn(tools),
    /** One more step of signing in, where the contact that was typed is not confirmed yet. */
    contactCheck: contactCheck(tools, smsCodes(tools)),
    confirmPassword: confirmPassword(tools),
    confirmPerson: confirmPerson(tools),
    registrationTries: registrationTries(tools),
    openSession: openSession(tools),
    endSession: endSession(tools),
    endAllSessions: endAllSessions(tools),
    endOtherSessions: endOtherSessions(tools),
    block: blockAccount(tools),
    unblock: unblockAccount(tools),
    changeContacts: changeContacts(tools),
    insistOnFree: insistOnFree(tools),
    /** One's own e-mail and phone. */
    contacts: contactActions(tools),
    makeSignInToken: makeSignInToken(tools),
    signInByToken: signInByToken(tools),
    familyInvitations: familyInvitations(tools),
    /** Whose e-mail or phone these are. */
    ownersOf: ownersOf(tools),
    secondFactor: secondFactor(tools),
    social: socialSignIn(tools),
    pictures: pictureSignIn(tools),
    ...codeActions(tools),
    staff: staffAccounts(tools),
    /** Other grown-ups of a family. */
    adults: adultAccounts(tools),
    /** Who owns the school. */
    ownership: ownership(tools),
    /** How a school gets its first owner. */
    setup: schoolSetup(tools),
    backToColleague: backToColleague(tools),
    /** Lets a support session change something for ten minutes; null: it only looks again. */
    async letSupportChange(sessionId: string, until: Temporal.Instant | null): Promise<void> {
      await sessions.letChange(sessionId, until);
      db.afterCommit(() => known.forget(sessionId));
    },
    narrowToKid: narrowToKid(tools),
    backToParent: backToParent(tools),
    checkPin: checkPin(tools),
    setPin: setPin(tools),
    /** Who makes a call with these headers. */
    whoCalls: createWhoCalls({ ...tools, cookieName }),
    contactsOfMany,
    /** E-mail, phone and language of a family, a teacher or a manager. */
    async contactsOf(customerId: string): Promise<Contacts> {
      return (await contactsOfMany([customerId])).get(customerId) ?? { email: null, phone: null, locale: 'ru-RU' };
    },
    /** Where messages to somebody may go: contacts that are confirmed, and no others. */
    async reachOf(customerId: string): Promise<Contacts> {
      const account = await accounts.ofCustomer(customerId);
      return account ? { ...reachOf(account), locale: account.locale } : { email: null, phone: null, locale: 'ru-RU' };
    },
    /** Of many at once. */
    async reachOfMany(customerIds: readonly string[]): Promise<Map<string, Contacts>> {
      const all = await accounts.ofCustomers(customerIds);
      return new Map(all.map((account) => [account.customerId, { ...reachOf(account), locale: account.locale }]));
    },
    /** All managers, or those who have a right, by their own ids. */
    async managers(right?: StaffRight): Promise<string[]> {
      const all = await accounts.withRole('manager');
      return all.filter(({ rights }) => right === undefined || rights.includes(right)).map(({ customerId }) => customerId);
    },
    /** Accounts of a role, and how colleagues know their owners. */
    async colleagues(role: 'manager'): Promise<Array<{ accountId: string; name: string }>> {
      const all = await accounts.withRole(role);
      return Promise.all(all.map(async ({ accountId }) => ({ accountId, name: await this.nameOf(accountId) })));
    },
    /** The account of a family, a teacher or a manager: who it is, whether it is closed, and why. */
    async accountOf(customerId: string) {
      const account = await accounts.ofCustomer(customerId);
      if (!account) return undefined;
      const { accountId, role, name, email, phone, blockedAt, blockedReason } = account;
      return { accountId, role, name, email, phone, blockedAt, blockedReason };
    },
    /** How colleagues know the owner of an account: by name, or by e-mail or phone. */
    async nameOf(accountId: string): Promise<string> {
      const account = await accounts.find(accountId);
      return account?.name ?? account?.email ?? account?.phone ?? accountId;
    },
    /** Families whose e-mail or phone has this in it, at most 500; a phone may be written in any form. */
    async search(text: string): Promise<string[]> {
      const digits = /^[\d\s()+-]{3,}$/.test(text) ? text.replace(/\D/g, '') : '';
      return (await accounts.search(text.replace(/[\\%_]/g, String.raw`\$&`), digits)).map(({ customerId }) => customerId);
    },
    /** Changes the language of a family's or a colleague's account. */
    async setLocale(customerId: string, locale: Locale): Promise<void> {
      await accounts.setLocale(customerId, locale);
      db.afterCommit(() => known.forgetCustomer(customerId));
    },
    /** A session as the browser may know it, with a fresh bearer. */
    async describe(
      it: Pick<Principal, 'role' | 'customerId' | 'sessionId' | 'locale'> & {
        kidUid?: string | null;
        onlyRoom?: string | undefined;
        rights?: Principal['rights'] | undefined;
        adult?: Principal['adult'] | undefined;
      },
    ): Promise<SessionShape> {
      const now = clock.now();
      const { bearer, until } = await tools.bearers.issue(it.sessionId, now);
      return {
        role: it.role,
        customerId: it.customerId,
        ...(it.kidUid && { kidUid: it.kidUid }),
        ...(it.onlyRoom !== undefined && { onlyRoom: it.onlyRoom }),
        isSupport: it.role === 'support',
        ...(it.rights && { rights: [...it.rights] }),
        ...(it.adult && { adult: { ...it.adult } }),
        ...(it.role === 'support' && { support: await supportUntil(it.sessionId) }),
        reg: settings.region,
        locale: it.locale,
        bearer,
        bearerUntil: until.toString(),
        now: now.toString(),
      };
    },
    /** Sessions of an account that are alive, the last used first. */
    async sessionsOf(accountId: string) {
      const now = clock.now().epochMilliseconds;
      const all = await sessions.ofAccount(accountId);
      return all.filter((it) => aliveUntil(tools.lifeNow(it.role), it.lastSeenAt.epochMilliseconds, it.endsAt.epochMilliseconds) > now);
    },
    livingSessions,
    /** A key that opens one thing once: what it opens is named by its purpose and subject. */
    async oneTimeKey(purpose: OpensOnce, subject: string, expiresAt: Temporal.Instant): Promise<string> {
      const { token: secret } = newToken();
      await secrets.issue({ purpose, subject, secret, payload: {}, tries: 5, expiresAt });
      return secret;
    },
    useOneTimeKey: async (purpose: OpensOnce, subject: string, key: string): Promise<boolean> =>
      (await secrets.claim(purpose, subject, key, clock.now())) !== undefined,
    /** What is kept of who signs in, for an erasure. */
    erase: eraseAccount({ db, forget: (customerId) => known.forgetCustomer(customerId) }),
    liveTicket: tickets.give,
    /** Whose ticket it is, once. */
    async claimLiveTicket(ticket: string): Promise<Principal | undefined> {
      const principal = await tickets.claim(ticket);
      return principal && principalNow(principal);
    },
    /** A ticket to one seat of a room, and what it names, once. */
    roomCodes: roomCodes(tools),
    roomLinks: roomLinks(tools),
    roomTicket: tickets.giveToRoom,
    claimRoomTicket: tickets.claimToRoom,
    principalNow,
    /** Public keys of the tokens. */
    jwks: [...idKeys.jwks, ...bearerKeys.jwks],
    /** Throws away what has run out. Hourly work. */
    async removeEnded(): Promise<void> {
      const now = clock.now();
      await sessions.removeEnded(now);
      await secrets.removeExpired(now);
      await tools.devices.removeOld(now);
      await tools.prefixes.removeEnded(now);
    },
  };
}

export type Identity = Awaited<ReturnType<typeof createIdentity>>;
