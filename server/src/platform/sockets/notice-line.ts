import pg from 'pg';

import { isOfConnection } from '../passing-fault.ts';

/**
 * A connection of its own that listens to a channel of PostgreSQL and notifies on it: never one of the pool, where a notice in
 * a business transaction would make all commits wait for one lock (0.30 of the throughput with 16 writers). It comes back by
 * itself.
 */
export function createNoticeLine({
  line: connection,
  channel,
  onNotice,
  onOpen = () => undefined,
  what,
  lookEveryMs = 10_000,
  onFault,
}: {
  /** How it is opened. */
  line: pg.ClientConfig;
  channel: string;
  /** Hears what others said; what this line said itself it does not hear. */
  onNotice: (payload: string) => void;
  /** The line is open, for the first time or again: what was said meanwhile was missed. */
  onOpen?: () => void;
  /** Its name in the log. */
  what: string;
  /** How often an open line is asked whether it still lives. */
  lookEveryMs?: number;
  onFault: (fault: unknown, what: string) => void;
}) {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let live = false;
  let connecting: Promise<void> | undefined;
  /** The last question of the line: it is asked one thing at a time. */
  let last: Promise<unknown> = Promise.resolve();
  /** Lets the open line go, and opens another. */
  let giveUp: (fault: Error) => void = () => undefined;

  function ask(line: pg.Client, text: string, values: string[] = []): Promise<unknown> {
    const asked = last.then(() => line.query(text, values));
    last = asked.catch((fault: Error) => {
      // Whatever waits behind it would wait as long, one after the other.
      if (line === client && isOfConnection(fault)) giveUp(fault);
    });
    return asked;
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(connection);
    const lost = (fault?: Error) => {
      if (client === next) client = undefined;
      if (!live || again) return;
      if (fault) onFault(fault, what);
      again = setTimeout(() => {
        again = undefined;
        if (live) connecting = connect();
      }, 1000);
      again.unref();
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ processId, payload }) => {
      if (processId === (next as { processID?: number | null }).processID) return;
      onNotice(payload ?? '');
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      if (live) {
        client = next;
        last = Promise.resolve();
        giveUp = (fault) => {
          void next.end().catch(() => undefined);
          lost(fault);
        };
        lookAfter(next, giveUp);
      } else await next.end();
      onOpen();
    } catch (fault) {
      lost(fault as Error);
    }
  }

  /** A line that died without a word hears nothing any more: it is asked now and then, and another is opened in its place. */
  function lookAfter(line: pg.Client, givenUp: (fault: Error) => void): void {
    const looking = setInterval(() => {
      ask(line, 'select 1').catch((fault: Error) => {
        clearInterval(looking);
        if (line === client) givenUp(fault);
      });
    }, lookEveryMs);
    looking.unref();
    line.once('end', () => clearInterval(looking));
  }

  return {
    get isOpen() {
      return client !== undefined;
    },
    start(): void {
      live = true;
      connecting = connect();
    },
    /** One notice, to this channel or to another; lost when the line is not open. PostgreSQL carries under 8,000 bytes in it. */
    async say(payload: string, to = channel): Promise<void> {
      try {
        if (client) await ask(client, 'select pg_notify($1, $2)', [to, payload]);
      } catch (fault) {
        // A notice on its way when the school closes is nobody's loss.
        if (live) onFault(fault, what);
      }
    },
    async stop(): Promise<void> {
      live = false;
      clearTimeout(again);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
