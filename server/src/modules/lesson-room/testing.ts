import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { PageOp, RoomEvent } from '@school/contract/lesson-room/ops';
import type { PageMessage, RoomMessage } from '@school/contract/lesson-room/protocol';
import type { Entered } from '@school/contract/lesson-room/shapes';
import { onTestFinished } from 'vitest';

import { openDb } from '#platform/db';
import { silentLog } from '#platform/log';
import type { Principal } from '#platform/principal';
import type { PushPort } from '#platform/push';
import { readSettings } from '#platform/settings';

import { openSocket } from '../../platform/sockets/testing.ts';

import { createSchool } from '../../school.ts';
import { openSchool, type TestSchool } from '../../testing.ts';
import { haveClubFamily, haveGroup, parentOf } from '../groups/testing.ts';
import type { TestFamily } from '../scheduling/testing.ts';
import { at, havePupils } from '../staffing/testing.ts';
import { eraseRooms } from './erase-kid.store.ts';

type Served = Pick<TestSchool, 'rooms' | 'http' | 'identity'>;

/** Opens the rooms of a test's school: whoever has a ticket is whom it names, without a session behind it. */
async function openRooms({ rooms, http, identity }: Served): Promise<number> {
  await http.listen({ host: '127.0.0.1', port: 0 });
  rooms.attach(http.server, { claimTicket: identity.claimRoomTicket, principalNow: async (known) => known });
  return (http.server.address() as AddressInfo).port;
}

/** Another server of the school, on the same database and clock. */
export async function anotherServer(school: TestSchool) {
  const db = openDb(school.connection, { max: 5 });
  const other = await createSchool({ db, clock: school.clock, settings: readSettings({ LOG_LEVEL: 'silent' }), log: silentLog });
  onTestFinished(async () => {
    await other.stop();
    await db.close();
  });
  return { school: other, port: await openRooms(other) };
}

export interface TestRoom {
  school: TestSchool;
  olga: { teacherId: string; teacher: Principal };
  anya: TestFamily;
  pupils: ReadonlyArray<TestFamily & { appoint(iso: string): Promise<string> }>;
  lessonId: string;
  port: number;
  kid: Principal;
  teacher: Principal;
  /** Enters as somebody, with the epoch of a page that comes back, on this server or another. */
  enter(who: Principal, epoch?: number | null, on?: number): Promise<RoomPage>;
}

/** Anya (or whoever is named) has a lesson with Olga on Tuesday at 18:00; it is 17:55, and the rooms are open. */
export async function haveRoom(names: readonly string[] = ['Аня'], env: Record<string, string> = {}, push?: PushPort): Promise<TestRoom> {
  const school = await openSchool({ env, ...(push && { push }) });
  const { olga, pupils } = await havePupils(school, names);
  const [anya] = pupils;
  if (!anya) throw new Error('nobody');
  const lessonId = await anya.appoint('2026-11-24T18:00');
  school.clock.set(at('2026-11-24T17:55'));
  const port = await openRooms(school);
  const kid: Principal = { ...anya.parent, role: 'kid', kidUid: anya.kidUid };
  const enter = (who: Principal, epoch: number | null = null, on = port) => enterRoom(school, on, who, lessonId, epoch);
  return { school, olga, anya, pupils, lessonId, kid, port, enter, teacher: olga.teacher };
}

/** The second pupil has the lesson after, and it is the minute when the rooms of both are open; answers with that lesson. */
export async function openSecondRoom({ school, pupils }: Pick<TestRoom, 'school' | 'pupils'>): Promise<string> {
  school.clock.set(at('2026-11-20T12:00'));
  const lessonId = await pupils[1]?.appoint('2026-11-24T19:00');
  if (lessonId === undefined) throw new Error('There is one pupil only');
  school.clock.set(at('2026-11-24T18:52'));
  return lessonId;
}

/** A page that has entered by the call and opened its socket. */
export async function enterRoom(school: TestSchool, port: number, who: Principal, lessonId: string, epoch: number | null = null) {
  const { status, body } = await school.as(who).post(`/lesson-room/${lessonId}/enter`, { epoch, deviceUid: null });
  if (status !== 200) throw new Error(body.error.code as string);
  return openPage(port, lessonId, body as Entered);
}

export type RoomPage = Awaited<ReturnType<typeof openPage>>;

