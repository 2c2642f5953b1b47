import { type Db, sql } from './db.ts';
import type { AnyEvent, EventName, EventOf } from './events.ts';

/**
 * What happened, told upwards. A module publishes inside its transaction and never learns who subscribes; each
 * handler gets an event once, after the commit, in a transaction of its own (call down, publish up).
 */
export interface Outbox {
  publish(event: AnyEvent): Promise<void>;
  /** `consumer` names the handler for ever: its deliveries are remembered under it. */
  subscribe<Name extends EventName>(name: Name, consumer: string, handler: (event: EventOf<Name>) => Promise<void>): void;
  /** Delivers what waits; answers when nothing is left. Failed deliveries are thrown after the rest was tried. */
  drain(): Promise<void>;
  /** Starts delivering after each commit and by a backstop every second. */
  start(): void;
  stop(): Promise<void>;
}

type Subscription = { consumer: string; handle: (event: never) => Promise<void> };

/**
 * One row a handler and event, written with the change itself. A delivery takes the row and the handler's own
 * changes in one transaction, so a crash between them repeats neither. Rows of one handler go in order.
 */
export function createOutbox(db: Db, onFault: (fault: unknown, what: string) => void): Outbox {
  const subscriptions = new Map<string, Subscription[]>();
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let live = false;

  /** Delivers the oldest waiting row that nobody else holds; false when there is none. */
  async function deliverOne(skip: Set<number>): Promise<{ fault?: unknown } | false> {
    let id: number | undefined;
    try {
      return await db.inTransaction(async () => {
        // Taken away at once: it is there again if the handler fails.
        const row = await db.one(sql<{ id: number; listener: string; type: string; payload: object }>`
          delete from platform_deliveries where id = (
            select id from platform_deliveries where not (id = any(${[...skip]}::bigint[])) order by id limit 1 for update skip locked)
          returning id, listener, type, payload`);
        if (!row) return false;
        id = row.id;
        const subscription = subscriptions.get(row.type)?.find(({ consumer }) => consumer === row.listener);
        await subscription?.handle(row.payload as never);
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
        onFault(done.fault, 'event delivery');
        first ??= done.fault;
      }
    }
  }

  function deliver(): void {
    if (!live) return;
    if (running) {
      again = true;
      return;
    }
    running = deliverAll()
      .catch((fault: unknown) => onFault(fault, 'outbox'))
      .then(() => {
        running = undefined;
        if (again) {
          again = false;
          deliver();
        }
      });
  }

  return {
    async publish(event) {
      const subscribers = subscriptions.get(event.type) ?? [];
      if (subscribers.length === 0) return;
      const payload = JSON.stringify(event);
      const consumers = subscribers.map(({ consumer }) => consumer);
      await db.run(sql`
        insert into platform_deliveries (listener, type, payload)
        select listener, ${event.type}, ${payload}::jsonb from unnest(${consumers}::text[]) listener`);
      db.afterCommit(deliver);
    },
    subscribe(name, consumer, handler) {
      subscriptions.set(name, [...(subscriptions.get(name) ?? []), { consumer, handle: handler as Subscription['handle'] }]);
    },
    async drain() {
      await running;
      const fault = await deliverAll();
      if (fault !== undefined) throw fault;
    },
    start() {
      live = true;
      timer = setInterval(deliver, 1000);
      timer.unref();
      deliver();
    },
    async stop() {
      live = false;
      clearInterval(timer);
      await running;
    },
  };
}
