import type { Session } from '#api/session.ts';

/** The place on the device where answers are kept: IndexedDB `kept`. Everything here may fail; nobody depends on it. */

export interface CachedAnswer {
  /** Whose it is, and the key of the query. */
  id: string;
  who: string;
  key: readonly unknown[];
  data: unknown;
  /** When it was read, by the device's clock, in ms. */
  at: number;
}
export interface CachedSession {
  id: 'last';
  who: string;
  session: Session;
  at: number;
}

/** Says at once whose data lie here: what is kept counts only for the account that this names. `leave` (api/session.ts) takes it away. */
const markName = 'kept-for';

export const idOf = (who: string, key: readonly unknown[]): string => `${who} ${JSON.stringify(key)}`;

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> =>
  (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('kept', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('answers', { keyPath: 'id' });
      request.result.createObjectStore('session', { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB does not open')));
  }));

/** Does something in one transaction; resolves when it holds. */
type Stores = (name: 'answers' | 'session') => IDBObjectStore;
async function inStores<T>(mode: IDBTransactionMode, act: (of: Stores) => IDBRequest<T> | undefined): Promise<T | undefined> {
  const transaction = (await open()).transaction(['answers', 'session'], mode);
  const request = act((name) => transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request?.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')));
  });
}

/** Keeps answers. */
export const putAnswers = (answers: readonly CachedAnswer[]): Promise<unknown> =>
  inStores('readwrite', (of) => answers.map((answer) => of('answers').put(answer)).at(-1));

/** Keeps who is here. */
export async function putSession(kept: CachedSession): Promise<void> {
  await inStores('readwrite', (of) => of('session').put(kept));
  localStorage.setItem(markName, kept.who);
}

export const cachedAnswers = async (): Promise<CachedAnswer[]> =>
  (await inStores('readonly', (of) => of('answers').getAll() as IDBRequest<CachedAnswer[]>)) ?? [];

export const dropAnswers = (ids: readonly string[]): Promise<unknown> =>
  inStores('readwrite', (of) => ids.map((id) => of('answers').delete(id)).at(-1));

/** Who was here last; undefined when nobody was, or has left since. */
export async function lastSession(): Promise<CachedSession | undefined> {
  const last = await inStores('readonly', (of) => of('session').get('last') as IDBRequest<CachedSession | undefined>);
  return last && last.who === lastWho() ? last : undefined;
}

/** Whose data lie here, as the mark says. */
export function lastWho(): string | undefined {
  try {
    return localStorage.getItem(markName) ?? undefined;
  } catch {
    return undefined;
  }
}

/** From now on nothing counts that was kept. At once: the rest may take its time. */
export function unmark(): void {
  try {
    localStorage.removeItem(markName);
  } catch {
    // A browser without a store has no mark.
  }
}

/** Forgets all answers, and whose they were. */
export async function clearCache(): Promise<void> {
  unmark();
  await inStores('readwrite', (of) => {
    of('answers').clear();
    return of('session').clear();
  });
}
