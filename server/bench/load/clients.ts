/**
 * The other side of the load bench, a process of its own: families and teachers with their sessions, sockets and calls. Spoken to over IPC.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { WebSocket } from 'ws';

import { percentile } from '../bench.ts';
import { seeded } from '../busy-school.ts';

interface Person {
  email: string;
  /** Comes as this child of the family. */
  kidUid?: string;
}

/** What the bench asks for. */
export type Order =
  | { do: 'come'; port: number; people: Person[]; password: string; sockets: number }
  | { do: 'evening'; seconds: number; perSecond: number }
  | { do: 'book'; people: number; seconds: number }
  | { do: 'join'; rooms: Array<{ lessonId: string; people: Person[] }>; password: string; seconds: number }
  | { do: 'leave' };

/** What came of it. */
export interface Figures {
  calls: number;
  /** Answers that nobody should get, and calls without one. */
  errors: number;
  p50: number;
  p95: number;
  p99: number;
  seconds: number;
  /** Whatever else is counted. */
  said: Record<string, number>;
}

interface Answer {
  status: number;
  // It is known from the call what it is.
  body: any; // eslint-disable-line typescript/no-explicit-any
  cookie: string | undefined;
}

/** How many calls stand at once at most: slow answers slow whoever waits for them, as people do. */
const atOnce = 64;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const random = seeded(20_270_302);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const pause = (ms: number) => new Promise<void>((go) => void setTimeout(go, ms));
let port = 0;
let here: Array<{ cookie: string; chatId: string; kidUid: string }> = [];
const sockets = new Set<WebSocket>();
/** What the sockets have brought: documents, changes of them, and how many ended. */
const heard = { snapshots: 0, changes: 0, broken: 0 };
let written = 0;

function call(method: 'GET' | 'POST', place: string, { cookie, body, from }: { cookie?: string; body?: object; from?: string } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = {
    'x-requested-with': 'chip',
    ...(from !== undefined && { 'x-forwarded-for': from }),
    ...(cookie !== undefined && { cookie }),
    ...(place === '/' && { accept: 'text/html' }),
    ...(method === 'POST' && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  const asked = request({ host: '127.0.0.1', port, path: place === '/' ? '/' : `/api${place}`, method, headers, agent }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', reject);
    answer.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const cookies = answer.headers['set-cookie']?.map((one) => one.split(';', 1)[0] ?? '');
      const isJson = answer.headers['content-type']?.startsWith('application/json');
      resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : undefined, cookie: cookies?.join('; ') });
    });
  });
  asked.setTimeout(30_000, () => asked.destroy(new Error('no answer in 30 s')));
  asked.on('error', reject);
  asked.end(body && JSON.stringify(body));
  return promise;
}

/** Signs somebody in; the address is another one each time, as those of families are. */
async function signIn({ email, kidUid }: Person, password: string, nth: number): Promise<string> {
  const from = `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;
  const step = await call('POST', '/auth/sign-in', { body: { login: email, password }, from });
  const session = await call('POST', '/user/session', { body: { idToken: step.body?.idToken }, from });
  if (session.status !== 200) throw new Error(`${email}: ${step.status} ${JSON.stringify(step.body)}, ${session.status}`);
  if (kidUid === undefined) return session.cookie ?? '';
  const kid = await call('POST', '/user/kid-session', { cookie: session.cookie ?? '', body: { kidUid }, from });
  if (kid.status !== 200) throw new Error(`${email}: ${kid.status} ${JSON.stringify(kid.body)}`);
  return kid.cookie ?? session.cookie ?? '';
}

async function inTurn<T>(all: readonly T[], some: number, act: (one: T, nth: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let nth = next++; nth < all.length; nth = next++) await act(all[nth] as T, nth);
  };
  await Promise.all(Array.from({ length: some }, lane));
}

async function openSocket(cookie: string, topic: string): Promise<void> {
  const { status, body } = await call('POST', '/realtime/ticket', { cookie, body: {} });
  if (status !== 200) throw new Error(`No ticket: ${status} ${JSON.stringify(body)}`);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime?ticket=${encodeURIComponent(body.ticket)}`);
  await new Promise<void>((go, no) => {
    socket.once('open', go);
    socket.once('error', no);
  });
  sockets.add(socket);
  socket.on('message', (data: Buffer) => {
    if (data.includes('"t":"snapshot"')) heard.snapshots += 1;
    if (data.includes('"t":"change"')) heard.changes += 1;
    if (data.includes('"t":"ping"')) socket.send('{"t":"pong"}');
  });
  socket.on('close', () => void (sockets.delete(socket) && (heard.broken += 1)));
  socket.send(JSON.stringify({ t: 'sub', id: 'it', topic }));
}

