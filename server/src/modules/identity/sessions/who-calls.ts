import type { Locale } from '@school/contract/shapes';

import type { Clock } from '#platform/clock';
import { cookieOf } from '#platform/cookies';
import type { Identified } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { KnownCallers } from '../tokens/known-callers.ts';
import { hashOfToken } from './new-token.ts';
import { aliveUntil, type Life, type SessionRole } from '../rules/session-life.ts';
import type { LiveSession, SessionStore } from '../stores/sessions.store.ts';
import type { bearers } from '../tokens/tokens.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Two seconds: how long another node may believe a session that has ended when the notice of it got lost. With the
 * notice it knows at once, like this one.
 */
const believedFor = 2_000;
const seenEvery = 60_000;

const guests: Record<Locale, Identified> = {
  'ru-RU': { caller: { role: 'guest', locale: 'ru-RU' }, via: 'none' },
  'en-US': { caller: { role: 'guest', locale: 'en-US' }, via: 'none' },
};

const guest = (languages: string | string[] | undefined) => guests[/^\s*en\b/i.test(String(languages ?? '')) ? 'en-US' : 'ru-RU'];

/** Whom a session lets in now; undefined when it has run out, or is support's whose right was taken while inside. */
export function callerOf(session: LiveSession, life: Life, now: Temporal.Instant): Principal | undefined {
  if (session.role === 'support' && !session.rights?.includes('support')) return undefined;
  if (aliveUntil(life, session.lastSeenAt, session.endsAt) <= now.epochMilliseconds) return undefined;
  const { role, accountId, sessionId, customerId, kidUid, onlyRoom, locale, rights, ownId, adult, mayChangeUntil } = session;
  return {
    role,
    accountId,
    sessionId,
    customerId,
    locale,
    ...(kidUid && { kidUid }),
    ...(onlyRoom && { onlyRoom }),
    ...(role === 'manager' && { rights: rights ?? [] }),
    ...(role === 'parent' && adult && { adult: { adultId: ownId, may: adult } }),
    ...(role === 'support' && { mayChange: (mayChangeUntil ?? 0) > now.epochMilliseconds }),
  };
}

interface Given {
  sessions: SessionStore;
  bearers: ReturnType<typeof bearers>;
  clock: Clock;
  known: KnownCallers;
  cookieName: string;
  lifeNow: (role: SessionRole) => Life;
}

/**
 * Who makes a call: by the bearer, otherwise by the cookie, otherwise a guest. The session is always asked for in the
 * database; what was found is believed for two seconds and never past the session's end.
 */
export function createWhoCalls({ sessions, bearers, clock, known, cookieName, lifeNow }: Given) {
  async function identify(session: LiveSession | undefined, via: 'cookie' | 'bearer', now: Temporal.Instant) {
    const caller = session && callerOf(session, lifeNow(session.role), now);
    if (!caller) return undefined;
    if (now.epochMilliseconds - session.lastSeenAt >= seenEvery) await sessions.seen(session.sessionId, now);
    const endsAt = aliveUntil(lifeNow(session.role), session.lastSeenAt, session.endsAt);
    // What is true of it now is believed no longer than it holds.
    const holdsUntil = caller.mayChange === true ? Math.min(endsAt, session.mayChangeUntil ?? endsAt) : endsAt;
    return { endsAt: holdsUntil, sessionId: session.sessionId, identified: { caller, via } as const };
  }

  /** Looks that are on their way: what a page asks for at once is asked of the database once. */
  const looks = new Map<string, { endings: number; found: Promise<Identified | undefined> }>();

  /** What was found of it within the last two seconds. */
  function believed(credential: string): Identified | undefined {
    const before = known.get(credential);
    const holds = before && before.askAgainAt > performance.now() && before.endsAt > clock.now().epochMilliseconds;
    return holds ? before.identified : undefined;
  }

  async function look(credential: string, via: 'cookie' | 'bearer'): Promise<Identified | undefined> {
    const now = clock.now();
    const { endings } = known;
    const key = `${via} ${credential}`;
    const same = looks.get(key);
    // One that began before a session ended is not believed after.
    if (same?.endings === endings) return same.found;
    const found = ask(credential, via, now, endings);
    looks.set(key, { endings, found });
    const over = () => void (looks.get(key)?.found === found && looks.delete(key));
    found.then(over, over);
    return found;
  }

  async function ask(
    credential: string,
    via: 'cookie' | 'bearer',
    now: Temporal.Instant,
    endings: number,
  ): Promise<Identified | undefined> {
    const bearer = via === 'bearer' ? await bearers.read(credential, now) : undefined;
    if (via === 'bearer' && !bearer) return undefined;
    const session = bearer ? await sessions.liveById(bearer.sessionId) : await sessions.liveByToken(hashOfToken(credential));
    const found = await identify(session, via, now);
    if (!found) return undefined;
    const endsAt = Math.min(found.endsAt, bearer?.until ?? Infinity);
    if (endings === known.endings) known.put(credential, { ...found, endsAt, askAgainAt: performance.now() + believedFor });
    return found.identified;
  }

  async function find(bearer: string | undefined, token: string | undefined, headers: Headers): Promise<Identified> {
    const byBearer = bearer === undefined ? undefined : await look(bearer, 'bearer');
    if (byBearer) return byBearer;
    const byCookie = token && (believed(token) ?? (await look(token, 'cookie')));
    return byCookie || guest(headers['accept-language']);
  }

  /** At once for whom it knows, later for whom it has to ask the database. */
  return (headers: Headers): Identified | Promise<Identified> => {
    const { authorization } = headers;
    const bearer = typeof authorization === 'string' && authorization.startsWith('Bearer ') ? authorization.slice(7) : undefined;
    const byBearer = bearer === undefined ? undefined : believed(bearer);
    if (byBearer) return byBearer;
    const token = cookieOf(headers['cookie'], cookieName);
    if (bearer === undefined && !token) return guest(headers['accept-language']);
    return (bearer === undefined && token && believed(token)) || find(bearer, token, headers);
  };
}
