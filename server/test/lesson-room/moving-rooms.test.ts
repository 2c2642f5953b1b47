import path from 'node:path';
import { randomUUID } from 'node:crypto';

import type { Entered } from '@school/contract/lesson-room/shapes';
import { expect, onTestFinished, test } from 'vitest';

import { aStroke, haveRoom, openPage, type TestRoom } from '../../src/modules/lesson-room/testing.ts';
import { sql } from '../../src/platform/db.ts';
import type { Principal } from '../../src/platform/principal.ts';
import { openKillable } from '../killable-server.ts';
import { hasNats, startNats } from '../nats-server.ts';
import { aSteadyPage } from './steady-page.ts';

const many = 80;

/** A school of its own process on the test's database. */
const openServer = ({ school }: Pick<TestRoom, 'school'>, nats = '') =>
  openKillable(path.join(import.meta.dirname, 'killable-room.ts'), JSON.stringify(school.connection), school.clock.now().toString(), nats);

const allowDrawing = (room: TestRoom) =>
  room.school.lessonRoom.changeRoom(room.lessonId, [
    { opid: randomUUID(), who: 'school', op: { kind: 'allow', kids: [room.anya.kidUid], what: 'draw', on: true } },
  ]);

test('a server that a deploy restarts says so, and every page moves to another without a lost op', { timeout: 120_000 }, async () => {
  const room = await haveRoom();
  const { school, teacher, kid, lessonId } = room;
  await school.as(teacher).post(`/lesson-room/${lessonId}/enter`, { epoch: null, deviceUid: null });
  await allowDrawing(room);
  const server = await openServer(room);
  const pages = [teacher, kid].map((who) => aSteadyPage(who, lessonId, [server.port, room.port], many, false));
  const all = new Set(pages.flatMap(({ sent }) => sent));
  const hasAll = () => pages.every(({ heard }) => heard.filter(({ opid }) => all.has(opid)).length >= all.size);
  const running = Promise.all(pages.map((page) => page.run(hasAll)));
  await expect.poll(() => pages[0]?.heard.length, { timeout: 60_000 }).toBeGreaterThan(all.size / 4);
  await server.kill('SIGTERM');
  await running;
  expect(pages.flatMap(({ overs }) => overs)).toContain('school_restarts');
  const stored = await school.db.all(sql<{ opid: string }>`select opid from lesson_room_events where lesson_id = ${lessonId} order by seq`);
  const order = stored.map(({ opid }) => opid).filter((opid) => all.has(opid));
  expect(order.length).toBe(all.size);
  for (const { heard } of pages) {
    expect(heard.map(({ seq }) => seq)).toEqual(heard.map((_, index) => (heard[0]?.seq ?? 0) + index));
    expect(heard.map(({ opid }) => opid).filter((opid) => all.has(opid))).toEqual(order);
  }
});

/** Enters by a server, and opens the socket there. */
async function enterBy(room: TestRoom, port: number, who: Principal) {
  const { body } = await room.school.as(who).post(`/lesson-room/${room.lessonId}/enter`, { epoch: null, deviceUid: null });
  const page = await openPage(port, room.lessonId, body as Entered);
  await page.next('ready');
  return page;
}

test('who was in a room by a server that died is closed by another, dated at the last sign', { timeout: 120_000 }, async () => {
  const room = await haveRoom();
  const { school, teacher, kid, lessonId } = room;
  const server = await openServer(room);
  const adult = await room.enter(teacher);
  await adult.next('ready');
  const child = await enterBy(room, server.port, kid);
  await child.event(child.op({ kind: 'raise', on: true }));
  await server.kill();
  // Twenty seconds of silence, by the database's clock, without waiting for them.
  const aged = await school.db.run(sql`
    update lesson_room_members set beat_at = beat_at - interval '21 seconds' where lesson_id = ${lessonId} and person = ${`kid:${kid.kidUid}`}`);
  expect(aged).toBe(1);
  const left = await adult.kind('leave', 15_000);
  expect(left.op).toMatchObject({ person: `kid:${kid.kidUid}`, cause: 'timeout' });
  const [visit] = await school.db.all(sql<{ leftAt: string; heardAt: string }>`
    select left_at::text as "leftAt", heard_at::text as "heardAt" from lesson_room_members where person = ${`kid:${kid.kidUid}`}`);
  expect(visit?.leftAt).toBe(visit?.heardAt);
});

test.skipIf(!hasNats)(
  'two servers that talk by NATS are one room; while it is away what is stored is still heard, a second later',
  { timeout: 120_000 },
  async () => {
    const nats = await startNats();
    onTestFinished(() => nats.stop());
    const room = await haveRoom();
    await room.school.as(room.teacher).post(`/lesson-room/${room.lessonId}/enter`, { epoch: null, deviceUid: null });
    await allowDrawing(room);
    const [one, two] = await Promise.all([openServer(room, nats.url), openServer(room, nats.url)]);
    const [adult, child] = [await enterBy(room, one.port, room.teacher), await enterBy(room, two.port, room.kid)];
    const points = async (to: typeof adult) => {
      const before = to.all('pass').length;
      child.send({ t: 'pass', it: { k: 'pointer', place: 'board', x: 0.5, y: 0.5 } });
      await new Promise((go) => void setTimeout(go, 300));
      return to.all('pass').length > before;
    };
    // Which servers a room spans each learns within a second.
    await expect.poll(() => points(adult), { timeout: 10_000 }).toBe(true);
    const began = performance.now();
    await adult.event(child.op(aStroke()));
    const quick = performance.now() - began;
    await nats.stop();
    await new Promise((go) => void setTimeout(go, 300));
    expect(await points(adult)).toBe(false);
    for (let n = 0; n < 20; n += 1) await adult.event(child.op(aStroke()), 5000);
    expect(adult.events.map(({ seq }) => seq)).toEqual(adult.events.map((_, index) => (adult.events[0]?.seq ?? 0) + index));
    expect(quick).toBeLessThan(5000);
    const again = await startNats(nats.port);
    onTestFinished(() => again.stop());
    await expect.poll(() => points(adult), { timeout: 15_000 }).toBe(true);
  },
);
