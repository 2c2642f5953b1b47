import type { Duplex } from 'node:stream';

import type { ErrorCode } from '@school/contract/errors';
import { closeCodes, realtimeLimits } from '@school/contract/realtime/limits';
import type { ServerMessage } from '@school/contract/realtime/protocol';
import type { WebSocket } from 'ws';

import type { Principal } from '../principal.ts';
import { createBucket } from '../sockets/bucket.ts';
import { textFrame } from '../sockets/frame.ts';

/** One live connection of one person: it sends, counts what it is sent, and knows when it is too slow. */
export interface Connection {
  readonly id: string;
  /** Whose it is, with the rights as last read. */
  principal: Principal;
  readonly isOpen: boolean;
  /** When the other side was last heard, in milliseconds of the process. */
  heardAt: number;
  send(message: ServerMessage): void;
  /** Writes a frame that was made once for many (`textFrame`). */
  sendFrame(frame: Buffer): void;
  refuse(id: string, code: ErrorCode): void;
  /** False when the client says more than it may. */
  mayTalk(): boolean;
  close(code: keyof typeof closeCodes): void;
  /** Cuts the line without a closing handshake: the other side does not read any more. */
  cut(): void;
}

/** Who does not answer the closing handshake within this many milliseconds is cut. */
const closeTimeoutMs = 2000;

/**
 * Wraps a socket that has just been opened. Whole frames go straight to the wire below it; the socket itself
 * writes whole frames as well, so they never mix.
 */
export function createConnection(socket: WebSocket, wire: Duplex, principal: Principal, id: string): Connection {
  const sendFrame = (frame: Buffer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (wire.writableLength > realtimeLimits.unreadBytes) socket.terminate();
    else wire.write(frame);
  };
  const send = (message: ServerMessage) => sendFrame(textFrame(JSON.stringify(message)));

  return {
    id,
    principal,
    heardAt: performance.now(),
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    send,
    sendFrame,
    refuse: (subscription, code) => send({ t: 'refused', id: subscription, code }),
    mayTalk: createBucket(realtimeLimits.messages),
    close(code) {
      socket.close(closeCodes[code]);
      setTimeout(() => socket.terminate(), closeTimeoutMs).unref();
    },
    cut: () => socket.terminate(),
  };
}
