import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { anotherServer, aStroke, haveRoom, type RoomPage } from '../testing.ts';

/** How often two servers meet at one moment. */
const meetings = process.env['LONG'] === '1' ? 25 : 9;

const inOrder = ({ events }: RoomPage) => {
  const seqs = events.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, at) => (seqs[0] ?? 0) + at));
};

test('of two tabs of one person the newer is in the room; the older hears so, and does not get back by its old seat', async () => {
  const { kid, enter, school, lessonId } = await haveRoom();
  const first = await enter(kid);
  await first.next('ready');
  const second = await enter(kid);
  await second.next('ready');
  expect(await first.next('over')).toMatchObject({ code: 'elsewhere' });
  expect(await first.closeCode()).toBe(4408);

  const before = second.all('member').length;
  await expect(enter(kid, first.entered.epoch).then(({ entered }) => entered.epoch)).resolves.toBeGreaterThan(second.entered.epoch);
  expect(await second.next('over')).toMatchObject({ code: 'elsewhere' });
  expect(before).toBeLessThanOrEqual(second.all('member').length);
  const visits = await school.db.all(sql<{ cause: string | null }>`
    select cause from lesson_room_members where lesson_id = ${lessonId} order by epoch`);
  expect(visits.map(({ cause }) => cause)).toEqual(['elsewhere', 'elsewhere', null]);
});

test('a page that lost its line comes back as itself: nobody hears that it went, and it is told what it missed', async () => {
  const { kid, teacher, enter } = await haveRoom();
  const child = await enter(kid);
  const adult = await enter(teacher);
  await Promise.all([child.next('ready'), adult.next('ready')]);
  child.break();
  const step = adult.op({ kind: 'step', step: 2, panel: 0 });
  await adult.event(step);
  const back = await enter(kid, child.entered.epoch);
  expect((await back.next('ready')).epoch).toBe(child.entered.epoch);
  expect(back.entered.state.step).toBe(2);
  expect(adult.events.filter(({ op }) => op.kind === 'leave')).toEqual([]);
});

test('one op sent to two servers at once is stored once, and both are told the same number', async () => {
  const { school, teacher, enter } = await haveRoom();
  const other = await anotherServer(school);
  const one = await enter(teacher);
  await one.next('ready');
  const two = await enter(teacher, one.entered.epoch, other.port);
  await two.next('ready');
  for (let round = 0; round < meetings; round += 1) {
    const opid = randomUUID();
    one.op(aStroke(), opid);
    two.op(aStroke(), opid);
    const seqOf = (page: RoomPage) =>
      page.until(() => page.events.find((it) => it.opid === opid)?.seq ?? page.all('dup').find((it) => it.opid === opid)?.seq);
    expect(await seqOf(one)).toBe(await seqOf(two));
    const stored = await school.db.all(sql`select from lesson_room_events where opid = ${opid}`);
    expect(stored.length).toBe(1);
  }
  expect(school.faults).toEqual([]);
});

test('of two servers each tells all ops in one order, its own never ahead of the other’s', async () => {
  const { school, kid, teacher, enter } = await haveRoom();
  const other = await anotherServer(school);
  const adult = await enter(teacher);
  const child = await enter(kid, null, other.port);
  await Promise.all([adult.next('ready'), child.next('ready')]);
  for (let n = 0; n < 35; n += 1) {
    adult.op(aStroke());
    child.op({ kind: 'raise', on: n % 2 === 0 });
    if (n % 7 === 0) await new Promise((go) => void setTimeout(go, 5));
  }
  const last = adult.op({ kind: 'step', step: 9, panel: 0 });
  await Promise.all([adult.event(last), child.event(last)]);
  await expect.poll(() => adult.events.filter(({ op }) => op.kind === 'raise').length).toBe(35);
  for (const page of [adult, child]) inOrder(page);
  const common = Math.min(adult.events.at(-1)?.seq ?? 0, child.events.at(-1)?.seq ?? 0);
  const from = Math.max(adult.events[0]?.seq ?? 0, child.events[0]?.seq ?? 0);
  const part = (page: RoomPage) => page.events.filter(({ seq }) => seq >= from && seq <= common).map(({ opid }) => opid);
  expect(part(adult)).toEqual(part(child));
  expect(school.faults).toEqual([]);
});

