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

/** Deliveries of one transaction at most, when many wait. */
const largestHandful = 32;

interface Row {
  id: number;
  listener: string;
  type: string;
  payload: object;
}

/** An event with the names of those who listen to it. */
interface Published {
  type: string;
  consumers: readonly string[];
  payload: string;
}

/** Some deliveries were undone by the fault of one of them. */
class Undelivered extends Error {
  readonly fault: unknown;
  readonly ids: readonly number[];
  constructor(fault: unknown, ids: readonly number[]) {
    super('undelivered');
    this.fault = fault;
    this.ids = ids;
  }
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

  /** All that a transaction publishes, written at its end: nobody hears of it before the commit. */
  async function write(published: readonly Published[]): Promise<void> {
    const rows = published.flatMap(({ consumers, ...it }) => consumers.map((listener) => ({ listener, ...it })));
    db.afterCommit(deliver);
    await db.run(sql`
      insert into platform_deliveries (listener, type, payload)
      select * from unnest(${rows.map(({ listener }) => listener)}::text[], ${rows.map(({ type }) => type)}::text[],
        ${rows.map(({ payload }) => payload)}::jsonb[])`);
  }

  /**
   * Delivers the oldest waiting rows that nobody else holds, as many as asked for, in one transaction; answers how many there were. With one
   * that fails none of them is delivered.
   */
  const deliverSome = (skip: Set<number>, most: number): Promise<number> => {
    const ids: number[] = [];
    return db
      .inTransaction(async () => {
        // A school is filled with demo data in one transaction, where each thing has to be told before the next one is done.
        await db.writeGathered();
        // Taken away at once: they are there again if the handler fails.
        const rows = await db.all(sql<Row>`
          with taken as (
            delete from platform_deliveries where id = any(array(
              select id from platform_deliveries where not (id = any(${[...skip]}::bigint[])) order by id limit ${most} for update skip locked))
            returning id, listener, type, payload)
          select id, listener, type, payload from taken order by id`);
        for (const { id, listener, type, payload } of rows) {
          ids.push(id);
          const subscription = subscriptions.get(type)?.find(({ consumer }) => consumer === listener);
          await subscription?.handle(payload as never);
        }
        return rows.length;
      })
      .catch((fault: unknown) => {
        throw new Undelivered(fault, ids);
      });
  };

  /** What failed alone stays, with its fault, and is not tried again this time. */
  async function leave(skip: Set<number>, id: number, fault: unknown): Promise<void> {
    skip.add(id);
    await db.run(sql`update platform_deliveries set attempts = attempts + 1, last_fault = ${String(fault).slice(0, 500)} where id = ${id}`);
  }

  /**
   * Where many wait, they are taken in larger and larger handfuls: a transaction for each would be most of the work. After a fault one at
   * a time again, so that only the one to blame is left behind.
   */
  async function deliverAll(): Promise<unknown> {
    const skip = new Set<number>();
    let first: unknown;
    let handful = 1;
    for (;;) {
      try {
        const delivered = await deliverSome(skip, handful);
        if (delivered === 0) return first;
        handful = delivered < handful ? 1 : Math.min(handful * 2, largestHandful);
      } catch (undelivered) {
        if (!(undelivered instanceof Undelivered)) throw undelivered;
        const { fault, ids } = undelivered;
        const [id] = ids;
        if (id === undefined) throw fault;
        if (handful === 1) {
          await leave(skip, id, fault);
          onFault(fault, 'event delivery');
          first ??= fault;
        }
        handful = 1;
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
      const told = { type: event.type, consumers: subscribers.map(({ consumer }) => consumer), payload: JSON.stringify(event) };
      await db.inTransaction(() => db.gather(told, write));
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
