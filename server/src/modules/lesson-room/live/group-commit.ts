import type { Tools } from '../dependencies/tools.ts';
import type { NewOp, Stored } from '../stores/events.store.ts';

/** The first op waits so many milliseconds for others. */
const gatherMs = 3;
/** Where much is going on one statement follows the other after so many milliseconds, and takes all that came meanwhile. */
const apartMs = 40;
/** The same where there is nothing but finished lines: each was seen while it was drawn, and nobody waits for what is stored of it. */
const linesApartMs = 70;

interface Asked {
  lessonId: string;
  take(): readonly NewOp[];
  done(stored: Stored[] | Promise<Stored[]>, at: Temporal.Instant): void;
}

/**
 * Group commit of the rooms of this server: what comes within a few milliseconds is stored by one statement, whatever the room. A
 * room that another statement holds is stored by itself, and so is each where the common statement fails: a room waits for no other.
 */
export function groupCommit({ clock, events, rooms }: Pick<Tools, 'clock' | 'events' | 'rooms'>) {
  let waiting: Asked[] = [];
  let lastAt = -linesApartMs;
  let next: { timer: NodeJS.Timeout; at: number } | undefined;
  let isReading = false;

  async function storeTogether(): Promise<void> {
    next = undefined;
    lastAt = performance.now();
    isReading = true;
    rooms.readLines();
    isReading = false;
    const at = clock.now();
    const batches = waiting.map((asked) => ({ ...asked, ops: asked.take() }));
    waiting = [];
    const stored = batches.length < 2 ? undefined : await events.storeTogether(batches, at).catch(() => undefined);
    for (const { lessonId, ops, done } of batches) done(stored?.get(lessonId) ?? events.store(lessonId, ops, at), at);
  }

  /** The next statement goes so long after the one before it, or earlier where that was said already. */
  function goAfter(ms: number): void {
    // What is read now goes at once.
    if (isReading) return;
    const now = performance.now();
    const at = Math.max(now + gatherMs, lastAt + ms);
    if (next && next.at <= at) return;
    clearTimeout(next?.timer);
    next = { at, timer: setTimeout(() => void storeTogether(), at - now) };
  }

  return {
    /** Stores what `take` gives in the moment of the statement; of a room once at a time. */
    store<Op extends NewOp>(
      lessonId: string,
      take: () => Op[],
      { onlyLines }: { onlyLines: boolean },
    ): Promise<{ ops: Op[]; stored: Stored[]; at: Temporal.Instant }> {
      const { promise, resolve, reject } = Promise.withResolvers<{ ops: Op[]; stored: Stored[]; at: Temporal.Instant }>();
      let ops: Op[] = [];
      waiting.push({
        lessonId,
        take: () => (ops = take()),
        done: (stored, at) => void Promise.resolve(stored).then((it) => resolve({ ops, stored: it, at }), reject),
      });
      goAfter(onlyLines ? linesApartMs : apartMs);
      return promise;
    },
    /** Lines have come that are not read yet. */
    linesWait: (): void => goAfter(linesApartMs),
    /** What has come now does not wait as long as lines do. */
    hurry(): void {
      if (waiting.length > 0) goAfter(apartMs);
    },
  };
}
