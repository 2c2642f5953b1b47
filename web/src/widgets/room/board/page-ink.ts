import { type Drawn, drawOn, emptyPage } from '@school/contract/lesson-room/drawn';
import type { RoomEvent } from '@school/contract/lesson-room/ops';
import type { InkLine } from '@school/contract/lesson-room/shapes';

import type { RoomStore } from '../store.ts';

interface PageInkGiven {
  page: number;
  store: Pick<RoomStore, 'read' | 'subscribe' | 'onEvent'>;
  /** Asks the school what stands on the page. */
  ask(page: number): Promise<{ seq: number; lines: InkLine[] }>;
}

const retryMs = 2000;

/**
 * What stands on a page of the board: read once, then kept by the ops that are heard. Whoever comes later sees what all see; after ops
 * that this page did not hear (it came back after long) it is read anew.
 */
export function createPageInk({ page, store, ask }: PageInkGiven) {
  let drawn: Drawn | undefined;
  let shown: readonly InkLine[] = [];
  let heard = store.read().seq;
  let early: RoomEvent[] = [];
  let isAsking = false;
  let isOld = false;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function tell(): void {
    shown = drawn ? [...drawn.lines.values()].filter(({ gone }) => !gone) : [];
    for (const listener of listeners) listener();
  }

  async function load(): Promise<void> {
    if (isStopped) return;
    if (isAsking) {
      // What is on its way may be older than what made somebody ask.
      isOld = true;
      return;
    }
    [isAsking, isOld] = [true, false];
    clearTimeout(retry);
    try {
      const { seq, lines } = await ask(page);
      drawn = emptyPage(lines);
      // What was heard meanwhile may be in the answer already.
      const later = early.filter((event) => event.seq > seq);
      early = [];
      isAsking = false;
      if (isOld || later.some(({ op }) => op.kind === 'unclear')) return void load();
      for (const event of later) drawOn(drawn, event);
      tell();
    } catch {
      isAsking = false;
      retry = setTimeout(() => void load(), retryMs);
    }
  }

  function hear(event: RoomEvent): void {
    heard = event.seq;
    if (!('page' in event.op) || event.op.page !== page || event.op.kind === 'page') return;
    if (isAsking || !drawn) early.push(event);
    // What was cleared before this page came in, the school alone knows.
    else if (event.op.kind === 'unclear' && drawn.cleared.length === 0) void load();
    else if (drawOn(drawn, event).length > 0) tell();
  }

  const look = (): void =>
    // Ops are applied and told in one go: what is known and was not told then, this page has missed.
    queueMicrotask(() => {
      if (store.read().seq <= heard) return;
      heard = store.read().seq;
      void load();
    });

  function begin(): () => void {
    isStopped = false;
    const [stopEvents, stopStore] = [store.onEvent(hear), store.subscribe(look)];
    void load();
    return () => {
      isStopped = true;
      clearTimeout(retry);
      stopEvents();
      stopStore();
    };
  }

  let users = 0;
  let stop: (() => void) | undefined;
  return {
    /** Reads the page and keeps it, until all who began have called what they were given. */
    start(): () => void {
      users += 1;
      stop ??= begin();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        users -= 1;
        if (users > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    read: () => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type PageInk = ReturnType<typeof createPageInk>;
