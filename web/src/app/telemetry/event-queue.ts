import type { AnalyticsEvent } from '@school/contract/analytics/calls';

/** Events wait here and leave together. Nobody waits for them, nothing fails because of them, and a reload does not lose them. */

export interface QueueGiven {
  /** Sends a batch; rejects when it did not arrive. */
  send(events: readonly AnalyticsEvent[]): Promise<unknown>;
  /** What a reload must not lose. Without one (private windows) they live as long as the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  isOnline(): boolean;
  /** Milliseconds. */
  now(): number;
  later(act: () => void, ms: number): void;
}

/** Events of one call; calls a minute, so that no more than 60 events leave in it. */
const batch = 20;
const callsPerMinute = 3;
/** A moment to gather what happens together. */
const gatherMs = 4_000;
/** After a failure: so long, then longer. */
const pauses = [10_000, 30_000, 120_000];
/** More are not kept: whoever is away for long is counted from its last doings. */
const most = 100;
const key = 'told-later';

export function createEventQueue({ send, storage, isOnline, now, later }: QueueGiven) {
  let waiting: AnalyticsEvent[] = readKept();
  let isSet = false;
  let failures = 0;
  let sent: number[] = [];

  function readKept(): AnalyticsEvent[] {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
      storage?.removeItem(key);
      return Array.isArray(kept) ? (kept as AnalyticsEvent[]).slice(-most) : [];
    } catch {
      return [];
    }
  }

  function plan(ms: number): void {
    if (isSet || waiting.length === 0) return;
    isSet = true;
    later(() => {
      isSet = false;
      void flush();
    }, ms);
  }

  /** Milliseconds until another call may leave. */
  function mustWait(): number {
    sent = sent.filter((at) => at > now() - 60_000);
    return sent.length < callsPerMinute ? 0 : (sent[0] ?? 0) + 60_000 - now();
  }

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const wait = mustWait();
    if (wait > 0 || !isOnline()) return plan(Math.max(wait, gatherMs));
    const leaving = waiting.slice(0, batch);
    waiting = waiting.slice(batch);
    sent.push(now());
    try {
      await send(leaving);
      failures = 0;
    } catch {
      waiting = [...leaving, ...waiting].slice(-most);
      return plan(pauses[Math.min(failures++, pauses.length - 1)] ?? gatherMs);
    }
    return plan(gatherMs);
  }

  plan(gatherMs);
  return {
    add(event: AnalyticsEvent): void {
      waiting = [...waiting, event].slice(-most);
      plan(gatherMs);
    },
    /** The page may go any moment: what can leave leaves, the rest is kept for the next one. */
    leave(): void {
      if (isOnline() && mustWait() <= 0) void flush();
      if (waiting.length === 0) return;
      try {
        storage?.setItem(key, JSON.stringify(waiting));
      } catch {
        // No room, or none allowed: then these events are lost.
      }
    },
    /** The page has come back: what was kept for the next one is its own again. */
    back(): void {
      try {
        storage?.removeItem(key);
      } catch {
        // Nothing was kept either.
      }
    },
  };
}
