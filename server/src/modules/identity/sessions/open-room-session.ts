import { newId } from '#platform/ids';
import type { Caller } from '#platform/principal';

import type { Tools } from '../dependencies/dependencies.ts';
import { deviceOf } from '../rules/device.ts';
import { endOf } from '../rules/session-life.ts';
import type { Account } from '../stores/accounts.store.ts';
import { endSession } from './end-session.ts';
import { newToken } from './new-token.ts';
import type { OpenedSession } from './open-session.ts';

/** A kid in the room of one lesson, until the room closes. */
export interface RoomSeat {
  kidUid: string;
  lessonId: string;
  until: Temporal.Instant;
}

interface OpenedWith {
  /** How somebody came by it, as the visits of the account show it. */
  provider: string;
  userAgent: string;
  /** Who was signed in on this device before: that session ends. */
  before: Caller;
}

/** Opens a session that lets into one room as one child and nowhere else (docs/decisions/0132). */
export const openRoomSession =
  (tools: Pick<Tools, 'db' | 'clock' | 'sessions' | 'known' | 'realtime' | 'outbox' | 'lifeNow'>) =>
  async (
    { accountId, customerId, locale }: Pick<Account, 'accountId' | 'customerId' | 'locale'>,
    { kidUid, lessonId, until }: RoomSeat,
    { provider, userAgent, before }: OpenedWith,
  ): Promise<OpenedSession> => {
    const now = tools.clock.now();
    const latest = endOf(tools.lifeNow('kid'), now);
    const endsAt = Temporal.Instant.compare(latest, until) < 0 ? latest : until;
    if (before.role !== 'guest') await endSession(tools)(before.accountId, before.sessionId);
    const { token, tokenHash } = newToken();
    const [sessionId, role] = [newId(), 'kid' as const];
    const what = { sessionId, accountId, role, kidUid, onlyRoom: lessonId, parkedId: null, customerId: null, provider };
    await tools.sessions.add({ ...what, device: deviceOf(userAgent), createdAt: now, lastSeenAt: now, endsAt }, tokenHash);
    return { token, sessionId, role, customerId, kidUid, onlyRoom: lessonId, locale, endsAt, provider };
  };
