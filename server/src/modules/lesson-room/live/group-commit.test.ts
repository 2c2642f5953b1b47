import { expect, onTestFinished, test, vi } from 'vitest';

import { openDb, sql } from '#platform/db';

import { anotherServer, aStroke, enterRoom, haveRoom, openSecondRoom } from '../testing.ts';

/** A teacher with a page in the rooms of two lessons. */
async function haveTwoRooms() {
  const room = await haveRoom(['Аня', 'Боря']);
  const { school, pupils, teacher } = room;
  const [, borya] = pupils;
  if (!borya) throw new Error('nobody');
  const lessons = [room.lessonId, await openSecondRoom(room)] as const;
  const enter = async (lessonId: string) => {
    const page = await enterRoom(school, room.port, teacher, lessonId);
    await page.next('ready');
    return page;
  };
  return { ...room, borya, lessons, pages: [await enter(lessons[0]), await enter(lessons[1])] as const };
}

test('what comes together in two rooms is one commit, and of it only what may not be is refused', async () => {
  const { school, port, borya, lessons, pages } = await haveTwoRooms();
  const child = await enterRoom(school, port, { ...borya.parent, role: 'kid', kidUid: borya.kidUid }, lessons[1]);
  await child.next('ready');
  const drawn: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const opids = pages.map((page) => page.op(aStroke()));
    // A child draws when it is allowed to.
    const refused = child.op(aStroke());
    drawn.push(...opids);
    expect(await child.nack(refused)).toBe('role');
    await Promise.all(pages.map((page, room) => page.event(opids[room] ?? '')));
  }
  const stored = await school.db.all(sql<{ commit: string }>`
    select xmin::text as commit from lesson_room_events where opid = any(${drawn}::uuid[])`);
  expect(stored.length).toBe(drawn.length);
  expect(new Set(stored.map(({ commit }) => commit)).size).toBeLessThan(drawn.length);
  expect(school.faults).toEqual([]);
});

test('lines wait for more lines, and no longer than until something else is done', async () => {
  const { pages } = await haveTwoRooms();
  const [page] = pages;
  await page.event(page.op(aStroke()));
  const now = performance.now();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // The clock goes on from where it was, and what comes first waits for nobody.
  vi.advanceTimersByTime(now + 200);
  onTestFinished(() => void vi.useRealTimers());
  /** Goes on as the school's clock says; whatever was sent until now has come there, as has this, which is refused at once. */
  const after = async (ms: number): Promise<void> => {
    await page.nack(page.op({ kind: 'chat', text: '+375 29 123-45-67' }));
    vi.advanceTimersByTime(ms);
  };
  const heard = (opid: string) => page.events.some((it) => it.opid === opid);
  const line = () => page.op(aStroke());
  const first = line();
  await after(3);
  await page.event(first);

  // Nothing is on its way to the database while it waits, so no quicker one can make it heard.
  const alone = line();
  await after(60);
  await after(0);
  expect(heard(alone)).toBe(false);
  await after(11);
  await page.event(alone);

  const before = line();
  await after(30);
  const step = page.op({ kind: 'step', step: 2, panel: 0 });
  await after(11);
  // Now or never: no clock of the school goes on.
  vi.useRealTimers();
  await Promise.all([page.event(before), page.event(step)]);
  expect(page.events.findIndex(({ opid }) => opid === before)).toBeLessThan(page.events.findIndex(({ opid }) => opid === step));
});

