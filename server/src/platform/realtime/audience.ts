import type { Principal } from '../principal.ts';
import type { Connection } from './connection.ts';
import { textFrame } from '../sockets/frame.ts';
import type { Asked } from './topic-table.ts';

/** One subscription of one connection. While its first answer is being made, frames for it wait in `held`. */
export interface Subscription {
  readonly id: string;
  readonly connection: Connection;
  held: Buffer[] | undefined;
}

/** Above this many items changed at once, the whole document is cheaper. */
const itemsAtOnce = 20;

export type Audience = ReturnType<typeof createAudience>;

/**
 * All who follow the same topic with the same query and see the same: what changes is computed once and turned
 * into JSON once. Changes that come while it computes are put together into the next round.
 */
export function createAudience({
  asked,
  principal,
  from,
  withPermit,
  onFault,
}: {
  asked: Asked;
  /** Any one of them: to its provider they are all alike. */
  principal: Principal;
  /** Where the stream stood when the first of them came. */
  from: string;
  withPermit: <T>(work: () => Promise<T>) => Promise<T>;
  onFault: (fault: unknown, what: string) => void;
}) {
  const subscriptions = new Set<Subscription>();
  const waiting = new Set<string | null>();
  let told = from;
  let heading = from;
  let busy = false;

  const snapshot = () => withPermit(() => asked.provider.snapshot(asked.params, asked.query, principal));
  const one = (item: string) => withPermit(async () => asked.provider.item?.(asked.params, item, principal, asked.query));

  /** The JSON of each change after `{"t":"change","id":…,"cursor":…,`. */
  async function bodies(items: ReadonlyArray<string | null>): Promise<string[]> {
    if (!asked.provider.item || items.includes(null) || items.length > itemsAtOnce) {
      return [`"op":"doc","data":${JSON.stringify(await snapshot())}}`];
    }
    return Promise.all(
      items.map(async (item) => {
        const data = await one(item ?? '');
        return data === undefined
          ? `"op":"remove","item":${JSON.stringify(item)}}`
          : `"op":"put","item":${JSON.stringify(item)},"data":${JSON.stringify(data)}}`;
      }),
    );
  }

  /** Gives one frame to all; those who use the same subscription id share its bytes. */
  function tell(to: Iterable<Subscription>, cursor: string, body: string): void {
    const frames = new Map<string, Buffer>();
    for (const subscription of to) {
      let frame = frames.get(subscription.id);
      if (!frame) {
        frame = textFrame(`{"t":"change","id":${JSON.stringify(subscription.id)},"cursor":"${cursor}",${body}`);
        frames.set(subscription.id, frame);
      }
      if (subscription.held) subscription.held.push(frame);
      else subscription.connection.sendFrame(frame);
    }
  }

  /** Only the last frame of a round carries its position: a break in the middle repeats the round. */
  function tellRound(to: Iterable<Subscription>, before: string, after: string, round: string[]): void {
    const all = [...to];
    round.forEach((body, at) => tell(all, at === round.length - 1 ? after : before, body));
  }

  /** Goes on until nothing waits. `busy` falls in the same breath as the last look at what waits. */
  async function work(): Promise<void> {
    busy = true;
    try {
      while (waiting.size > 0 && subscriptions.size > 0) {
        const items = [...waiting];
        const after = heading;
        waiting.clear();
        tellRound(subscriptions, told, after, await bodies(items));
        told = after;
      }
    } catch (fault) {
      // Nobody may miss a change: all come back with their cursors, and are told then.
      onFault(fault, `realtime ${asked.path}`);
      for (const { connection } of subscriptions) connection.close('fault');
    } finally {
      waiting.clear();
      busy = false;
    }
  }

  return {
    asked,
    subscriptions,
    snapshot,

    /** Something changed, up to `position`. */
    change(item: string | null, position: string): void {
      waiting.add(item);
      heading = position;
      if (!busy) void work();
    },

    /** Tells one subscription what it missed while it was away. */
    async catchUp(subscription: Subscription, items: ReadonlyArray<string | null>, before: string, after: string): Promise<void> {
      if (items.length === 0) return;
      const round = await bodies(items);
      const held = subscription.held;
      subscription.held = undefined;
      tellRound([subscription], before, after, round);
      subscription.held = held;
    },
  };
}
