import type { AnswerOf } from '@school/contract/calls';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { bearerNow, keepBearer, renewBearerBy } from './bearer.ts';
import { afterExchange, api } from './client.ts';
import { forgetDrafts } from '#kit/draft-key.ts';

import { forgetEarly } from './early.ts';
import { onSignedOut } from './failures.ts';
import { queryClient } from './queries.ts';
import { SchoolRefusal } from './school-refusal.ts';
import { regionHere, regionOf } from './school-address.ts';
import { isClockDoubtful, setSchoolClock } from './school-clock.ts';

/** Who is signed in, as the server says. */
export type Session = NonNullable<AnswerOf<'GET /user/session'>['session']>;

async function readSession(): Promise<Session | null> {
  const asking = bearerNow();
  const { session } = await api('GET /user/session', {}, { silent: true });
  // The line of a session that gives way to a child's is cut before the child's has been entered: nobody is gone.
  if (!session) await afterExchange(asking);
  // Entered meanwhile: what was answered is of the session before.
  if (asking !== bearerNow()) return queryClient.getQueryData<Session | null>(sessionQuery.queryKey) ?? null;
  // The live line is cut when a session is ended elsewhere: nothing was refused yet, and the page asks again who is here.
  if (!session && queryClient.getQueryData(sessionQuery.queryKey) && !wasLeft) markEnded(true);
  return kept(session);
}

function kept(session: Session | null): Session | null {
  tellNextStart(session);
  if (session) {
    setSchoolClock(session.now);
    keepBearer({ token: session.bearer, until: Date.parse(session.bearerUntil) });
  } else {
    keepBearer(undefined);
  }
  return session;
}

/** What a family's first page needs is asked for before the app is here (`public/first.js`); staff have no family. */
function tellNextStart(session: Session | null): void {
  try {
    if (session && session.role !== 'parent' && session.role !== 'kid') localStorage.setItem('is-staff', '1');
    else localStorage.removeItem('is-staff');
  } catch {
    // Then it is asked for in vain.
  }
}

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: readSession, staleTime: Infinity, gcTime: Infinity });

const readAgain = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
renewBearerBy(readAgain);

// A device that has slept, or whose clock was set meanwhile, is told the school's time anew.
const askTheTime = (): void => {
  if (queryClient.getQueryData(sessionQuery.queryKey) && isClockDoubtful()) void readAgain().catch(() => undefined);
};
/** Begins to look after the school's time on this device; once, when the app starts. */
export function keepSchoolTime(): void {
  document.addEventListener('visibilitychange', askTheTime);
  setInterval(askTheTime, 60_000);
}

/** Who is signed in; null for a guest. Inside the areas there is always somebody: the guard has seen to it. */
export const useSession = (): Session | null => useQuery(sessionQuery).data ?? null;

const listeners = new Set<() => void>();
/** Hears when another session is entered, or the session is left. */
export const whenSessionChanges = (listener: () => void): void => void listeners.add(listener);
const other = new BroadcastChannel('session');
// Another tab has signed in, out, or chosen a kid: the cookie is shared, so this one is somebody else now, too.
other.addEventListener('message', ({ data }) => {
  wasLeft = data === 'left';
  forgetAll();
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
});

const tellOthers = (what: 'changed' | 'left' = 'changed'): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's own
  other.postMessage(what);
};

let wasLeft = false;
/** Somebody has signed out by their own will, here or in another tab: whoever comes next begins at a page of their own. */
export const isLeftOnPurpose = (): boolean => wasLeft;

/** Forgets what the last session had read. */
function forgetAll(): void {
  forgetEarly();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  for (const listener of listeners) listener();
}

/** Takes the session that a call has just given (sign-in, a kid chosen, back to the parent). What the last one had read is forgotten. */
export function enter(session: Session): void {
  forgetDrafts(session.customerId);
  wasLeft = false;
  markEnded(false);
  queryClient.setQueryData(sessionQuery.queryKey, kept(session));
  forgetAll();
  tellOthers();
}

/** The session is over on the server already, or has just been ended here. */
export function leave(onPurpose = false): void {
  if (queryClient.getQueryData(sessionQuery.queryKey) === null) return;
  wasLeft = onPurpose;
  if (onPurpose) forgetDrafts();
  queryClient.setQueryData(sessionQuery.queryKey, kept(null));
  // What this device keeps for the time without a connection (app/kept) counts for nobody any more.
  try {
    localStorage.removeItem('kept-for');
    localStorage.removeItem('theme-of-family');
  } catch {
    // Then nothing was kept.
  }
  forgetAll();
  tellOthers(onPurpose ? 'left' : 'changed');
}

/** Who was inside here finds out at the door why it is shut: the session was ended elsewhere, or is over. */
const endedMark = 'session-ended';
onSignedOut(() => {
  if (queryClient.getQueryData(sessionQuery.queryKey)) markEnded(true);
  leave();
});
function markEnded(ended: boolean): void {
  try {
    if (ended) sessionStorage.setItem(endedMark, '1');
    else sessionStorage.removeItem(endedMark);
  } catch {
    // Then nobody is told.
  }
}
/** Was somebody signed in here until the school ended it? */
export function wasEnded(): boolean {
  try {
    return sessionStorage.getItem(endedMark) !== null;
  } catch {
    return false;
  }
}

/** From an ID token (sign-in, registration) to a session with its cookie. */
export async function signInWith(idToken: string, options: { isSupport?: boolean; provider?: string } = {}): Promise<Session> {
  const region = regionHere();
  if (region !== undefined && regionOf(idToken) !== region) return (await import('./other-regions.ts')).startAgainFor(idToken, options);
  const session = await api('POST /user/session', { body: { idToken, ...options } });
  enter(session);
  return session;
}

/** Ends the session here and on the server; fails, and ends nothing, when the school cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await api('POST /user/logout', { body: {} });
  } catch (cause) {
    // Nobody was told: the cookie still opens the door, so it must not look as if it did not.
    if (!(cause instanceof SchoolRefusal && cause.lost)) leave(true);
    throw cause;
  }
  leave(true);
}
