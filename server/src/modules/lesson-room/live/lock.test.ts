import { randomUUID } from 'node:crypto';

import type { RoomOp } from '@school/contract/lesson-room/ops';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { anotherServer, aStroke, haveRoom } from '../testing.ts';

/** Lines of the child, and so many of them at a time. */
const [many, atOnce] = [10_000, 125];

test(
  'of ten thousand lines over two servers none has a number after that of a lock, however often it is set',
  { timeout: 120_000 },
  async () => {
    const { school, teacher, kid, anya, enter, lessonId } = await haveRoom();
    const other = (await anotherServer(school)).school;
    const servers = [school, other] as const;
    const adult = await enter(teacher);
    await adult.next('ready');
    // A page that does not look at what it hears, on the other server.
    const { port } = await anotherServer(school);
    const old = await enter(kid, null, port);
    await old.next('ready');
    await adult.event(adult.op({ kind: 'allow', kids: [anya.kidUid], what: 'draw', on: true }));

    let sent = 0;
    let toggles = 0;
    const draw = async (server: (typeof servers)[number]) => {
      while (sent < many) {
        sent += atOnce;
        const ops = Array.from({ length: atOnce }, () => ({ opid: randomUUID(), who: old.entered.person, op: aStroke() as RoomOp }));
        await server.lessonRoom.note(lessonId, ops);
      }
    };
    const toggle = async () => {
      for (;;) {
        if (sent >= many) return;
        const op: RoomOp = { kind: 'lock', kids: [], on: toggles % 2 === 0 };
        await servers[toggles++ % 2]?.lessonRoom.changeRoom(lessonId, [{ opid: randomUUID(), who: adult.entered.person, op }]);
        await new Promise((go) => void setTimeout(go, toggles % 5));
        if (toggles % 20 === 0) old.op(aStroke());
      }
    };
    await Promise.all([...servers.map(draw), toggle()]);

    const log = await school.db.all(sql<{ kind: string; on: boolean | null }>`
    select kind, (body ->> 'on')::boolean as on from lesson_room_events
    where lesson_id = ${lessonId} and kind in ('lock', 'stroke') order by seq`);
    let isLocked = false;
    let after = 0;
    for (const { kind, on } of log) {
      if (kind === 'lock') isLocked = on === true;
      else if (isLocked) after += 1;
    }
    const drawn = log.filter(({ kind }) => kind === 'stroke').length;
    expect({ after, locks: log.length - drawn }).toEqual({ after: 0, locks: toggles });
    expect(drawn).toBeGreaterThan(atOnce);
    expect(drawn).toBeLessThan(many);
    expect(school.faults).toEqual([]);
  },
);
