import { createHmac, timingSafeEqual } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';

import { countedAddress } from '#platform/counted-address';
import type { Caller, Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import type { Account } from '../stores/accounts.store.ts';
import { endSessions } from './end-session.ts';
import { openRoomSession, type RoomSeat } from './open-room-session.ts';
import type { OpenedSession } from './open-session.ts';
import { narrowToKid } from './switch-session.ts';

/** A place in a lesson as it stood when the link was written: a lesson that was moved since has another link. */
interface Place {
  lessonId: string;
  kidUid: string;
  startsAt: Temporal.Instant;
}

const provider = 'room link';
const idBytes = 16;
const placeBytes = 2 * idBytes + 4;
const signBytes = 16;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function written({ lessonId, kidUid, startsAt }: Place): Buffer {
  const start = Buffer.alloc(4);
  start.writeUInt32BE(startsAt.epochMilliseconds / 1000);
  return Buffer.concat([bytesOf(lessonId), bytesOf(kidUid), start]);
}

/** What a link claims, and its signature; undefined for any other text. */
function read(token: string): { place: Place; said: Buffer; sign: Buffer } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== placeBytes + signBytes) return undefined;
  const [said, sign] = [bytes.subarray(0, placeBytes), bytes.subarray(placeBytes)];
  const startsAt = Temporal.Instant.fromEpochMilliseconds(said.readUInt32BE(2 * idBytes) * 1000);
  return { said, sign, place: { lessonId: idOf(said.subarray(0, idBytes)), kidUid: idOf(said.subarray(idBytes, 2 * idBytes)), startsAt } };
}

/**
 * One tap from a letter into the room of one lesson, also where nobody has signed in (docs/decisions/0135). Nothing is kept of a
 * link: it is signed, so that a calendar shows the same one as often as it asks; what it opens is decided when it is opened.
 */
export function roomLinks(tools: Tools) {
  const { db, accounts, sessions, rateLimit, settings } = tools;
  const keys = settings.secrets.codePepper;
  /** Another password ends the links that were written before it, as it ends everything else that lets in. */
  const signed = (key: string, said: Buffer, { accountId, passwordHash }: Account): Buffer =>
    createHmac('sha256', key).update(`room link:${accountId}:${passwordHash}:`).update(said).digest().subarray(0, signBytes);

  return {
    /** Writes links of a family's lessons: what stands after the # of the address. */
    async of(familyId: string): Promise<(place: Place) => string> {
      const account = await accounts.ofCustomer(familyId);
      if (!account) throw new Error(`${familyId} is no family`);
      return (place) => {
        const said = written(place);
        return Buffer.concat([said, signed(keys[0], said, account)]).toString('base64url');
      };
    },

    /** What a link claims; whether it is true, `enter` says. Tries are counted by address. */
    async look(token: string, ip: string): Promise<Place> {
      const most = identityLimits.signInTries.perAddressMinute;
      await rateLimit.take(`room link from ${countedAddress(ip)}`, { most, window: { minutes: 1 } });
      const link = read(token);
      if (!link) throw new Refusal('lesson_room.link_over');
      return link.place;
    },

    /** Was it the school that wrote this link, for this family? Undefined when not, or the family is shut out. */
    async accountOf(token: string, familyId: string): Promise<Account | undefined> {
      const link = read(token);
      const account = link && (await accounts.ofCustomer(familyId));
      if (!account || account.blockedAt) return undefined;
      return keys.some((key) => timingSafeEqual(signed(key, link.said, account), link.sign)) ? account : undefined;
    },

    /**
     * Opens the room. Who is signed in as a parent of the family becomes the child; everywhere else the session lets into that room
     * alone, and the device that came by a link of this lesson before gives way.
     */
    enter: (account: Account, seat: RoomSeat, { userAgent, before }: { userAgent: string; before: Caller }): Promise<OpenedSession> =>
      db.inTransaction(async () => {
        if (isParentOf(account, before)) return narrowToKid(tools)(before, seat.kidUid);
        await endSessions(tools, await sessions.removeOfRoom(account.accountId, seat, provider));
        return openRoomSession(tools)(account, seat, { provider, userAgent, before });
      }),
  };
}

const isParentOf = ({ accountId }: Account, before: Caller): before is Principal =>
  before.role === 'parent' && before.accountId === accountId;
