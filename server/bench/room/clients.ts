import { randomUUID } from 'node:crypto';

import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { PageMessage, RoomMessage } from '@school/contract/lesson-room/protocol';
import type { Entered } from '@school/contract/lesson-room/shapes';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

import type { Principal } from '../../src/platform/principal.ts';
import type { BenchRoom } from './fill-rooms.ts';

/** One page of a room: draws strokes, points, and hears what the other does. */
export interface Page {
  draw(id: string, points: string): void;
  point(n: number): void;
  onDrawn: (id: string) => void;
  onPointed: (n: number) => void;
  /** Bytes of a shared document as it goes to whoever comes. */
  size?(): number;
  close(): void;
}

const nothing = (): void => undefined;

/** Milliseconds of the call by which a page enters, and until its line is ready. */
export interface Entry {
  called: number;
  ready: number;
}

/** A page of the school: enters by the call, opens its socket, says hello; the teacher lets the child draw. */
export async function openOurs(
  port: number,
  { lessonId, kid, kids = [kid] }: BenchRoom,
  who: Principal,
): Promise<Page & Entry & { entered: Entered }> {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/lesson-room/${lessonId}/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-principal': JSON.stringify(who), 'idempotency-key': randomUUID() },
    body: JSON.stringify({ epoch: null, deviceUid: null }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const entered = (await answer.json()) as Entered;
  const called = performance.now() - began;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/room/${lessonId}?ticket=${encodeURIComponent(entered.ticket)}`);
  const say = (message: PageMessage) => socket.send(JSON.stringify(message));
  const page: Page = {
    draw: (id, points) => say({ t: 'op', opid: id, op: { kind: 'stroke', id, page: 0, tool: 'pen', color: 'ink', width: 1, points } }),
    point: (n) => say({ t: 'pass', it: { k: 'pointer', place: `p${n}`, x: 0.5, y: 0.5 } }),
    onDrawn: nothing,
    onPointed: nothing,
    close: () => socket.close(),
  };
  await new Promise<void>((go, no) => {
    socket.once('error', no);
    socket.once('close', (code) => no(new Error(`The room closed with ${code}`)));
    socket.once('open', () => say({ t: 'hello', v: lessonRoomLimits.version, since: entered.seq }));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as RoomMessage;
      if (message.t === 'ping') say({ t: 'pong' });
      else if (message.t === 'ready') {
        if (who.role === 'teacher')
          say({ t: 'op', opid: randomUUID(), op: { kind: 'allow', kids: kids.map(({ kidUid = '' }) => kidUid), what: 'draw', on: true } });
        go();
      } else if (message.t === 'events') for (const { op } of message.events) if (op.kind === 'stroke') page.onDrawn(op.id);
      if (message.t === 'pass' && message.it.k === 'pointer') page.onPointed(Number(message.it.place.slice(1)));
    });
  });
  return Object.assign(page, { entered, called, ready: performance.now() - began });
}

/** The same strokes in a list of a shared document, the pointer in what its pages know of each other. */
export async function openShared(what: 'hocuspocus' | 'y-websocket', port: number, room: string): Promise<Page> {
  const doc = new Y.Doc();
  const url = `ws://127.0.0.1:${port}`;
  const line =
    what === 'hocuspocus'
      ? new HocuspocusProvider({
          websocketProvider: new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: WebSocket }),
          name: room,
          document: doc,
        })
      : new WebsocketProvider(url, room, doc, { WebSocketPolyfill: WebSocket as never, disableBc: true });
  if (line instanceof HocuspocusProvider) line.attach();
  const { awareness } = line;
  await new Promise<void>((go) => {
    if (line instanceof HocuspocusProvider) line.on('synced', () => go());
    else line.on('sync', (isSynced: boolean) => isSynced && go());
  });
  const strokes = doc.getArray<{ id: string; points: string }>('strokes');
  const page: Page = {
    draw: (id, points) => strokes.push([{ id, page: 0, tool: 'pen', color: 'ink', width: 1, points } as never]),
    point: (n) => awareness?.setLocalStateField('pointer', n),
    onDrawn: nothing,
    onPointed: nothing,
    size: () => Y.encodeStateAsUpdate(doc).length,
    close: () => {
      line.destroy();
      if (line instanceof HocuspocusProvider) line.configuration.websocketProvider.destroy();
      doc.destroy();
    },
  };
  // What stands there already comes with the first look, as at the school with the strokes of a page.
  // After whoever opened it has said what it does with a line: a microtask would be sooner than that.
  setImmediate(() => strokes.forEach(({ id }) => page.onDrawn(id)));
  strokes.observe(({ changes, transaction }) => {
    if (transaction.local) return;
    for (const { insert } of changes.delta) for (const it of (insert ?? []) as Array<{ id: string }>) page.onDrawn(it.id);
  });
  awareness?.on('change', (_: unknown, origin: unknown) => {
    if (origin === 'local') return;
    for (const [client, state] of awareness.getStates())
      if (client !== doc.clientID) page.onPointed((state as { pointer?: number }).pointer ?? -1);
  });
  return page;
}
