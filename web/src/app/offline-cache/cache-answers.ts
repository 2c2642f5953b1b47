import type { Query } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { type Session, sessionQuery } from '#api/session.ts';
import { dropAnswers, clearCache, idOf, cachedAnswers, lastSession, lastWho, putAnswers, putSession, unmark } from './cache-store.ts';
import { isFreshEnough, isCached, sessionToCache, mostAnswers, sameFamily, whoOf, withoutKeys } from './what-is-cached.ts';

/** Milliseconds in which changes gather before they are written. */
const gather = 1_000;

let isBegun = false;
let who: string | undefined;
const wanted = new Map<string, Query>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** One after another: what is forgotten must not be overtaken by what is kept. */
let work: Promise<unknown> = Promise.resolve();
const then = (act: () => Promise<unknown>): void => {
  // The browser keeps nothing (a private window, a full disk): then there is nothing to read without a connection.
  work = work.then(act).catch(() => undefined);
};

/** Begins to keep what a family reads, and forgets it when the family leaves or another one comes. Once. */
export function cacheAnswers(): void {
  if (isBegun) return;
  isBegun = true;
  const cache = queryClient.getQueryCache();
  cache.subscribe((event) => {
    const { query } = event;
    if (query.queryKey[0] === sessionQuery.queryKey[0]) lookWho();
    else if (event.type === 'updated' && event.action.type === 'success') want(query);
  });
  lookWho();
  for (const query of cache.getAll()) want(query);
}

/** Somebody is here now: the same as before, another one, or nobody. */
function lookWho(): void {
  const session = queryClient.getQueryData<Session | null>(sessionQuery.queryKey);
  // Not known yet, or the one that was kept itself.
  if (session === undefined || session?.bearer === '') return;
  // A device that was let in to one lesson keeps nothing of it.
  const is = session?.onlyRoom === undefined ? whoOf(session) : undefined;
  if (is === who && is !== undefined) return;
  who = is;
  wanted.clear();
  if (!session || is === undefined) {
    unmark();
    forgetHomework();
    then(clearCache);
    return;
  }
  const was = lastWho();
  if (was !== undefined && !sameFamily(was, is)) forgetHomework();
  then(async () => {
    const last = await lastSession();
    if (!last || !sameFamily(last.who, is)) await clearCache();
    await putSession({ id: 'last', who: is, session: sessionToCache(session), at: Date.now() });
    await forgetOld();
  });
  void readAhead(session).catch(() => undefined);
}

/** The homework that was opened here, as the player keeps it (widgets/player/saved-attempts.ts). */
function forgetHomework(): void {
  try {
    localStorage.removeItem('saved-attempts');
  } catch {
    // Then nothing was kept.
  }
}

function want(query: Query): void {
  if (who === undefined || query.state.data === undefined || !isCached(query.queryKey)) return;
  wanted.set(query.queryHash, query);
  timer ??= setTimeout(() => {
    timer = undefined;
    const owner = who;
    const queries = [...wanted.values()];
    wanted.clear();
    if (owner !== undefined) then(() => write(owner, queries));
  }, gather);
}

const write = (owner: string, queries: readonly Query[]): Promise<unknown> =>
  owner === who
    ? putAnswers(
        queries
          .filter(({ state }) => state.data !== undefined)
          .map(({ queryKey, state }) => ({
            id: idOf(owner, queryKey),
            who: owner,
            key: queryKey,
            data: withoutKeys(state.data),
            at: state.dataUpdatedAt,
          })),
      )
    : Promise.resolve();

/** What is too old, or too much. */
async function forgetOld(): Promise<void> {
  const now = Date.now();
  const newestFirst = (await cachedAnswers()).toSorted((one, other) => other.at - one.at);
  const old = newestFirst.filter(({ at }, place) => place >= mostAnswers || !isFreshEnough(at, now));
  if (old.length > 0) await dropAnswers(old.map(({ id }) => id));
}

/** What should be readable even if nobody has looked at it here: the schedule of a family, the homework of a kid. */
async function readAhead({ role, kidUid }: Session): Promise<void> {
  if (role === 'parent') {
    await Promise.all([queryClient.ensureQueryData(queryOf('GET /user')), queryClient.ensureQueryData(queryOf('GET /events'))]);
  } else if (kidUid !== undefined) {
    const params = { kidUid };
    await queryClient.ensureQueryData(queryOf('GET /kids/:kidUid/courses', { params }));
    const { coursesProgress } = await queryClient.ensureQueryData(queryOf('GET /kids/:kidUid', { params }));
    for (const { courseCode, homework } of coursesProgress)
      if (homework > 0)
        await queryClient.ensureQueryData(queryOf('GET /kids/:kidUid/courses/:courseCode', { params: { kidUid, courseCode } }));
  }
}
