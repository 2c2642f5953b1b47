import { createHmac } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { SignInPicture } from '@school/contract/identity/picture-calls';

import { newId } from '#platform/ids';
import type { Caller, Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { knownDevices } from '../codes/known-device.ts';
import { confirmPerson } from '../passwords/confirm-person.ts';
import { endSession } from '../sessions/end-session.ts';
import { hashOfToken, newToken } from '../sessions/new-token.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { endOf } from '../rules/session-life.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { createPictureStore, type KnownKid } from '../stores/pictures.store.ts';

/** How a kid has signed in whom its pictures let in. */
const byPictures = 'pictures';

/** Signing in by pictures, for who cannot read: three of twelve in order, on a device that the parent has allowed. */
export function pictureSignIn(tools: Tools) {
  const { db, clock, accounts, sessions, devices, settings } = tools;
  const store = createPictureStore(db);
  /** With the pepper: 1,320 keys are quickly tried against a bare hash. */
  const keyHash = (kidUid: string, pictures: readonly SignInPicture[]) =>
    createHmac('sha256', settings.secrets.codePepper[0])
      .update(`pictures:${kidUid}:${pictures.join(',')}`)
      .digest();

  /** Opens a session of the kid alone: no parent's waits behind it, so nobody goes back from it without signing in. */
  const openKid = (
    accountId: string,
    kidUid: string,
    { tokenHash: known, device, before }: { tokenHash: Buffer; device: string; before: Caller },
  ) =>
    db.inTransaction(async (): Promise<OpenedSession> => {
      const now = clock.now();
      const account = await accounts.find(accountId);
      if (!account) throw new Refusal('identity.pictures_off');
      if (before.role !== 'guest') await endSession(tools)(before.accountId, before.sessionId);
      const { token, tokenHash } = newToken();
      const [sessionId, endsAt, provider] = [newId(), endOf(tools.lifeNow('kid'), now), byPictures];
      const opened = { sessionId, accountId, role: 'kid' as const, kidUid, parkedId: null, customerId: null, provider, device };
      await sessions.add({ ...opened, createdAt: now, lastSeenAt: now, endsAt }, tokenHash);
      await devices.keep(known, sessionId, now);
      await store.used(accountId, known, now);
      return { token, sessionId, role: 'kid', customerId: account.customerId, kidUid, locale: account.locale, endsAt, provider };
    });

  return {
    /** Kids that a device may show, by its cookie. */
    kidsOn: async (cookie: string | undefined): Promise<KnownKid[]> => (cookie === undefined ? [] : store.onDevice(hashOfToken(cookie))),
    /** Five wrong tries, however they come, and only the parent helps. */
    async enter({
      kidUid,
      pictures,
      cookie,
      ...rest
    }: {
      kidUid: string;
      pictures: readonly SignInPicture[];
      cookie: string | undefined;
      device: string;
      before: Caller;
    }): Promise<OpenedSession> {
      if (cookie === undefined) throw new Refusal('identity.pictures_off');
      const tokenHash = hashOfToken(cookie);
      const tried = await store.attempt(tokenHash, kidUid, keyHash(kidUid, pictures));
      if (!tried) {
        const isKnown = (await store.onDevice(tokenHash)).some((it) => it.kidUid === kidUid);
        throw new Refusal(isKnown ? 'identity.pictures_blocked' : 'identity.pictures_off');
      }
      const left = identityLimits.pictures.tries - tried.tries;
      if (!tried.isRight) throw left > 0 ? new Refusal('identity.pictures_wrong', { left }) : new Refusal('identity.pictures_blocked');
      return openKid(tried.accountId, kidUid, { ...rest, tokenHash });
    },
    /** What the parent has set, for kids of this account. */
    async settings(who: Principal, cookie: string | undefined) {
      const tokenHash = cookie === undefined ? null : hashOfToken(cookie);
      const [account, keys, allowed] = await Promise.all([
        accounts.find(who.accountId),
        store.ofAccount(who.accountId),
        store.devices(who.accountId, tokenHash),
      ]);
      return { asksPassword: account?.passwordHash !== '', keys, devices: allowed };
    },
    async set(who: Principal, kidUid: string, pictures: readonly SignInPicture[], password: string | undefined): Promise<void> {
      await confirmPerson(tools)(who, password);
      await store.set(kidUid, who.accountId, keyHash(kidUid, pictures), clock.now());
    },
    again: (who: Principal, kidUid: string) => store.again(who.accountId, kidUid),
    off: (who: Principal, kidUid: string) => store.remove(who.accountId, kidUid),
    /** Lets a device show the children; answers with the cookie it is known by. */
    async allowDevice(
      who: Principal,
      given: { cookie: string | undefined; device: string; password: string | undefined },
    ): Promise<string> {
      await confirmPerson(tools)(who, given.password);
      const cookie = await knownDevices(tools).remember(given.cookie, who.sessionId);
      await db.inTransaction(() => store.allow(who.accountId, hashOfToken(cookie), given.device, clock.now()));
      return cookie;
    },
    async removeDevice(who: Principal, deviceId: string): Promise<void> {
      if (!(await store.removeDevice(who.accountId, deviceId))) throw new Refusal('identity.device_not_found');
    },
  };
}