async function come(order: Extract<Order, { do: 'come' }>): Promise<Figures> {
  ({ port } = order);
  const began = performance.now();
  here = [];
  await inTurn(order.people, 4, async (person, nth) => {
    const cookie = await signIn(person, order.password, nth);
    const user = await call('GET', '/user', { cookie });
    const chats = await call('GET', '/chats', { cookie });
    here.push({ cookie, kidUid: user.body.kids[0]?.kidUid ?? '', chatId: chats.body.chats[0].chatId });
  });
  const places = Array.from({ length: order.sockets }, (_, nth) => here[nth % here.length]);
  await inTurn(places, 16, async (one) => {
    if (one) await openSocket(one.cookie, `messages/${one.chatId}`);
  });
  for (const until = performance.now() + 30_000; heard.snapshots < order.sockets && performance.now() < until;) await pause(100);
  return figuresOf([], order.sockets - heard.snapshots, began, { here: here.length, sockets: sockets.size });
}

/** What is asked for in an evening, by how often: the first screens, free times, a page of strangers; one in twenty writes. */
const mix: ReadonlyArray<readonly [number, (who: (typeof here)[number]) => Promise<Answer>]> = [
  [25, ({ cookie }) => call('GET', '/user', { cookie })],
  [20, ({ cookie }) => call('GET', '/events', { cookie })],
  [15, ({ cookie }) => call('GET', '/chats', { cookie })],
  [10, ({ cookie, chatId }) => call('GET', `/chats/${chatId}/messages`, { cookie })],
  [10, ({ cookie }) => call('GET', '/payment/history', { cookie })],
  [5, ({ cookie, kidUid }) => call('GET', `/intro/slots?kidUid=${kidUid}&subject=math`, { cookie })],
  [10, () => call('GET', '/')],
  [
    5,
    ({ cookie, chatId }) => {
      written += 1;
      return call('POST', `/chats/${chatId}/messages`, { cookie, body: { text: `слово ${written}` } });
    },
  ],
];