test('a line that waits is older than what another page does after it, and stays when its page goes at once', async () => {
  const { school, port, borya, lessons, pages } = await haveTwoRooms();
  const [, adult] = pages;
  const child = await enterRoom(school, port, { ...borya.parent, role: 'kid', kidUid: borya.kidUid }, lessons[1]);
  await child.event(adult.op({ kind: 'allow', kids: [borya.kidUid], what: 'draw', on: true }));
  const line = child.op(aStroke());
  // What is said in passing overtakes a line that waits, and says that the line has come.
  child.send({ t: 'pass', it: { k: 'level', v: 0.5 } });
  await adult.next('pass');
  const cleared = adult.op({ kind: 'clear', page: 0 });
  await Promise.all([adult.event(line), adult.event(cleared)]);
  const seqs = [line, cleared].map((opid) => adult.events.find((it) => it.opid === opid)?.seq ?? NaN);
  expect(seqs[0]).toBeLessThan(seqs[1] ?? NaN);

  const [alone] = pages;
  await alone.event(alone.op(aStroke()));
  const last = alone.op(aStroke());
  alone.socket.close();
  const stored = () => school.db.one(sql<{ seq: number }>`select seq from lesson_room_events where opid = ${last}`);
  await expect.poll(stored).toBeDefined();
  expect(school.faults).toEqual([]);
});

test('a room that somebody holds waits by itself: the other goes on', async () => {
  const { school, lessons, pages } = await haveTwoRooms();
  const elsewhere = openDb(school.connection, { max: 1 });
  onTestFinished(() => elsewhere.close());
  const opids: string[] = [];
  await elsewhere.inTransaction(async () => {
    await elsewhere.run(sql`select from lesson_room_rooms where lesson_id = ${lessons[0]} for update`);
    opids.push(...pages.map((page) => page.op(aStroke())));
    await pages[1].event(opids[1] ?? '');
    expect(pages[0].events.map(({ opid }) => opid)).not.toContain(opids[0]);
  });
  await pages[0].event(opids[0] ?? '');
  expect(school.faults).toEqual([]);
});

test('where the common statement fails, a room fails by itself, and its op is stored when it is sent again', async () => {
  const { school, lessons, pages } = await haveTwoRooms();
  await school.db.pool.query(`create function break_room() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`);
  await school.db.pool.query(`create trigger breaks before insert on lesson_room_events for each row
    when (new.lesson_id = '${lessons[0]}') execute function break_room()`);
  const opids = pages.map((page) => page.op(aStroke()));
  await pages[1].event(opids[1] ?? '');
  await expect.poll(() => school.faults.length).toBe(1);
  expect(pages[0].events.map(({ opid }) => opid)).not.toContain(opids[0]);
  await school.db.pool.query('drop trigger breaks on lesson_room_events');
  pages[0].op(aStroke(), opids[0]);
  await pages[0].event(opids[0] ?? '');
  school.faults.length = 0;
});

test('two servers that draw in the same rooms at once keep one order in each, told alike, without a fault', async () => {
  const { school, pages, lessons, anya, borya } = await haveTwoRooms();
  const other = await anotherServer(school);
  const places = [
    [anya, pages[0], lessons[0]],
    [borya, pages[1], lessons[1]],
  ] as const;
  const drawn = await Promise.all(
    places.map(async ([{ parent, kidUid }, adult, lessonId]) => {
      const child = await enterRoom(school, other.port, { ...parent, role: 'kid', kidUid }, lessonId);
      await child.next('ready');
      await child.event(adult.op({ kind: 'allow', kids: [kidUid], what: 'draw', on: true }));
      return { both: [adult, child], opids: [] as string[] };
    }),
  );
  for (let n = 0; n < 30; n += 1) {
    for (const { both, opids } of drawn) for (const page of both) opids.push(page.op(aStroke()));
    await new Promise((go) => void setTimeout(go, n % 9));
  }
  for (const { both, opids } of drawn) {
    const orders = both.map(async (page) => {
      await Promise.all(opids.map((opid) => page.event(opid, 15_000)));
      return page.events.filter(({ opid }) => opids.includes(opid)).map(({ seq, opid }) => `${seq} ${opid}`);
    });
    const [first, second] = await Promise.all(orders);
    expect(first).toHaveLength(opids.length);
    expect(second).toEqual(first);
  }
  expect(school.faults).toEqual([]);
});
