import { randomInt } from 'node:crypto';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import { countedAddress } from '#platform/counted-address';
import type { Caller } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { insideOf } from '../rules/inside-of.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { openRoomSession, type RoomSeat } from './open-room-session.ts';
import type { OpenedSession } from './open-session.ts';

/** What a code opens, as it is kept. */
type Seat = Omit<RoomSeat, 'until'> & { accountId: string; until: string };

/**
 * A child goes on with its lesson on another device, where nobody has signed in: six digits shown on the one are typed on the other.
 * The session that they open lets into that room alone, as that child, until the room closes (docs/rules/lesson-room.md#in-and-out).
 */
export function roomCodes(tools: Tools) {
  const { clock, accounts, secrets, rateLimit } = tools;
  const open = openRoomSession(tools);
  const { deviceCodeDigits, deviceCodeMinutes, deviceCodeTries } = lessonRoomLimits;

  /** A number that opens nothing at the moment. */
  async function freeCode(now: Temporal.Instant): Promise<string> {
    for (;;) {
      const code = String(randomInt(10 ** deviceCodeDigits)).padStart(deviceCodeDigits, '0');
      if ((await secrets.living('roomCode', [code], now)).length === 0) return code;
    }
  }

  return {
    async give(seat: Omit<Seat, 'until'> & { until: Temporal.Instant }): Promise<{ code: string; expiresAt: Temporal.Instant }> {
      const now = clock.now();
      const code = await freeCode(now);
      const expiresAt = now.add({ minutes: deviceCodeMinutes });
      const payload = { ...seat, until: seat.until.toString() };
      await secrets.issue({ purpose: 'roomCode', subject: code, secret: code, payload, tries: 1, expiresAt });
      return { code, expiresAt };
    },

    /** A code opens once. Guessing is counted by address and for all together, since there is no account to count it for. */
    async enter({
      code,
      ip,
      userAgent,
      before,
    }: {
      code: string;
      ip: string;
      userAgent: string;
      before: Caller;
    }): Promise<{ opened: OpenedSession; lessonId: string }> {
      await rateLimit.take(`room code from ${countedAddress(ip)}`, {
        most: deviceCodeTries.perAddress,
        window: { minutes: deviceCodeTries.minutes },
      });
      const everywhere = { most: deviceCodeTries.everywhere, window: { minutes: deviceCodeTries.minutes } };
      await rateLimit.insistOnRoom('room codes', everywhere);
      const now = clock.now();
      const seat = (await secrets.claim('roomCode', code, code, now)) as unknown as Seat | undefined;
      const account = seat && (await accounts.find(seat.accountId));
      if (!seat || !account || account.blockedAt) {
        await rateLimit.fits('room codes', everywhere);
        throw new Refusal('lesson_room.wrong_code');
      }
      const { kidUid, lessonId } = seat;
      const until = Temporal.Instant.from(seat.until);
      const opened = await open(
        { ...account, ...insideOf(account) },
        { kidUid, lessonId, until },
        { provider: 'room code', userAgent, before },
      );
      return { opened, lessonId };
    },
  };
}
