import type { PageMessage, RoomMessage } from '@school/contract/lesson-room/protocol';
import { emptyRoom } from '@school/contract/lesson-room/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SchoolRefusal } from '#api/school-refusal.ts';

import { createRoomConnection, type RoomSocket } from './connection.ts';
import { createOutbox } from './outbox.ts';

const you = 'kid:00000000-0000-4000-8000-000000000002';
const at = '2026-11-25T10:00:00Z';

/** The school at the other end of the line: what it was asked and told, and what it says. */
function school() {
  const lines: Array<{ heard: PageMessage[]; say(message: RoomMessage): void; cut(): void }> = [];
  const asked: Array<number | null> = [];
  let seq = 0;
  let refusal: unknown;
  return {
    lines,
    asked,
    get line() {
      return lines.at(-1) as (typeof lines)[number];
    },
    refuse: (cause: unknown) => (refusal = cause),
    stands: (at: number) => (seq = at),
    async enter(epoch: number | null) {
      asked.push(epoch);
      if (refusal) throw refusal;
      return {
        epoch: epoch ?? 7,
        person: you,
        ticket: 'ticket',
        seq,
        state: emptyRoom,
        media: { engine: 'direct' as const, relay: false, cameras: 'all' as const, iceServers: [] },
        now: at,
      };
    },
    open(): RoomSocket {
      const on: Record<string, Array<(it: { data?: unknown; code?: number }) => void>> = {};
      const tell = (event: string, it: { data?: unknown } = {}) => on[event]?.forEach((heard) => heard(it));
      const socket: RoomSocket = {
        readyState: 1,
        send: (text) => void line.heard.push(JSON.parse(text) as PageMessage),
        close() {
          if (socket.readyState === 3) return;
          socket.readyState = 3;
          tell('close');
        },
        addEventListener: (event, heard) => void (on[event] ??= []).push(heard),
      };
      const line = {
        heard: [] as PageMessage[],
        say: (message: RoomMessage) => tell('message', { data: JSON.stringify(message) }),
        cut: () => socket.close(),
      };
      lines.push(line);
      queueMicrotask(() => tell('open'));
      return socket;
    },
  };
}

const ready = (at: number): RoomMessage => ({ t: 'ready', seq: at, you, epoch: 7, members: [], may: {}, now: '2026-11-25T10:00:00Z' });
const raised = (seq: number, opid: string = crypto.randomUUID()): RoomMessage => ({
  t: 'events',
  events: [{ seq, opid, who: you, op: { kind: 'raise', on: true }, at }],
});

function page(at = school()) {
  const nacks: string[] = [];
  const refused: unknown[] = [];
  const connection = createRoomConnection({
    eventId: 'lesson',
    enter: at.enter,
    open: at.open,
    onSignal: () => undefined,
    onPassing: () => undefined,
    onNack: (code) => nacks.push(code),
    onRefused: (cause) => refused.push(cause),
  });
  return { at, connection, nacks, refused };
}
const opsIn = (heard: readonly PageMessage[]) => heard.flatMap((it) => (it.t === 'op' ? [it.opid] : []));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what was done before the room was ready goes out when it is, in its order, and waits until it is confirmed', async () => {
  const { at, connection } = page();
  await connection.open();
  connection.act({ kind: 'raise', on: true });
  connection.act({ kind: 'react', reaction: 'smile' });
  await vi.advanceTimersByTimeAsync(1);
  expect(at.line.heard).toEqual([{ t: 'hello', v: 1, since: 0 }]);
  at.line.say(ready(0));
  const sent = opsIn(at.line.heard);
  expect(sent).toEqual(connection.store.read().waiting.map(({ opid }) => opid));
  at.line.say(raised(1, sent[0]));
  expect(connection.store.read().waiting).toHaveLength(1);
  expect(connection.store.read().state.hands).toEqual([you.slice(4)]);
});

test('after a break the page comes back as itself, and what was not confirmed is sent again under the same name', async () => {
  const { at, connection } = page();
  await connection.open();
  at.line.say(ready(0));
  connection.act({ kind: 'raise', on: true });
  const [opid] = opsIn(at.line.heard);
  at.line.cut();
  await vi.advanceTimersByTimeAsync(300);
  expect(at.asked).toEqual([null, 7]);
  at.line.say(ready(0));
  expect(opsIn(at.line.heard)).toEqual([opid]);
  at.line.say({ t: 'dup', opid: opid as string, seq: 1 });
  expect(connection.store.read().waiting).toEqual([]);
});

