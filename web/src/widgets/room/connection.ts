import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { PageOp } from '@school/contract/lesson-room/ops';
import type { Heartbeat, NackCode, OverCode, Passing, RoomMessage, PageMessage, Signal } from '@school/contract/lesson-room/protocol';
import type { Entered } from '@school/contract/lesson-room/shapes';

import { createOutbox, type Outbox } from './outbox.ts';
import { createRoomStore, type RoomStore } from './store.ts';

/** Pauses before coming back, in milliseconds; each at random half to one and a half of it. */
const pauses = [200, 1000, 2000, 5000];
/** When the school restarts, pages come back at a random moment of so many milliseconds: not all at once. */
const restartMs = 3000;

export interface RoomSocket {
  readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(event: 'open' | 'message' | 'close', heard: (it: { data?: unknown; code?: number }) => void): void;
}

export interface ConnectionGiven {
  eventId: string;
  /** Asks the school to be let in, with the epoch of this page when it comes back. Throws what it refuses with. */
  enter(epoch: number | null): Promise<Entered>;
  open(ticket: string): RoomSocket;
  onSignal(from: string, signal: Signal): void;
  onPassing(who: string, it: Passing): void;
  onNack(code: NackCode, op: PageOp): void;
  /** The school let nobody in: what `enter` threw. The page shows it; it may be tried again by hand. */
  onRefused(cause: unknown): void;
  outbox?: Outbox;
}

/**
 * The line of one page to its room. It keeps the store of the room up to date, sends what was done until it is confirmed, and comes
 * back by itself after a break: as itself, with its epoch, so that pictures and sound need not begin anew.
 */
export function createRoomConnection(given: ConnectionGiven) {
  const outbox = given.outbox ?? createOutbox(`room ${given.eventId}`);
  const store: RoomStore = createRoomStore(outbox);
  let socket: RoomSocket | undefined;
  let entered: Entered | undefined;
  let isReady = false;
  let isStopped = false;
  let isOpening = false;
  let isRestarting = false;
  let failures = 0;
  let beat: (() => Heartbeat) | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let trouble: ReturnType<typeof setTimeout> | undefined;
  let beating: ReturnType<typeof setInterval> | undefined;

  const say = (message: PageMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  async function open(): Promise<void> {
    if (socket || isOpening || isStopped) return;
    isOpening = true;
    clearTimeout(retry);
    try {
      entered = await given.enter(entered?.epoch ?? null);
      if (isStopped) return;
      store.entered(entered);
      const line = given.open(entered.ticket);
      socket = line;
      line.addEventListener('open', () => {
        heard();
        say({ t: 'hello', v: lessonRoomLimits.version, since: store.read().seq });
      });
      line.addEventListener('message', ({ data }) => {
        if (socket !== line || typeof data !== 'string') return;
        heard();
        take(JSON.parse(data) as RoomMessage);
      });
      line.addEventListener('close', () => {
        if (socket === line) lost();
      });
    } catch (cause) {
      // A refusal is for a person to read; a line that is gone is tried again.
      if (isRefusal(cause)) {
        isStopped = true;
        given.onRefused(cause);
      } else again();
    } finally {
      isOpening = false;
    }
  }

  function take(message: RoomMessage): void {
    switch (message.t) {
      case 'ping':
        return say({ t: 'pong' });
      case 'ready':
        isReady = true;
        failures = 0;
        clearTimeout(trouble);
        store.ready(message);
        for (const { opid, op } of outbox.all()) say({ t: 'op', opid, op });
        sendBeat();
        return;
      case 'events':
        if (!store.apply(message.events)) anew();
        return;
      case 'stale':
        return anew();
      case 'dup':
        outbox.drop(message.opid);
        return store.changed();
      case 'nack': {
        const refused = outbox.drop(message.opid);
        store.changed();
        if (refused) given.onNack(message.code, refused.op);
        return;
      }
      case 'member':
        return store.member(message.member);
      case 'may':
        return store.may(message.may);
      case 'pass':
        return given.onPassing(message.who, message.it);
      case 'signal':
        return given.onSignal(message.from, message.it);
      case 'over':
        return over(message.code, message.until);
    }
  }

  function over(code: OverCode, until: string | undefined): void {
    if (code === 'school_restarts') {
      isRestarting = true;
      socket?.close();
      return;
    }
    isStopped = true;
    if (code === 'ended') outbox.clear();
    store.over({ code, until: until ?? null });
    close();
  }

  /** The page knows too little to go on: it takes the state whole. */
  function anew(): void {
    socket?.close();
  }

  function heard(): void {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.close(), lessonRoomLimits.goneSeconds * 1000);
  }

  function lost(): void {
    socket = undefined;
    isReady = false;
    clearTimeout(silence);
    if (isStopped) return;
    // A break that is over at once is nobody's business.
    clearTimeout(trouble);
    trouble = setTimeout(() => store.line('lost'), 2000);
    again();
  }

  function again(): void {
    const pause = pauses[Math.min(failures++, pauses.length - 1)] as number;
    const ms = isRestarting ? restartMs * Math.random() : pause * (0.5 + Math.random());
    isRestarting = false;
    clearTimeout(retry);
    retry = setTimeout(() => void open(), ms);
  }

  function sendBeat(): void {
    if (beat && isReady) say({ t: 'beat', it: beat() });
  }

  function close(): void {
    for (const timer of [retry, silence, trouble]) clearTimeout(timer);
    clearInterval(beating);
    removeEventListener('online', back);
    document.removeEventListener('visibilitychange', back);
    const line = socket;
    socket = undefined;
    line?.close();
  }

  const back = (): void => {
    if (document.visibilityState === 'visible') {
      failures = 0;
      void open();
    }
    sendBeat();
  };
  addEventListener('online', back);
  document.addEventListener('visibilitychange', back);
  beating = setInterval(sendBeat, lessonRoomLimits.heartbeatSeconds * 1000);

  return {
    store,
    open,
    /** Does something in the room: it counts at once on this page, and for all when the school has stored it. */
    act(op: PageOp): boolean {
      const opid = crypto.randomUUID();
      if (isStopped || !outbox.add(opid, op)) return false;
      store.changed();
      if (isReady) say({ t: 'op', opid, op });
      return true;
    },
    pass: (it: Passing) => {
      if (isReady) say({ t: 'pass', it });
    },
    signal: (to: string, it: Signal) => {
      if (isReady) say({ t: 'signal', to, it });
    },
    /** How the page is doing, asked every few seconds and when something changed (`beatNow`). */
    beats(from: () => Heartbeat): void {
      beat = from;
    },
    beatNow: sendBeat,
    /** Goes for good. */
    leave(): void {
      say({ t: 'bye' });
      isStopped = true;
      close();
    },
  };
}
export type RoomConnection = ReturnType<typeof createRoomConnection>;

/** The school said no, and will say it again. No answer (status 0), a fault of the school and "too many calls" pass. */
const isRefusal = (cause: unknown): boolean => {
  const { status } = cause as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
};