/** The socket of a page: says hello, answers pings, keeps what it hears. */
export async function openPage(port: number, lessonId: string, entered: Entered, { since = entered.seq }: { since?: number | null } = {}) {
  const events: RoomEvent[] = [];
  let answers = true;
  const address = `ws://127.0.0.1:${port}/room/${lessonId}?ticket=${encodeURIComponent(entered.ticket)}`;
  const opened = await openSocket<RoomMessage>(address, {
    patience: 5000,
    take(message, line) {
      if (message.t === 'ping' && answers) line.send(JSON.stringify({ t: 'pong' } satisfies PageMessage));
      if (message.t === 'events') events.push(...message.events);
      return message.t !== 'ping';
    },
  });
  const { socket, until, all } = opened;
  const send = (message: PageMessage) => socket.send(JSON.stringify(message));

  const page = {
    ...opened,
    entered,
    events,
    send,
    /** Sends an op; answers with its id. */
    op(op: PageOp, opid: string = randomUUID()): string {
      send({ t: 'op', opid, op });
      return opid;
    },
    event: (opid: string, ms = 5000) => until(() => events.find((it) => it.opid === opid), ms),
    kind: (kind: RoomEvent['op']['kind'], ms = 5000) => until(() => events.find(({ op }) => op.kind === kind), ms),
    nack: (opid: string, ms = 5000) => until(() => all('nack').find((it) => it.opid === opid)?.code, ms),
    /** From now on it gives no sign of life, and its line stays open. */
    fallSilent(): void {
      answers = false;
    },
    /** The line breaks without a word. */
    break: () => socket.terminate(),
  };
  send({ t: 'hello', v: lessonRoomLimits.version, since });
  return page;
}

/** What the room knows of a child goes, as with an erasure. */
export const eraseKid = (school: TestSchool, { familyId, kidUid }: Pick<TestFamily, 'familyId' | 'kidUid'>): Promise<void> =>
  school.db.inTransaction(() =>
    eraseRooms(school)({
      familyId,
      kidUids: [kidUid],
      account: null,
      grownUps: [],
      told: [],
      at: school.clock.now(),
      without: (text) => text,
      withoutIn: (value) => value,
      stems: [],
      elsewhere: async () => (text) => text,
      dropFile: async () => undefined,
    }),
  );

/** A stroke of a pen. */
export const aStroke = (id: string = randomUUID()): PageOp => ({
  kind: 'stroke',
  id,
  page: 0,
  tool: 'pen',
  color: 'ink',
  width: 1,
  points: 'AAAA',
});

/** A device on which nobody has signed in: it keeps its cookie, and calls from an address. */
export function aDevice({ school }: Pick<TestRoom, 'school'>, address = '203.0.113.7') {
  let cookie = '';
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, remoteAddress = address) => {
    const answer = await school.http.inject({
      method,
      url: `/api${path}`,
      remoteAddress,
      headers: { cookie, 'x-requested-with': 'chip', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const [set] = [answer.headers['set-cookie'] ?? []].flat();
    if (set) cookie = set.split(';')[0] ?? '';
    return { status: answer.statusCode, body: answer.body === '' ? undefined : JSON.parse(answer.body) };
  };
  return { call };
}

export const asKid = ({ parent, kidUid }: TestFamily): Principal => ({ ...parent, role: 'kid', kidUid });

/** A club with a place for each of these children, at the start of its first lesson; `goOn` leads to the start of the next one. */
export async function haveClub(names: readonly string[], env: Record<string, string> = {}) {
  const school = await openSchool({ env });
  const { teacher, groupId } = await haveGroup(school, { capacity: Math.max(6, names.length) });
  const families: Array<TestFamily & { name: string }> = [];
  for (const name of names) families.push({ ...(await haveClubFamily(school, 8, { name })), name });
  for (const family of families) await parentOf(school, family).join(groupId);
  const [first] = families;
  if (!first) throw new Error('nobody');
  const port = await openRooms(school);
  const held = new Set<string>();
  async function goOn(): Promise<{ eventId: string; timestamp: string }> {
    const events = (await parentOf(school, first as TestFamily).events(school.clock.now().toString().slice(0, 10))) as Array<{
      eventId: string;
      timestamp: string;
      kind: string;
    }>;
    const next = events.find(({ kind, eventId }) => kind === 'group' && !held.has(eventId));
    if (!next) throw new Error('The club has no lesson more');
    held.add(next.eventId);
    school.clock.set(Temporal.Instant.from(next.timestamp));
    return next;
  }
  const lesson = await goOn();
  const enter = (who: Principal, eventId = lesson.eventId) => enterRoom(school, port, who, eventId);
  return { school, groupId, teacher, families, lesson, port, enter, goOn };
}
