import { useSyncExternalStore } from 'react';

import type { SentFile } from './sent-file.ts';
import { remember } from './unsent-flag.ts';

/**
 * A message on its way. It is kept on the device until the school has it, so that neither a lost connection nor a closed
 * page loses it; it goes out again under the same key and is there once.
 */
export interface Unsent {
  key: string;
  /** Whose it is: a shared device sends it only while that person is signed in. */
  whose: string;
  chatId: string;
  text: string;
  file?: SentFile;
  at: number;
}

let opened: Promise<IDBDatabase | undefined> | undefined;

/** Undefined where the browser keeps nothing: then what is unsent lives as long as the page. */
const open = (): Promise<IDBDatabase | undefined> =>
  (opened ??= new Promise((go) => {
    try {
      const request = indexedDB.open('chat', 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('unsent', { autoIncrement: true }));
      request.addEventListener('success', () => go(request.result));
      request.addEventListener('error', () => go(undefined));
    } catch {
      go(undefined);
    }
  }));

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((go, no) => {
    request.addEventListener('success', () => go(request.result));
    request.addEventListener('error', () => no(request.error ?? new Error('The store cannot be read')));
  });

let waiting: readonly Unsent[] = [];
const listeners = new Set<() => void>();
const tabs = new BroadcastChannel('chat-outbox');
tabs.addEventListener('message', () => void readAll());

function show(next: readonly Unsent[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** All that waits on this device, in the order in which it was written. */
export async function readAll(): Promise<readonly Unsent[]> {
  const store = await open();
  if (store) {
    show((await done(store.transaction('unsent').objectStore('unsent').getAll())) as Unsent[]);
    remember(waiting.length > 0);
  }
  return waiting;
}

const tellTabs = (): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's own
  tabs.postMessage('changed');
};

/** Keeps a message behind those that wait already. */
export async function keep(unsent: Unsent): Promise<void> {
  show([...waiting, unsent]);
  remember(true);
  const store = await open();
  if (store) await done(store.transaction('unsent', 'readwrite').objectStore('unsent').add(unsent)).catch(() => undefined);
  tellTabs();
}

/** It has arrived, or will never be taken. */
export async function forget(key: string): Promise<void> {
  show(waiting.filter((it) => it.key !== key));
  remember(waiting.length > 0);
  const store = await open();
  if (!store) return;
  const rows = store.transaction('unsent', 'readwrite').objectStore('unsent');
  const cursor = rows.openCursor();
  await new Promise<void>((go) => {
    cursor.addEventListener('error', () => go());
    cursor.addEventListener('success', () => {
      const at = cursor.result;
      if (!at) return go();
      if ((at.value as Unsent).key === key) at.delete();
      at.continue();
    });
  });
  tellTabs();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What waits now, of everybody on this device. */
export const useUnsent = (): readonly Unsent[] => useSyncExternalStore(subscribe, () => waiting);