test('a break of less than two seconds is not shown, a longer one is, and it is over with the next "ready"', async () => {
  const { at, connection } = page();
  await connection.open();
  at.line.say(ready(0));
  at.line.cut();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(connection.store.read().line).toBe('open');
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.store.read().line).toBe('lost');
  at.line.say(ready(0));
  expect(connection.store.read().line).toBe('open');
});

test('an op that came twice counts once; one that is missing makes the page ask for the whole', async () => {
  const { at, connection } = page();
  await connection.open();
  at.line.say(ready(0));
  at.line.say(raised(1));
  at.line.say(raised(1));
  expect(connection.store.read().seq).toBe(1);
  at.stands(5);
  at.line.say(raised(3));
  await vi.advanceTimersByTimeAsync(300);
  expect(at.lines).toHaveLength(2);
  expect(connection.store.read().seq).toBe(5);
});

test('a page that was opened elsewhere stays away; so does one that was taken out, until when it is told', async () => {
  for (const code of ['elsewhere', 'taken_out', 'replaced', 'ended'] as const) {
    const { at, connection } = page();
    await connection.open();
    at.line.say(ready(0));
    at.line.say({ t: 'over', code, until: '2026-11-25T10:05:00Z' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(at.lines).toHaveLength(1);
    expect(connection.store.read().over).toEqual({ code, until: '2026-11-25T10:05:00Z' });
    expect(connection.act({ kind: 'raise', on: true })).toBe(false);
  }
});

test('a restart of the school is a break like others: the page comes back', async () => {
  const { at, connection } = page();
  await connection.open();
  at.line.say(ready(0));
  at.line.say({ t: 'over', code: 'school_restarts' });
  await vi.advanceTimersByTimeAsync(3100);
  expect(at.lines).toHaveLength(2);
  expect(connection.store.read().over).toBeNull();
});

test('what the school refuses is undone and told; who may not enter is told why, and does not try by itself', async () => {
  const { at, connection, nacks } = page();
  await connection.open();
  at.line.say(ready(0));
  connection.act({ kind: 'raise', on: true });
  at.line.say({ t: 'nack', opid: opsIn(at.line.heard)[0] as string, code: 'locked' });
  expect([nacks, connection.store.read().waiting]).toEqual([['locked'], []]);

  const other = page();
  other.at.refuse(Object.assign(new Error('over'), { status: 409 }));
  await other.connection.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(other.refused).toHaveLength(1);
  expect(other.at.asked).toHaveLength(1);
});

test.each([
  ['cannot be reached', 0],
  ['has a fault', 500],
  ['was asked too often', 429],
])('a school that %s is asked again and again, less and less often', async (_, status) => {
  const { at, connection, refused } = page();
  at.refuse(new SchoolRefusal('school.unexpected', {}, status));
  await connection.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at.asked.length).toBeGreaterThan(6);
  expect(at.asked.length).toBeLessThan(30);
  expect(refused).toEqual([]);
});

test('when the school restarts pages come back one after the other', async () => {
  const { at, connection } = page();
  await connection.open();
  at.line.say(ready(0));
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  at.line.say({ t: 'over', code: 'school_restarts' });
  await vi.advanceTimersByTimeAsync(2600);
  expect(at.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(at.asked).toHaveLength(2);
});

test('silence of the school is a break', async () => {
  const { at, connection } = page();
  await connection.open();
  at.line.say(ready(0));
  await vi.advanceTimersByTimeAsync(21_000);
  expect(at.lines.length).toBeGreaterThan(1);
});

test('what was drawn outlives a reload of the page; a device that is full, or something foreign in its place, costs only that', () => {
  createOutbox('room x').add('00000000-0000-4000-8000-000000000009', { kind: 'raise', on: true });
  expect(createOutbox('room x').all()).toMatchObject([{ op: { kind: 'raise', on: true } }]);
  sessionStorage.setItem('room y', '[{"opid":"no"}]');
  expect(createOutbox('room y').all()).toEqual([]);
  const full = { getItem: () => '{', setItem: () => expect.fail('full'), removeItem: () => undefined };
  const outbox = createOutbox('z', {
    ...full,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(outbox.add('00000000-0000-4000-8000-000000000009', { kind: 'raise', on: true })).toBe(true);
  for (let n = 1; n < 200; n++) outbox.add(crypto.randomUUID(), { kind: 'raise', on: true });
  expect(outbox.add(crypto.randomUUID(), { kind: 'raise', on: true })).toBe(false);
});