async function evening({ seconds, perSecond }: Extract<Order, { do: 'evening' }>): Promise<Figures> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const waited: number[] = [];
  const statuses: Record<string, number> = {};
  let errors = 0;
  const before = { ...heard, written };
  let next = 0;
  const lane = async () => {
    for (;;) {
      const due = began + (next++ * 1000) / perSecond;
      if (Math.max(due, performance.now()) > until) return;
      if (due > performance.now()) await pause(due - performance.now());
      let at = random() * 100;
      const [, act] = mix.find(([share]) => (at -= share) < 0) ?? (mix[0] as (typeof mix)[number]);
      const from = performance.now();
      const { status } = await act(pick(here)).catch(() => ({ status: 0 }));
      waited.push(performance.now() - from);
      if (status !== 200) {
        errors += 1;
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const figures = figuresOf(waited, errors, began, {});
  // Each message comes to all sockets that follow its conversation.
  await pause(2_000);
  const broken = heard.broken - before.broken;
  const changes = heard.changes - before.changes;
  const untold = Math.max(0, Math.round(((written - before.written) * sockets.size) / here.length) - changes);
  const said = { written: written - before.written, told: changes, untold, 'sockets broken': broken, ...statuses };
  return { ...figures, errors: errors + broken + untold, said };
}

type Booking = 'booked' | 'no time' | 'may not' | 'errors';

/** A parent looks for a trial and takes one of the first times; where it is gone, another. */
async function bookOne(who: (typeof here)[number], waited: number[]): Promise<Booking> {
  for (let tries = 0; tries < 5; tries += 1) {
    const slots = await call('GET', `/intro/slots?kidUid=${who.kidUid}&subject=math`, { cookie: who.cookie });
    if (slots.status !== 200) return 'errors';
    if (slots.body.may.ok === false) return 'may not';
    const first = (slots.body.slots as number[]).slice(0, 60);
    if (first.length === 0) return 'no time';
    const from = performance.now();
    const timestamp = new Date(pick(first) * 60_000).toISOString();
    const body = { kidUid: who.kidUid, subject: 'math', timestamp, overAgeConfirmed: true };
    const { status } = await call('POST', '/intro', { cookie: who.cookie, body });
    waited.push(performance.now() - from);
    if (status === 200) return 'booked';
    if (status !== 409) return 'errors';
  }
  return 'no time';
}

/** So many parents want a trial at once. */
async function book(order: Extract<Order, { do: 'book' }>): Promise<Figures> {
  const began = performance.now();
  const waited: number[] = [];
  const ended: Record<Booking, number> = { booked: 0, 'no time': 0, 'may not': 0, errors: 0 };
  await Promise.all(
    here.slice(0, order.people).map(async (who, nth) => {
      await pause((nth / order.people) * order.seconds * 1000);
      ended[await bookOne(who, waited).catch(() => 'errors' as const)] += 1;
    }),
  );
  const { errors, ...said } = ended;
  return figuresOf(waited, errors, began, { ...said, 'taken by others': waited.length - said.booked - errors });
}

/** Rooms that fill within a minute: teacher and child enter and have the room before them. */
async function join(order: Extract<Order, { do: 'join' }>): Promise<Figures> {
  const people = order.rooms.flatMap(({ lessonId, people: both }) => both.map((person) => ({ lessonId, person, cookie: '' })));
  await inTurn(people, 4, async (one, nth) => void (one.cookie = await signIn(one.person, order.password, 100_000 + nth)));
  const began = performance.now();
  const waited: number[] = [];
  let errors = 0;
  await Promise.all(
    people.map(async ({ lessonId, cookie }, nth) => {
      await pause((nth / people.length) * order.seconds * 1000);
      const from = performance.now();
      try {
        const body = { epoch: null, deviceUid: null };
        const { status, body: entered } = await call('POST', `/lesson-room/${lessonId}/enter`, { cookie, body });
        if (status !== 200) throw new Error(`${status} ${JSON.stringify(entered).slice(0, 300)}`);
        const socket = new WebSocket(`ws://127.0.0.1:${port}/room/${lessonId}?ticket=${encodeURIComponent(entered.ticket)}`);
        sockets.add(socket);
        await new Promise<void>((go, no) => {
          socket.once('error', no);
          socket.once('close', (code) => no(new Error(`closed with ${code}`)));
          socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', v: lessonRoomLimits.version, since: entered.seq })));
          socket.on('message', (data: Buffer) => {
            if (data.includes('"t":"ping"')) socket.send('{"t":"pong"}');
            if (data.includes('"t":"ready"')) go();
          });
        });
        waited.push(performance.now() - from);
      } catch (fault) {
        errors += 1;
        if (errors < 4) console.error(`room: ${String(fault)}`);
      }
    }),
  );
  return figuresOf(waited, errors, began, { rooms: order.rooms.length });
}

const figuresOf = (waited: readonly number[], errors: number, began: number, said: Record<string, number>): Figures => ({
  calls: waited.length,
  errors,
  p50: percentile(waited, 0.5),
  p95: percentile(waited, 0.95),
  p99: percentile(waited, 0.99),
  seconds: (performance.now() - began) / 1000,
  said,
});

async function leave(): Promise<Figures> {
  for (const socket of sockets) socket.terminate();
  sockets.clear();
  agent.destroy();
  return figuresOf([], 0, performance.now(), {});
}

process.on('message', (order: Order) => {
  const done = { come, evening, book, join, leave }[order.do](order as never);
  done.then(
    (figures) => process.send?.({ figures }),
    (fault: unknown) => process.send?.({ fault: String(fault) }),
  );
});
process.on('disconnect', () => process.exit());
