import path from 'node:path';
import { randomUUID } from 'node:crypto';

import type { RoomOp } from '@school/contract/lesson-room/ops';
import type { Entered } from '@school/contract/lesson-room/shapes';
import { expect, test } from 'vitest';

import { asKid, aStroke, haveClub, haveRoom, openPage, openSecondRoom } from '../../src/modules/lesson-room/testing.ts';
import { type Connection, sql } from '../../src/platform/db.ts';
import { openKillable } from '../killable-server.ts';
import { aSteadyPage } from './steady-page.ts';

const isLong = process.env['LONG'] === '1';
/** Who draws (the teacher, and one child or all of a club), how much each, and how often a server is killed. */
const children = isLong ? ['Вера', 'Захар', 'Ира', 'Клим', 'Лада', 'Марк', 'Нина', 'Олег'] : ['Аня'];
const many = isLong ? 1112 : 250;
const kills = isLong ? 6 : 1;

async function haveSenders() {
  if (children.length > 1) {
    const { school, teacher, families, lesson, port } = await haveClub(children);
    return { school, teacher, kids: families.map(asKid), lessonId: lesson.eventId, port };
  }
  const { school, teacher, kid, lessonId, port } = await haveRoom(children);
  return { school, teacher, kids: [kid], lessonId, port };
}

/** A school of its own process on the test's database. */
const openServer = (connection: Connection, now: Temporal.Instant) =>
  openKillable(path.join(import.meta.dirname, 'killable-room.ts'), JSON.stringify(connection), now.toString());

test(
  `two servers, ${(1 + children.length) * many} ops of ${1 + children.length}, ${kills} killed without a word: all are stored once, in one order that every page hears, without a gap`,
  { timeout: isLong ? 900_000 : 240_000 },
  async () => {
    const { school, teacher, kids, lessonId, port } = await haveSenders();
    // Opened here, so that children may draw from the first.
    await school.as(teacher).post(`/lesson-room/${lessonId}/enter`, { epoch: null, deviceUid: null });
    const draw: RoomOp = { kind: 'allow', kids: kids.map(({ kidUid = '' }) => kidUid), what: 'draw', on: true };
    await school.lessonRoom.changeRoom(lessonId, [{ opid: randomUUID(), who: 'school', op: draw }]);
    const now = school.clock.now();
    const open = () => openServer(school.connection, now);
    // The one that nobody kills is the test's own, where one alone is killed: a server takes seconds to start.
    const servers = await Promise.all(isLong ? [open(), open()] : [open()]);
    const ports = isLong ? servers.map((it) => it.port) : [...servers.map((it) => it.port), port];
    const pages = [teacher, ...kids].map((who) => aSteadyPage(who, lessonId, ports, many));
    const all = new Set(pages.flatMap(({ sent }) => sent));
    const hasAll = () => pages.every(({ heard }) => heard.filter(({ opid }) => all.has(opid)).length >= all.size);
    const running = Promise.all(pages.map((page) => page.run(hasAll)));
    for (let kill = 0; kill < kills; kill += 1) {
      const done = (((kill + 1) * all.size) / (kills + 1)) | 0;
      await expect.poll(() => pages[0]?.heard.length, { timeout: 120_000 }).toBeGreaterThan(done);
      await servers[kill % 2]?.kill();
      if (!isLong) continue;
      const next = await open();
      servers[kill % 2] = next;
      ports[kill % 2] = next.port;
    }
    await running;

    const stored = await school.db.all(sql<{ seq: number; opid: string }>`
      select seq, opid from lesson_room_events where lesson_id = ${lessonId} order by seq`);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
    expect(stored.filter(({ opid }) => all.has(opid)).length).toBe(all.size);
    const order = stored.map(({ opid }) => opid).filter((opid) => all.has(opid));
    for (const { heard } of pages) {
      expect(heard.map(({ seq }) => seq)).toEqual(heard.map((_, index) => (heard[0]?.seq ?? 0) + index));
      expect(heard.map(({ opid }) => opid).filter((opid) => all.has(opid))).toEqual(order);
    }
  },
);

test(
  'a server that is killed while it stores many rooms at once has lost nothing that anybody was told',
  { timeout: 120_000 },
  async () => {
    const first = await haveRoom(['Аня', 'Боря']);
    const { school, teacher, lessonId } = first;
    const second = await openSecondRoom(first);
    const told: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await openServer(school.connection, school.clock.now());
      const pages = await Promise.all(
        [lessonId, second].map(async (room) => {
          const { body } = await school.as(teacher).post(`/lesson-room/${room}/enter`, { epoch: null, deviceUid: null });
          const page = await openPage(server.port, room, body as Entered);
          await page.next('ready');
          return page;
        }),
      );
      // As fast as a page may, until the server dies in the middle.
      const drawing = setInterval(() => {
        for (const page of pages) if (page.socket.readyState === page.socket.OPEN) page.op(aStroke());
      }, 5);
      await expect.poll(() => Math.min(...pages.map(({ events }) => events.length)), { timeout: 60_000 }).toBeGreaterThan(20);
      await server.kill();
      clearInterval(drawing);
      for (const page of pages) told.push(...page.events.filter(({ op }) => op.kind === 'stroke').map(({ opid }) => opid));
    }
    const stored = await school.db.all(sql`select from lesson_room_events where opid = any(${told}::uuid[])`);
    expect(told.length).toBeGreaterThan(40 * kills - 10);
    expect(stored.length).toBe(told.length);
  },
);
