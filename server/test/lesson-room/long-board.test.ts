import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { RoomOp } from '@school/contract/lesson-room/ops';
import type { Entered } from '@school/contract/lesson-room/shapes';
import { expect, test } from 'vitest';

import { asKid, aStroke, haveClub, openPage, type RoomPage } from '../../src/modules/lesson-room/testing.ts';
import { type Db, sql } from '../../src/platform/db.ts';
import { openKillable } from '../killable-server.ts';

const isLong = process.env['LONG'] === '1';

/** All the lines of two hours of a board, in so many parts; drawn as fast as a room takes it for good. */
const [lines, parts] = [10_000, 5];
const children = ['Вера', 'Захар', 'Ира', 'Клим', 'Лада', 'Марк', 'Нина', 'Олег'];
const { ops } = lessonRoomLimits;
/** A little slower than each may. */
const everyMs = { teacher: 1100 / ops.teacher.aSecond, kid: 1100 / ops.kid.aSecond };
const share = { teacher: ops.teacher.aSecond, kid: ops.kid.aSecond };
const points = 'gqBCDEFGHJKLMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz0123456789-_gqBCDEFGHJKLMNPQRSTVWXYZabcdefg';

const aLine = (): RoomOp & { kind: 'stroke' } => ({ ...aStroke(), points }) as RoomOp & { kind: 'stroke' };

async function draw(page: RoomPage, many: number, ms: number): Promise<string[]> {
  const began = performance.now();
  const sent: string[] = [];
  while (sent.length < many) {
    const due = Math.min(many, Math.floor((performance.now() - began) / ms) + 1);
    // Behind others on the machine it is late, and then sends no more at once than a page may.
    for (let burst = 0; sent.length < due && burst < 5; burst += 1) sent.push(page.op(aLine()));
    await pause(ms);
  }
  return sent;
}

/** Rows of the room and its log that the database has looked at so far. Backends tell it when they have had nothing to do for a while. */
async function looked(db: Db): Promise<number> {
  await pause(11_000);
  const told = await db.one(sql<{ rows: number }>`
    select (select sum(seq_tup_read) from pg_stat_user_tables where relname in ('lesson_room_rooms', 'lesson_room_events'))::float8
      + (select sum(idx_tup_read) from pg_stat_user_indexes where relname in ('lesson_room_rooms', 'lesson_room_events'))::float8 as rows`);
  return told?.rows ?? NaN;
}

test.skipIf(!isLong)(
  `a board of ${lines} lines costs the school as little at its end as at its beginning, and whoever comes late has all of it`,
  { timeout: 1_200_000 },
  async () => {
    const { school, teacher, families, lesson } = await haveClub(children);
    const { connection, clock } = school;
    const server = await openKillable(
      path.join(import.meta.dirname, 'killable-room.ts'),
      JSON.stringify(connection),
      clock.now().toString(),
    );
    const enter = async (who: typeof teacher) => {
      const { body } = await school.as(who).post(`/lesson-room/${lesson.eventId}/enter`, { epoch: null, deviceUid: null });
      const page = await openPage(server.port, lesson.eventId, body as Entered);
      await page.next('ready', 0, 30_000);
      return page;
    };
    const kids = families.map(asKid);
    const ofTeacher = await enter(teacher);
    ofTeacher.op({ kind: 'allow', kids: kids.map(({ kidUid = '' }) => kidUid), what: 'draw', on: true });
    await ofTeacher.kind('allow', 30_000);
    const ofKids: RoomPage[] = [];
    for (const kid of kids) ofKids.push(await enter(kid));

    const hands = share.teacher + kids.length * share.kid;
    const part = (of: number) => Math.ceil(((lines / parts) * of) / hands);
    const sent: string[] = [];
    const seen: Array<{ heap: number; rows: number }> = [];
    let before = await looked(school.db);
    for (let nth = 0; nth < parts; nth += 1) {
      const drawn = await Promise.all([
        draw(ofTeacher, part(share.teacher), everyMs.teacher),
        ...ofKids.map((page) => draw(page, part(share.kid), everyMs.kid)),
      ]);
      sent.push(...drawn.flat());
      // What each minute of a lesson asks.
      await school.lessonRoom.watchAlone();
      const after = await looked(school.db);
      seen.push({ heap: Number(await server.answerTo('SIGUSR2')), rows: (after - before) / drawn.flat().length });
      before = after;
    }
    const stored = await school.db.all(sql`select from lesson_room_events where opid = any(${sent}::uuid[])`);
    expect(stored.length).toBe(sent.length);
    for (const { heap, rows } of seen) console.log(`${(heap / 2 ** 20).toFixed(1)} MB live, ${rows.toFixed(1)} rows looked at a line`);
    // The first part has all that is made once.
    const [first, last] = [seen[1], seen.at(-1)];
    expect((last?.heap ?? NaN) - (first?.heap ?? NaN)).toBeLessThan(10 * 2 ** 20);
    expect(last?.rows).toBeLessThan(1.5 * (first?.rows ?? NaN));

    // Whoever comes now: what it is given with its line, and the page of the board.
    const began = performance.now();
    ofKids[0]?.break();
    const [late] = kids;
    if (!late) throw new Error('nobody');
    const page = await enter(late);
    const { body } = await school.as(late).get(`/lesson-room/${lesson.eventId}/ink?page=0`);
    const ms = performance.now() - began;
    console.log(`whoever comes late has ${body.lines.length} lines after ${ms.toFixed(0)} ms`);
    expect(body.lines.length).toBeGreaterThanOrEqual(sent.length);
    expect(JSON.stringify(page.entered).length).toBeLessThan(64 * 1024);
  },
);
