import { Duplex } from 'node:stream';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';

import { textFrame } from '../sockets/frame.ts';
import { createRoomConnection } from './connection.ts';

/** A line whose other end reads nothing until it is told to. */
function aSlowReader() {
  const read: Buffer[] = [];
  let go: (() => void) | undefined;
  let reads = false;
  const wire = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _encoding, done) {
      read.push(chunk);
      if (reads) done();
      else go = done;
    },
  });
  const socket = { OPEN: 1, readyState: 1, terminate: () => void (socket.readyState = 3), close: () => undefined };
  const seat = { room: 'r', person: 'kid:a', epoch: 1 };
  const principal = { role: 'kid', accountId: 'a', sessionId: 's', customerId: 'f', locale: 'ru-RU' } as const;
  const connection = createRoomConnection(socket as unknown as WebSocket, wire, principal, seat);
  const readOn = () => {
    reads = true;
    go?.();
  };
  return { wire, socket, connection, read, readOn };
}

const frame = (n: number) => textFrame(JSON.stringify({ n, x: 'x'.repeat(2000) }));
const numberIn = (bytes: Buffer) => Number(/"n":(\d+)/.exec(bytes.toString())?.[1]);

test('a reader that does not read keeps no more than a little of what is said in passing, and then hears the newest of each kind', async () => {
  const { wire, connection, read, readOn } = aSlowReader();
  for (let n = 0; n < 5000; n += 1) connection.pass(n % 2 === 0 ? 'pointer' : 'draft', frame(n));
  expect(wire.writableLength).toBeLessThan(lessonRoomLimits.dropAboveBytes + 3000);
  expect(connection.dropped).toBeGreaterThan(4900);
  readOn();
  await expect
    .poll(() =>
      read
        .map(numberIn)
        .slice(-2)
        .toSorted((a, b) => a - b),
    )
    .toEqual([4998, 4999]);
});

test('a reader that leaves a megabyte of what was done unread is cut, and keeps no more than that', () => {
  const { wire, socket, connection } = aSlowReader();
  for (let n = 0; n < 5000 && socket.readyState === 1; n += 1) connection.sendFrame(frame(n));
  expect(socket.readyState).toBe(3);
  expect(wire.writableLength).toBeLessThan(1.2 * 1024 * 1024);
});