test('what another server has stored, and nobody was told of yet, is heard before the own op that follows it', async () => {
  const { school, teacher, kid, enter, lessonId } = await haveRoom();
  const [adult, child] = [await enter(teacher), await enter(kid)];
  await Promise.all([adult.next('ready'), child.next('ready')]);
  for (let round = 0; round < meetings; round += 1) {
    // No notice goes out for these: as if the reader of this server were held up.
    const untold = 1 + (round % 3);
    await school.db.run(sql`
      with r as (update lesson_room_rooms set seq = seq + ${untold} where lesson_id = ${lessonId} returning seq)
      insert into lesson_room_events (lesson_id, seq, opid, who, kind, body, at)
      select ${lessonId}, r.seq - ${untold} + n, gen_random_uuid(), 'school', 'step', jsonb_build_object('step', n, 'panel', 0), ${school.clock.now()}
      from r, generate_series(1, ${untold}) n`);
    const own = round % 2 === 0 ? adult.op(aStroke()) : child.op({ kind: 'raise', on: true });
    await Promise.all([adult.event(own), child.event(own)]);
    for (const page of [adult, child]) inOrder(page);
  }
  const untold = Array.from({ length: meetings }, (_, round) => 1 + (round % 3));
  expect(adult.events.filter(({ op }) => op.kind === 'step').length).toBe(untold.reduce((sum, n) => sum + n));
  expect(school.faults).toEqual([]);
});

test('a lock set on one server holds on the other from its own number on, whatever a page sends', async () => {
  const { school, kid, anya, teacher, enter, lessonId } = await haveRoom();
  const other = await anotherServer(school);
  const adult = await enter(teacher);
  const child = await enter(kid, null, other.port);
  await Promise.all([adult.next('ready'), child.next('ready')]);
  const drawn = adult.op({ kind: 'allow', kids: [anya.kidUid], what: 'draw', on: true });
  await child.event(drawn);
  // One is drawn in any case: a slow machine may read all others after the first lock.
  await child.event(child.op(aStroke()));
  const toggles: string[] = [];
  const sent: string[] = [];
  for (let n = 0; n < 38; n += 1) {
    sent.push(child.op(aStroke()));
    if (n % 3 === 0) toggles.push(adult.op({ kind: 'lock', kids: [], on: toggles.length % 2 === 0 }));
    await new Promise((go) => void setTimeout(go, n % 4));
  }
  await Promise.all(toggles.map((opid) => adult.event(opid)));
  // And one is refused in any case: the last lock is on, and what waited to be stored together may all lie between two locks.
  sent.push(child.op(aStroke()));
  await child.until(() =>
    sent.every((opid) => child.events.some((it) => it.opid === opid) || child.all('nack').some((it) => it.opid === opid))
      ? true
      : undefined,
  );
  const log = await school.db.all(sql<{ kind: string; on: boolean | null }>`
    select kind, (body ->> 'on')::boolean as on from lesson_room_events
    where lesson_id = ${lessonId} and kind in ('lock', 'stroke') order by seq`);
  let isLocked = false;
  for (const { kind, on } of log) {
    if (kind === 'lock') isLocked = on === true;
    else expect(isLocked, 'a stroke after the lock').toBe(false);
  }
  expect(log.filter(({ kind }) => kind === 'stroke').length).toBeGreaterThan(0);
  expect(new Set(child.all('nack').map(({ code }) => code))).toEqual(new Set(['locked']));
});

test('a child takes away its own lines and nobody else’s', async () => {
  const { kid, anya, teacher, enter, school, lessonId } = await haveRoom();
  const [child, adult] = [await enter(kid), await enter(teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  await child.event(adult.op({ kind: 'allow', kids: [anya.kidUid], what: 'draw', on: true }));
  const [own, hers] = [randomUUID(), randomUUID()];
  await child.event(child.op(aStroke(own)));
  await child.event(adult.op(aStroke(hers)));
  expect(await child.nack(child.op({ kind: 'erase', page: 0, strokes: [own, hers] }))).toBe('role');
  await adult.event(child.op({ kind: 'erase', page: 0, strokes: [own] }));
  const { body } = await school.as(kid).get(`/lesson-room/${lessonId}/ink?page=0`);
  expect(body.lines.map((line: { id: string; gone: boolean }) => [line.id, line.gone])).toEqual([
    [own, true],
    [hers, false],
  ]);
});

test('whoever comes after hundreds of ops is given the room folded, the same as those who heard them all', async () => {
  const { teacher, kid, enter, school, lessonId } = await haveRoom();
  const adult = await enter(teacher);
  await adult.next('ready');
  await school.db.run(sql`
    insert into lesson_room_events (lesson_id, seq, opid, who, kind, body, at)
    select ${lessonId}, r.seq + n, gen_random_uuid(), 'school', 'step', jsonb_build_object('step', n % 50, 'panel', 0), ${school.clock.now()}
    from lesson_room_rooms r, generate_series(1, 450) n where lesson_id = ${lessonId}`);
  await school.db.run(sql`update lesson_room_rooms set seq = seq + 450 where lesson_id = ${lessonId}`);
  const last = adult.op({ kind: 'step', step: 7, panel: 1 });
  await adult.event(last);
  const folded = async () =>
    (await school.db.one(sql<{ n: number }>`select state_seq as n from lesson_room_rooms where lesson_id = ${lessonId}`))?.n;
  await expect.poll(folded).toBeGreaterThan(400);
  const late = await enter(kid);
  expect(late.entered.state).toMatchObject({ step: 7, panel: 1 });
  expect(late.entered.seq).toBe(adult.events.at(-1)?.seq);
});
