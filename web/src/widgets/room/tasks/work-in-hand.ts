import { Draft, sendable } from '@school/contract/lesson-room/drafts';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import type { DraftSaid } from '../heard-work.ts';

/** The work in hand of one copy: at which item it is, and how far. */
export interface Work {
  round: number;
  draft: Draft;
}

/** A state of it among all that any page has told: the next one that somebody makes counts one more than the newest that its page knows. */
interface Numbered extends Work {
  n: number;
}

/** What was said, where it is some work of a task. */
function readFrom({ round, draft: said, n = 0 }: DraftSaid): Numbered | undefined {
  if (JSON.stringify(said).length > lessonRoomLimits.draftBytes) return undefined;
  const draft = Draft.safeParse(said);
  return draft.success ? { round, draft: draft.data, n } : undefined;
}

/** Of two that were made at the same moment all pages keep the same one. */
const isNewer = (one: Numbered, other: Numbered): boolean =>
  one.n === other.n ? JSON.stringify([one.round, one.draft]) > JSON.stringify([other.round, other.draft]) : one.n > other.n;

/** Ten a second are enough to see a hand move. */
const pause = 100;

export type WorkInHand = ReturnType<typeof createWorkInHand>;

/**
 * The work in hand of one copy of a task, as the page that moves it tells it to the others: the newest as often as the line takes it,
 * the last one always. Kept over a reload of the page that moves it. What comes and is no work of this task is dropped; so is what is
 * older than what is known here, for whoever comes back after a cut tells what it knew before (docs/design/lesson-room.md#tasks).
 */
export function createWorkInHand({
  kidUid,
  taskNo,
  pass,
  keep,
  heard,
}: {
  /** Whose copy it is; null is the one of the room. */
  kidUid: string | null;
  taskNo: number;
  pass(it: DraftSaid): void;
  /** Where it is kept on this device; a page that only looks keeps nothing. */
  keep: { read(): string | null; write(text: string): void } | undefined;
  /** What this page heard of it before it was shown. */
  heard: DraftSaid | undefined;
}) {
  let now: Numbered | undefined = restored() ?? (heard && readFrom(heard));
  /** Changed by others, or begun anew: those who draw the task look again. */
  let version = 0;
  let isTold = true;
  /** The newest of it was moved here, so this page knows it best. */
  let isMover = now !== undefined && keep !== undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function restored(): Numbered | undefined {
    try {
      const kept = JSON.parse(keep?.read() ?? 'null') as { round?: unknown; draft?: unknown; n?: unknown } | null;
      const draft = Draft.safeParse(kept?.draft);
      if (!draft.success || typeof kept?.round !== 'number') return undefined;
      return { round: kept.round, draft: draft.data, n: typeof kept.n === 'number' ? kept.n : 0 };
    } catch {
      return undefined;
    }
  }
  const changed = (): void => {
    version++;
    for (const listener of listeners) listener();
  };
  const tell = (): void => {
    isTold = true;
    const draft = now && sendable(now.draft);
    if (now && draft) pass({ k: 'draft', kidUid, taskNo, round: now.round, draft, n: now.n });
  };
  const tellAndWait = (): void => {
    tell();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isTold) tellAndWait();
    }, pause);
  };
  const put = (next: Work): void => {
    now = { ...next, n: (now?.n ?? 0) + 1 };
    isMover = true;
    keep?.write(JSON.stringify(now));
    isTold = false;
    if (timer === undefined) tellAndWait();
  };

  return {
    now: (): Work | undefined => now,
    version: (): number => version,
    isMover: (): boolean => isMover,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** This page moved something. */
    put,
    /** This page begins an item. */
    begin(round: number, template: Draft['template'], tries: number): void {
      put({ round, draft: { template, tries } as Draft });
      changed();
    },
    /** Said once more, to whoever has come since. */
    tell,
    /** Another page said so. */
    hear(it: DraftSaid): void {
      if (it.kidUid !== kidUid || it.taskNo !== taskNo) return;
      const work = readFrom(it);
      if (!work) return;
      if (now && it.n !== undefined && !isNewer(work, now)) {
        // Whoever moved what is older has not heard of this page's last move.
        if (isMover && it.n < now.n) tell();
        return;
      }
      now = work;
      isMover = false;
      keep?.write(JSON.stringify(now));
      changed();
    },
  };
}
