import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { PageOp } from '@school/contract/lesson-room/ops';
import * as z from 'zod/mini';

/** What this page has done and the school has not confirmed. */
export interface Waiting {
  opid: string;
  op: PageOp;
  /** When it was done, in milliseconds of the page. */
  since: number;
}

const Kept = z.array(z.strictObject({ opid: z.uuid(), op: PageOp }));

/**
 * Ops wait here in their order until they are confirmed, and are kept on the device over a reload of the page: each has a name of
 * its own (`opid`), so sending it twice does it once.
 */
export function createOutbox(key: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage) {
  let waiting: readonly Waiting[] = read();

  function read(): Waiting[] {
    try {
      const kept = Kept.safeParse(JSON.parse(storage.getItem(key) ?? '[]'));
      return kept.success ? kept.data.map((it) => ({ ...it, since: performance.now() })) : [];
    } catch {
      return [];
    }
  }
  function keep(): void {
    try {
      if (waiting.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(waiting.map(({ opid, op }) => ({ opid, op }))));
    } catch {
      // No room on the device: what was done still goes out, it would only not outlive a reload.
    }
  }

  return {
    all: () => waiting,
    /** False when too much waits already: the button that was pressed must not look as if it had worked. */
    add(opid: string, op: PageOp): boolean {
      if (waiting.length >= lessonRoomLimits.outboxOps) return false;
      waiting = [...waiting, { opid, op, since: performance.now() }];
      keep();
      return true;
    },
    /** Confirmed, or refused: it waits no longer. */
    drop(opid: string): Waiting | undefined {
      const it = waiting.find((one) => one.opid === opid);
      if (!it) return undefined;
      waiting = waiting.filter((one) => one !== it);
      keep();
      return it;
    },
    clear(): void {
      waiting = [];
      keep();
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
