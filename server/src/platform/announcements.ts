import { type Db, sql } from './db.ts';

/** Something that happened in a module, as JSON: instants travel as ISO strings. */
export interface Happening {
  type: string;
}

/**
 * What happened, told upwards. A module announces inside its transaction and never learns who listens; each
 * listener hears it once, after the commit, in a transaction of its own (ARCHITECTURE.md: call down, announce up).
 */
export interface Announcements {
  announce<H extends Happening>(happening: H): Promise<void>;
  /** `who` names the listener for ever: its deliveries are remembered under it. */
  on<H extends Happening>(type: H['type'], who: string, listener: (happening: H) => Promise<void>): void;
  /** Delivers what waits; answers when nothing is left. Failed deliveries are thrown after the rest was tried. */
  drain(): Promise<void>;
  /** Starts delivering after each commit and by a backstop every second. */
  start(): void;
  stop(): Promise<void>;
}

type Listener = { who: string; hear: (happening: never) => Promise<void> };

/**
 * One row a listener and happening, written with the change itself. A delivery takes the row and the listener's
 * own changes in one transaction, so a crash between them repeats neither. Rows of one listener go in order.
 */
export function createAnnouncements(db: Db, onFault: (fault: unknown, what: string) => void): Announcements {
  const listeners = new Map<string, Listener[]>();
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let live = false;

  /** Delivers the oldest waiting row that nobody else holds; false when there is none. */
  async function deliverOne(skip: Set<number>): Promise<{ fault?: unknown } | false> {
    let id: number | undefined;
    try {
      return await db.inTransaction(async () => {
        const row = await db.one(sql<{ id: number; listener: string; type: string; payload: Happening }>`
          select id, listener, type, payload from platform_deliveries
          where not (id = any(${[...skip]}::bigint[]))
          order by id limit 1 for update skip locked`);
        if (!row) return false;
        id = row.id;
        const listener = listeners.get(row.type)?.find(({ who }) => who === row.listener);
        if (listener) await listener.hear(row.payload as never);
        await db.run(sql`delete from platform_deliveries where id = ${row.id}`);
        return {};
      });
    } catch (fault) {
      if (id === undefined) throw fault;
      skip.add(id);
      await db.run(
        sql`update platform_deliveries set attempts = attempts + 1, last_fault = ${String(fault).slice(0, 500)} where id = ${id}`,
      );
      return { fault };
    }
  }

  async function deliverAll(): Promise<unknown> {
    const skip = new Set<number>();
    let first: unknown;
    for (;;) {
      const done = await deliverOne(skip);
      if (!done) return first;
      if ('fault' in done) {
        onFault(done.fault, 'announcement');
        first ??= done.fault;
      }
    }
  }

  function wake(): void {
    if (!live) return;
    if (running) {
      again = true;
      return;
    }
    running = deliverAll()
      .catch((fault: unknown) => onFault(fault, 'announcements'))
      .then(() => {
        running = undefined;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  return {
    async announce(happening) {
      const heard = listeners.get(happening.type) ?? [];
      if (heard.length === 0) return;
      const payload = JSON.stringify(happening);
      for (const { who } of heard) {
        await db.run(sql`insert into platform_deliveries (listener, type, payload) values (${who}, ${happening.type}, ${payload}::jsonb)`);
      }
      db.afterCommit(wake);
    },
    on(type, who, listener) {
      listeners.set(type, [...(listeners.get(type) ?? []), { who, hear: listener as Listener['hear'] }]);
    },
    async drain() {
      await running;
      const fault = await deliverAll();
      if (fault !== undefined) throw fault;
    },
    start() {
      live = true;
      timer = setInterval(wake, 1000);
      timer.unref();
      wake();
    },
    async stop() {
      live = false;
      clearInterval(timer);
      await running;
    },
  };
}
