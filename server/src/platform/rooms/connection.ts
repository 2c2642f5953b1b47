import type { Duplex } from 'node:stream';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { type Person, roleOf } from '@school/contract/lesson-room/people';
import { type Heartbeat, roomCloseCodes, type RoomMessage } from '@school/contract/lesson-room/protocol';
import type { WebSocket } from 'ws';

import type { Principal } from '../principal.ts';
import { createBucket } from '../sockets/bucket.ts';
import { textFrame } from '../sockets/frame.ts';

/** Somebody's place in a room: whoever has the newest epoch of a person is the one in it. */
export interface Seat {
  room: string;
  person: Person;
  epoch: number;
  /** The device it opened the room on, where that is known. */
  device?: string | null;
}

export type Over = Omit<Extract<RoomMessage, { t: 'over' }>, 't'>;

/** One page in a room. */
export interface RoomConnection {
  readonly seat: Seat;
  readonly principal: Principal;
  /** Set when it has said hello and was told where the room stands: from then on it is told what happens. */
  isReady: boolean;
  readonly isOpen: boolean;
  /** The school has closed it: nothing more is heard of what it says. */
  readonly isSentAway: boolean;
  /** When it was last heard, in milliseconds of the process. */
  heardAt: number;
  heartbeat: Heartbeat | null;
  send(message: RoomMessage): void;
  sendFrame(frame: Buffer): void;
  /** What is said in passing: to a slow reader only the newest of its key goes, once it has read on. */
  pass(key: string, frame: Buffer): void;
  /** Passing messages that were dropped or overtaken. */
  readonly dropped: number;
  mayAct(now: number): boolean;
  mayPass(now: number): boolean;
  /** Says why, and closes for good. */
  over(over: Over): void;
  close(code: keyof typeof roomCloseCodes): void;
  cut(): void;
}

/** Who does not answer the close within this many milliseconds is cut. */
const closeMs = 2000;

/** Wraps a socket that has just been opened; whole frames go straight to the wire below it, as in the live connection. */
export function createRoomConnection(socket: WebSocket, wire: Duplex, principal: Principal, seat: Seat): RoomConnection {
  const { ops, passing, dropAboveBytes, unreadBytes } = lessonRoomLimits;
  const late = new Map<string, Buffer>();
  let dropped = 0;
  let isSentAway = false;

  const cut = () => {
    isSentAway = true;
    socket.terminate();
  };
  const sendFrame = (frame: Buffer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (wire.writableLength > unreadBytes) cut();
    else wire.write(frame);
  };
  const send = (message: RoomMessage) => sendFrame(textFrame(JSON.stringify(message)));
  wire.on('drain', () => {
    for (const frame of late.values()) sendFrame(frame);
    late.clear();
  });
  const close = (code: keyof typeof roomCloseCodes) => {
    isSentAway = true;
    socket.close(roomCloseCodes[code]);
    setTimeout(() => socket.terminate(), closeMs).unref();
  };

  return {
    seat,
    principal,
    isReady: false,
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    get isSentAway() {
      return isSentAway;
    },
    heardAt: performance.now(),
    heartbeat: null,
    send,
    sendFrame,
    pass(key, frame) {
      if (wire.writableLength <= dropAboveBytes) return sendFrame(frame);
      if (late.has(key)) dropped += 1;
      late.set(key, frame);
    },
    get dropped() {
      return dropped;
    },
    mayAct: createBucket(roleOf(seat.person) === 'teacher' ? ops.teacher : ops.kid),
    mayPass: createBucket(passing),
    over(over) {
      send({ t: 'over', ...over });
      close(over.code === 'school_restarts' ? 'restarting' : 'over');
    },
    close,
    cut,
  };
}
