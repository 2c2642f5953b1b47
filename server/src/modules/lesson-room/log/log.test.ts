import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { at, manager } from '../../staffing/testing.ts';
import { haveRoom, openSecondRoom, type TestRoom } from '../testing.ts';

/** Both were in the first lesson for so many minutes; nobody came to the second one. */
async function haveTwoLessons(minutes: number) {
  const room = await haveRoom(['Аня', 'Боря']);
  const { school, kid, teacher, lessonId } = room;
  const [child, adult] = [await room.enter(kid), await room.enter(teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  for (const { familyId } of room.pupils) await school.families.refind(familyId);
  const ask = await school.as(kid).post(`/lesson-room/${lessonId}/help`, { code: 'line', facts: {} });
  school.clock.set(at('2026-11-24T17:56'));
  await school.as(manager()).post(`/manager/rooms/${lessonId}/help`, { helpId: ask.body.helpId, act: 'take', reason: 'Смотрю' });
  await school.db.run(sql`update lesson_room_members set entered_at = ${at('2026-11-24T18:00')} where lesson_id = ${lessonId}`);
  school.clock.set(at('2026-11-24T18:00').add({ minutes }));
  for (let ticks = 0; ticks < 2; ticks += 1) await school.lessonRoom.keeper.tick();
  await school.lessonRoom.end(lessonId, 'finished');
  const secondId = await openSecondRoom(room);
  await school.as(teacher).post(`/lesson-room/${secondId}/enter`, { epoch: null, deviceUid: null });
  school.clock.set(at('2026-11-24T20:30'));
  await school.lessonRoom.closeRooms();
  const read = async (query = '') => (await school.as(manager()).get(`/manager/room-log${query}`)).body;
  return { ...room, secondId, read };
}

const ids = ({ rooms }: { rooms: Array<{ eventId: string }> }) => rooms.map(({ eventId }) => eventId);

test('rooms that are over are found by names, outcome, help and days, in an order of choice', async () => {
  const { read, lessonId, secondId } = await haveTwoLessons(40);
  const all = await read();
  expect(ids(all)).toEqual([secondId, lessonId]);
  expect(all).toMatchObject({ total: 2, next: null });
  expect(all.rooms[1]).toMatchObject({
    teacher: { name: 'Ольга' },
    kids: [{ name: 'Аня' }],
    ended: { as: 'finished' },
    outcome: 'conducted',
    togetherSeconds: expect.toSatisfy((seconds: number) => seconds > 2395 && seconds <= 2400),
    calls: 1,
    helpSeconds: 60,
  });
  expect(all.rooms[0]).toMatchObject({ ended: { as: 'closed' }, outcome: 'teacherNoShow', calls: 0, helpSeconds: null });
  expect(ids(await read('?search=ольга'))).toEqual([secondId, lessonId]);
  expect(ids(await read(`?search=${encodeURIComponent('Аня')}`))).toEqual([lessonId]);
  expect(ids(await read('?search=nobody'))).toEqual([]);
  expect(ids(await read('?outcome=conducted'))).toEqual([lessonId]);
  expect(ids(await read('?help=asked'))).toEqual([lessonId]);
  expect(ids(await read('?from=2026-11-25'))).toEqual([]);
  expect(ids(await read('?from=2026-11-24&until=2026-11-24&order=time'))).toEqual([lessonId, secondId]);
  for (const order of ['together', 'help']) {
    expect(ids(await read(`?order=-${order}`))).toEqual([lessonId, secondId]);
    expect(ids(await read(`?order=${order}`))).toEqual([secondId, lessonId]);
  }
});

test('page by page nothing is left out, and whoever takes the log away as a file stands in the log of the staff', async () => {
  const { read, school, lessonId, secondId } = await haveTwoLessons(40);
  const first = await read('?limit=1');
  const second = await read(`?limit=1&before=${first.next}`);
  expect([...ids(first), ...ids(second), second.next]).toEqual([secondId, lessonId, null]);
  const entries = () => school.db.all(sql<{ after: object }>`select after from audit_entries where act = 'lessons.room_log_exported'`);
  expect(await entries()).toEqual([]);
  await read(`?limit=${lessonRoomLimits.logOfFile}&search=${encodeURIComponent('Аня')}`);
  expect((await entries()).map(({ after }) => after)).toEqual([{ rooms: 1, search: 'Аня' }]);
  const outsiders = [{ role: 'teacher' as const }, { role: 'parent' as const }];
  for (const { role } of outsiders) {
    const answer = await school.as({ ...manager(), role }).get('/manager/room-log');
    expect(answer.status).toBe(403);
  }
});

/** Calls for help of a day, by how many seconds each waited; a call that nobody took waits for ever. */
const haveCalls = ({ school, lessonId }: TestRoom, day: string, waits: ReadonlyArray<number | null>, code = 'line') =>
  Promise.all(
    waits.map((seconds, nr) =>
      school.db.run(sql`
        insert into lesson_room_help (help_id, lesson_id, person, code, facts, at, taken_at, closed_at, closed_as)
        values (${newId()}, ${lessonId}, ${`kid:${nr}`}, ${code}, '{}', ${at(`${day}T12:00`)},
          ${seconds === null ? null : at(`${day}T12:00`).add({ seconds })}, ${at(`${day}T13:00`)}, 'done')`),
    ),
  );

test('how long calls for help waited is told as average and median, by day of the school and by what they were about', async () => {
  const room = await haveRoom();
  await haveCalls(room, '2026-11-20', [10, 20, 300, null]);
  await haveCalls(room, '2026-11-22', [40], 'task');
  const read = async (query: string) => (await room.school.as(manager()).get(`/manager/help-figures?${query}`)).body;
  expect(await read('from=2026-11-19&to=2026-11-22')).toEqual({
    whole: { calls: 5, taken: 4, averageSeconds: 93, medianSeconds: 30 },
    days: [
      { date: '2026-11-20', calls: 4, taken: 3, averageSeconds: 110, medianSeconds: 20 },
      { date: '2026-11-22', calls: 1, taken: 1, averageSeconds: 40, medianSeconds: 40 },
    ],
    codes: [
      { code: 'line', calls: 4, taken: 3, averageSeconds: 110, medianSeconds: 20 },
      { code: 'task', calls: 1, taken: 1, averageSeconds: 40, medianSeconds: 40 },
    ],
  });
  expect(await read('from=2026-11-21&to=2026-11-21')).toMatchObject({
    whole: { calls: 0, averageSeconds: null, medianSeconds: null },
    days: [],
  });
  expect((await read('from=2026-11-22&to=2026-11-21')).error.code).toBe('request.invalid');
  expect((await read('from=2026-01-01&to=2026-11-21')).error.code).toBe('request.invalid');
});
