import { expect, test } from 'vitest';

import { at, manager } from '../../staffing/testing.ts';
import { haveRoom, openPage, type RoomPage } from '../testing.ts';

const day = (time: string) => at(`2026-11-24T${time}`);

test('family, teacher and school read the same log: visits with their devices, how it went, and the rule with its numbers', async () => {
  const room = await haveRoom();
  const { school, lessonId, anya, kid, teacher } = room;
  const read = async (who = anya.parent) => (await school.as(who).get(`/lesson-room/${lessonId}/presence`)).body;
  expect(await read()).toMatchObject({
    people: [],
    verdict: null,
    may: { object: { allowed: false, why: 'scheduling.nothing_to_object' } },
  });

  const adult = await room.enter(teacher);
  await adult.next('ready');
  const child = await room.enter(kid);
  await child.next('ready');
  const beat = (page: RoomPage, it: object) => page.send({ t: 'beat', it: { mic: true, camera: true, seen: true, ladder: 0, ...it } });
  beat(child, { firstFrame: 640 });
  beat(child, { ladder: 2 });
  beat(child, { ladder: 2, recovered: ['restart'] });
  const ofChild = async () => (await read()).people.find(({ role }: { role: string }) => role === 'kid');
  // Signs of life are written beside each other: each is there a moment after it was given, in whatever order.
  await expect
    .poll(async () => (await ofChild()).visits[0])
    .toMatchObject({ recoveries: 1, firstFrame: 640, ladder: [{ step: 2 }], device: 1, cause: null });

  const figures = async () => (await school.http.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' })).body;
  expect(await figures()).toMatch(/chip_rooms_open 1\n[^]*chip_rooms_pages 2\n[^]*chip_rooms_recoveries_total\{by="restart"\} 1\n/);
  expect(await figures()).toContain('chip_rooms_first_frame_seconds_bucket{le="1"} 1\n');

  const pass = async (time: string) => {
    school.clock.set(day(time));
    for (let ticks = 0; ticks < 2; ticks += 1) await school.lessonRoom.keeper.tick();
  };
  await pass('18:20');
  // Who looks on is in the log with the minutes of that, and counts for nothing else.
  const looksOn = await school.as(anya.parent).post(`/lesson-room/${lessonId}/watch`, { epoch: null });
  await (await openPage(room.port, lessonId, looksOn.body)).next('ready');
  const other = await room.enter(kid);
  await other.next('ready');
  await child.closeCode();
  await pass('18:46');
  await school.lessonRoom.end(lessonId, 'finished');
  const told = await read();
  expect(told).toMatchObject({
    from: day('17:50').toString(),
    to: day('18:46').toString(),
    ended: { as: 'finished' },
    verdict: { outcome: 'conducted', forReview: false, needed: 25 * 60 },
  });
  expect(Math.abs(told.verdict.together - 46 * 60)).toBeLessThanOrEqual(10);
  const parent = told.people.find(({ role }: { role: string }) => role === 'parent');
  expect(Math.abs(parent.seconds - 26 * 60)).toBeLessThanOrEqual(10);
  expect((await ofChild()).visits.map(({ cause }: { cause: string }) => cause)).toEqual(['elsewhere', 'ended']);
  for (const who of [kid, teacher, manager()]) {
    const { may: _, ...same } = await read(who);
    const { may: __, ...ofFamily } = told;
    expect(same).toEqual(ofFamily);
  }
});
