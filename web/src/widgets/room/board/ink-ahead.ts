import { api } from '#api/client.ts';

import type { RoomStore } from '../store.ts';
import { createPageInk, type PageInk } from './page-ink.ts';

/** So long what was read ahead waits for a board that shows it, in milliseconds. */
const waits = 10_000;
const ahead = new WeakMap<RoomStore, Map<number, PageInk>>();

/** Reads a page of the board that will be shown in a moment: whoever comes late need not wait for its lines until the board itself is loaded. */
export function readAhead(store: RoomStore, eventId: string, page: number): void {
  const ink = inkOf(store, eventId, page);
  const letGo = ink.start();
  ahead.set(store, new Map([[page, ink]]));
  setTimeout(() => {
    letGo();
    ahead.delete(store);
  }, waits);
}

/** What stands on a page: as it was read ahead, or to be read. */
export const takeInk = (store: RoomStore, eventId: string, page: number): PageInk =>
  ahead.get(store)?.get(page) ?? inkOf(store, eventId, page);

const inkOf = (store: RoomStore, eventId: string, page: number): PageInk =>
  createPageInk({
    page,
    store,
    ask: (of) => api('GET /lesson-room/:eventId/ink', { params: { eventId }, query: { page: of } }, { silent: true }),
  });
