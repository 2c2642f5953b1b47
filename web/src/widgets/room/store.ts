import type { RoomEvent } from '@school/contract/lesson-room/ops';
import type { May, Member, OverCode, RoomMessage } from '@school/contract/lesson-room/protocol';
import type { Entered, RoomMedia } from '@school/contract/lesson-room/shapes';
import { emptyRoom, reduce, type RoomState } from '@school/contract/lesson-room/state';

import type { Outbox, Waiting } from './outbox.ts';

/** The room as a page knows it. */
export interface RoomView {
  you: string;
  epoch: number;
  seq: number;
  state: RoomState;
  members: readonly Member[];
  may: May;
  media: RoomMedia | undefined;
  /** Done here and not confirmed yet. */
  waiting: readonly Waiting[];
  line: 'opening' | 'open' | 'lost';
  over: { code: OverCode; until: string | null } | null;
  /** Milliseconds by which the school's clock is ahead of this page's. */
  clockAhead: number;
}

/** Keeps the room: ops in their order, each once. Listeners hear of every change. */
export function createRoomStore(outbox: Outbox) {
  let view: RoomView = {
    you: '',
    epoch: 0,
    seq: 0,
    state: emptyRoom,
    members: [],
    may: {},
    media: undefined,
    waiting: outbox.all(),
    line: 'opening',
    over: null,
    clockAhead: 0,
  };
  const listeners = new Set<() => void>();
  const hearers = new Set<(event: RoomEvent) => void>();
  const put = (next: Partial<RoomView>): void => {
    view = { ...view, ...next, waiting: outbox.all() };
    for (const listener of listeners) listener();
  };

  return {
    read: (): RoomView => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Hears each op as it is applied: for what is an occasion and no state (ink, stars that fly). */
    onEvent(hearer: (event: RoomEvent) => void): () => void {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    entered({ person, epoch, seq, state, media, now }: Entered): void {
      // Coming back the page knows as much or less than the school: the folded state is the newer one.
      put({ you: person, epoch, media, clockAhead: Date.parse(now) - Date.now(), ...(seq >= view.seq && { seq, state }) });
    },
    ready({ members, may, now }: Extract<RoomMessage, { t: 'ready' }>): void {
      put({ members, may, line: 'open', clockAhead: Date.parse(now) - Date.now() });
    },
    /** False when one is missing before these: the page must ask anew. */
    apply(events: readonly RoomEvent[]): boolean {
      let { seq, state } = view;
      const fresh: RoomEvent[] = [];
      for (const event of events) {
        if (event.seq <= seq) continue;
        if (event.seq !== seq + 1) return false;
        state = reduce(state, event);
        seq = event.seq;
        outbox.drop(event.opid);
        fresh.push(event);
      }
      put({ seq, state });
      for (const event of fresh) for (const hearer of hearers) hearer(event);
      return true;
    },
    member(member: Member): void {
      const others = view.members.filter(({ person }) => person !== member.person);
      put({ members: member.state === 'gone' ? others : [...others, member] });
    },
    may: (may: May): void => put({ may }),
    line: (line: RoomView['line']): void => put({ line }),
    over: (over: RoomView['over']): void => put({ over }),
    changed: (): void => put({}),
  };
}
export type RoomStore = ReturnType<typeof createRoomStore>;
