import type { RoomNow } from '@school/contract/lesson-room/shapes';
import { expect, test, vi } from 'vitest';

import { fillRooms } from '../../bench/room/fill-rooms.ts';
import { openSchool } from '../../src/testing.ts';
import { manager } from '../../src/modules/staffing/testing.ts';

const startsAt = Temporal.Instant.from('2026-11-24T15:00:00Z');
const many = 40;

test('managers read all rooms that are open by as many statements however many there are', async () => {
  const school = await openSchool({});
  school.clock.set(startsAt.subtract({ minutes: 5 }));
  const lessons = await fillRooms(school.db, many, startsAt);
  const read = async () => ((await school.as(manager()).get('/manager/rooms')).body as { rooms: RoomNow[] }).rooms;
  const statements = async () => {
    const asked = vi.spyOn(school.db.pool, 'query');
    await school.lessonRoom.running();
    const { length } = asked.mock.calls;
    asked.mockRestore();
    return length;
  };
  const enter = (at: number) =>
    school.as(lessons[at]?.teacher as (typeof lessons)[number]['teacher']).post(`/lesson-room/${lessons[at]?.lessonId}/enter`, {
      epoch: null,
      deviceUid: null,
    });
  expect(await read()).toEqual([]);
  await enter(0);
  const ofOne = await statements();
  for (let at = 1; at < many; at += 1) await enter(at);
  const rooms = await read();
  expect(rooms.length).toBe(many);
  expect(rooms[0]).toMatchObject({
    subject: 'math',
    minutes: 25,
    teacher: { name: 'Ольга' },
    kids: [{ name: 'Миша', age: 8 }],
    startedAt: null,
  });
  expect(ofOne).toBeGreaterThan(3);
  // What is asked at the same moment goes in one packet, or in two: that is all the difference there may be.
  expect(Math.abs((await statements()) - ofOne)).toBeLessThan(3);
});
