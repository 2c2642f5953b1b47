import { keepBearer } from '#api/bearer.ts';
import { lostSchool, reachedSchool } from '#api/connection.ts';
import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { cachedAnswers, lastSession } from './cache-store.ts';
import { isFreshEnough } from './what-is-cached.ts';

/**
 * Without a connection the app begins from what was kept on this device: who is here, and what it has read last. As soon
 * as the school can be asked, it is asked again who is here, before anything else. Gives since when it stands so (ms), undefined when nothing was kept.
 */
export async function restore(): Promise<number | undefined> {
  const last = await lastSession();
  if (!last || !isFreshEnough(last.at, Date.now())) return undefined;
  const answers = (await cachedAnswers()).filter(({ who, at }) => who === last.who && isFreshEnough(at, Date.now()));
  for (const { key, data, at } of answers)
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt: at });
  // A token that is over: whoever calls first asks for a new one.
  keepBearer({ token: '', until: 0 });
  queryClient.setQueryData(sessionQuery.queryKey, last.session);
  addEventListener('online', ask);
  lostSchool();
  again ??= setInterval(ask, askAgainMs);
  return Math.min(last.at, ...answers.map(({ at }) => at));
}

/** A network that leads nowhere may lead somewhere without any event. */
const askAgainMs = 5000;
let again: ReturnType<typeof setInterval> | undefined;

const ask = () => void (navigator.onLine && askAgain());
async function askAgain(): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    removeEventListener('online', ask);
    clearInterval(again);
    again = undefined;
    reachedSchool();
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  } catch {
    // Not reached yet: at the next sign of a connection.
  }
}
