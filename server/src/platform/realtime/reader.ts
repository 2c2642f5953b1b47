import type { Change, Changes } from './changes.store.ts';

/**
 * Reads the stream of changes for this node: woken by a commit here, by a notice from another node, and once a
 * second in case a notice was lost. While nobody is connected it does not read at all.
 */
export function createReader({
  changes,
  take,
  needed,
  onFault,
}: {
  changes: Changes;
  /** Given each batch in order, with the position after it. */
  take: (batch: Change[], position: string) => void;
  needed: () => boolean;
  onFault: (fault: unknown, what: string) => void;
}) {
  let position: string | undefined;
  let starting: Promise<string> | undefined;
  let reading: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  /** Reads until nobody has woken it meanwhile. `reading` falls in the same breath as the last look at `again`. */
  async function read(): Promise<void> {
    try {
      do {
        again = false;
        if (position === undefined) return;
        const next = await changes.since(position);
        position = next.position;
        if (next.changes.length > 0) take(next.changes, next.position);
      } while (again);
    } catch (fault) {
      onFault(fault, 'realtime reader');
    } finally {
      reading = undefined;
    }
  }

  function wake(): void {
    if (!timer || position === undefined) return;
    if (reading) {
      again = true;
      return;
    }
    reading = read();
  }

  async function begin(): Promise<string> {
    if (position !== undefined) return position;
    starting ??= changes
      .now()
      .then((now) => (position ??= now))
      .finally(() => {
        starting = undefined;
      });
    return starting;
  }

  return {
    wake,
    /** Where this node stands; changes after it will be told to whoever subscribes now. */
    position: begin,
    /** The same, after it has read what is committed by now: who comes back is then told nothing twice. */
    async latest(): Promise<string> {
      wake();
      await reading;
      return begin();
    },
    start(): void {
      timer = setInterval(() => {
        if (needed()) wake();
        else if (!reading && !starting) position = undefined;
      }, 1000);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await reading;
    },
  };
}
