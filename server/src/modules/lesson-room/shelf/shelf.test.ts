import { randomUUID } from 'node:crypto';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { PageOp } from '@school/contract/lesson-room/ops';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import type { Principal } from '#platform/principal';

import { eraseRooms } from '../erase-kid.store.ts';
import { at, manager } from '../../staffing/testing.ts';
import { aStroke, haveRoom, type TestRoom } from '../testing.ts';

const { pictures: most, megabytes } = lessonRoomLimits.shelf;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff7700' } })
    .jpeg()
    .toBuffer();
/** As a camera makes it, and a small one, where its size is not what is asked. */
const [aPhoto, aSmallOne] = await Promise.all([picture(2000, 1000), picture(60, 30)]);

async function haveShelf(names: readonly string[] = ['Аня']) {
  const room = await haveRoom(names);
  const { school, olga, lessonId } = room;
  const add = async (who: Principal = room.teacher, bytes?: Uint8Array, name = 'Карта', key?: string, icon = '') => {
    const answer = await school.http.inject({
      method: 'POST',
      url: `/api/teacher/shelf?name=${encodeURIComponent(name)}${icon && `&icon=${icon}`}`,
      headers: {
        'x-test-principal': JSON.stringify(who),
        'content-type': 'image/jpeg',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: Buffer.from(bytes ?? aSmallOne),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const other: Principal = { ...room.teacher, customerId: randomUUID(), accountId: randomUUID(), sessionId: randomUUID() };
  const shelf = async (who: Principal = room.teacher) => (await school.as(who).get('/teacher/shelf')).body.pictures;
  const onBoard = (who: Principal) => school.as(who).get(`/lesson-room/${lessonId}/pictures`);
  const bytesAt = async (url: string) => {
    const { statusCode, rawPayload } = await school.http.inject({ method: 'GET', url });
    return { status: statusCode, bytes: rawPayload };
  };
  return { ...room, olga, add, shelf, other, onBoard, bytesAt };
}
const put = (pictureId: string): PageOp => ({ kind: 'page', page: 1, picture: pictureId });

async function teaches(room: Pick<TestRoom, 'enter' | 'teacher'>) {
  const page = await room.enter(room.teacher);
  await page.next('ready');
  return page;
}

test('a picture of the teacher lies on the board of its lesson, whole and without what a camera wrote; nobody else gets it', async () => {
  const room = await haveShelf(['Аня', 'Боря']);
  const { school, add, kid, anya, pupils, onBoard, bytesAt } = room;
  const { pictureId } = (await add(room.teacher, aPhoto)).body;
  const page = await teaches(room);
  await page.event(page.op(put(pictureId)));
  for (const who of [kid, anya.parent, room.teacher]) {
    const [picture] = (await onBoard(who)).body.pictures;
    expect(picture).toMatchObject({ pictureId, width: 1600, height: 800 });
    const { bytes } = await bytesAt(picture.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  }
  const borya = pupils[1] as (typeof pupils)[number];
  for (const who of [borya.parent, { ...borya.parent, role: 'kid', kidUid: borya.kidUid } as Principal, room.other])
    expect((await onBoard(who)).body.error.code).toBe('lesson_room.not_found');
  expect((await school.as().get(`/lesson-room/${room.lessonId}/pictures`)).status).toBe(401);
  const [{ url }] = (await onBoard(kid)).body.pictures;
  expect((await bytesAt(url.replace(/sign=./, (sign: string) => (sign === 'sign=0' ? 'sign=1' : 'sign=0')))).status).toBe(404);
  expect((await bytesAt(url.split('?')[0] as string)).status).toBe(404);
});

test('what is not on the own shelf does not come to the board, and a colleague sees, names and removes nothing of it', async () => {
  const room = await haveShelf();
  const { school, add, other, shelf } = room;
  const own = (await add()).body.pictureId;
  const foreign = (await add(other)).body.pictureId;
  const page = await teaches(room);
  for (const id of [foreign, randomUUID()]) expect(await page.nack(page.op(put(id)))).toBe('role');
  await page.event(page.op(put(own)));
  expect((await shelf(other)).map((it: { pictureId: string }) => it.pictureId)).toEqual([foreign]);
  const calls = school.as(other);
  expect((await calls.patch(`/teacher/shelf/${own}`, { name: 'Моя' })).body.error.code).toBe('lesson_room.no_such_picture');
  expect((await calls.delete(`/teacher/shelf/${own}`)).body.error.code).toBe('lesson_room.no_such_picture');
  expect((await school.as(room.kid).get('/teacher/shelf')).status).toBe(403);
  expect(await shelf()).toMatchObject([{ pictureId: own, name: 'Карта' }]);
});

test('a shelf is full at its count and at its weight, to the last picture and the last byte; what comes off makes room', async () => {
  const room = await haveShelf();
  const { school, add, shelf, teacher } = room;
  const first = (await add()).body.pictureId as string;
  const holds = (pictures: number, bytes: number) =>
    school.db.run(sql`update lesson_room_shelves set pictures = ${pictures}, bytes = ${bytes}`);
  const weighs = async () => (await school.db.one(sql<{ bytes: number }>`select bytes from lesson_room_shelf limit 1`))?.bytes ?? 0;
  const weight = await weighs();
  const all = megabytes * 1024 * 1024;
  await holds(most, weight);
  const { body } = await add();
  expect(body.error).toMatchObject({ code: 'lesson_room.shelf_full', facts: { pictures: most, megabytes } });
  await holds(most - 1, weight);
  // Of two that come at once one finds the last place.
  expect((await Promise.all([add(), add()])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await holds(2, all - weight + 1);
  expect((await add()).status).toBe(409);
  await holds(2, all - weight);
  expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(409);
  await school.as(teacher).delete(`/teacher/shelf/${first}`);
  expect((await add()).status).toBe(200);
  expect(await shelf()).toHaveLength(3);
});

test('an upload whose answer was lost comes again, also while the first is on its way, and is one picture with one file', async () => {
  const { school, add, teacher, other, shelf } = await haveShelf();
  const key = randomUUID();
  const again = await Promise.all([add(teacher, undefined, 'Карта', key), add(teacher, undefined, 'Карта', key)]);
  const ids = [...again, await add(teacher, undefined, 'Карта', key)].map(({ body }) => body.pictureId);
  expect(new Set(ids).size).toBe(1);
  expect(await shelf()).toHaveLength(1);
  expect(await school.db.one(sql`select pictures from lesson_room_shelves where teacher_id = ${teacher.customerId}`)).toEqual({
    pictures: 1,
  });
  // The key is this teacher's: the same of a colleague is another picture.
  expect((await add(other, undefined, 'Карта', key)).body.pictureId).not.toBe(ids[0]);
});

test('a picture of a lesson is known again by what it is, whatever it is called', async () => {
  const { school, add, teacher, shelf } = await haveShelf();
  const { pictureId } = (await add(teacher, undefined, 'Картинка урока', undefined, 'double-decker-bus')).body;
  await school.as(teacher).patch(`/teacher/shelf/${pictureId}`, { name: 'Автобус' });
  expect((await shelf()).map(({ name, icon }: { name: string; icon: string | null }) => [name, icon])).toEqual([
    ['Автобус', 'double-decker-bus'],
  ]);
});

test('what is no picture, or too large, is refused', async () => {
  const { add, shelf } = await haveShelf();
  expect((await add(undefined, Buffer.from('%PDF-1.7'))).body.error.code).toBe('files.not_a_picture');
  expect((await add(undefined, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.error.code).toBe('files.not_a_picture');
  expect((await add(undefined, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
  expect((await add(undefined, undefined, '  ')).status).toBe(400);
  expect(await shelf()).toEqual([]);
});

test('off the shelf: what was on a board stays there until the log of lessons goes, what was not goes at once', async () => {
  const room = await haveShelf();
  const { school, add, teacher, kid, onBoard, shelf, bytesAt } = room;
  const [shown, never] = [(await add()).body, (await add()).body];
  const page = await teaches(room);
  await page.event(page.op(put(shown.pictureId)));
  for (const { pictureId } of [shown, never]) expect((await school.as(teacher).delete(`/teacher/shelf/${pictureId}`)).status).toBe(200);
  expect(await shelf()).toEqual([]);
  await expect.poll(async () => (await bytesAt(never.url)).status).toBe(404);
  const [{ url }] = (await onBoard(kid)).body.pictures;
  expect((await bytesAt(url)).status).toBe(200);
  // It is put nowhere anew, and stays where it is.
  expect(await page.nack(page.op({ kind: 'page', page: 2, picture: never.pictureId }))).toBe('role');
  await page.close();
  const forget = async (days: number) => {
    school.clock.set(Temporal.Instant.from('2026-11-24T17:55+03:00').add({ hours: 24 * days }));
    await school.lessonRoom.forgetOld();
    return (await onBoard(kid)).body.pictures;
  };
  expect(await forget(lessonRoomLimits.keepEventsDays)).toHaveLength(1);
  expect(await forget(lessonRoomLimits.keepEventsDays + 1)).toEqual([]);
});

test('with a teacher who leaves the school her shelf goes: what boards of lessons show stays as long as these', async () => {
  const room = await haveShelf();
  const { school, add, olga, kid, onBoard, shelf, other, bytesAt } = room;
  const [shown, never] = [(await add()).body, (await add()).body];
  const colleagues = (await add(other)).body;
  const page = await teaches(room);
  await page.event(page.op(put(shown.pictureId)));
  await page.close();
  school.clock.set(at('2026-11-25T12:00'));
  const left = await school.as(manager()).post(`/manager/teachers/${olga.teacherId}/leave`, { reason: 'Уволилась' });
  expect(left.status).toBe(200);
  await school.outbox.drain();
  expect(await shelf()).toEqual([]);
  await expect.poll(async () => (await bytesAt(never.url)).status).toBe(404);
  expect((await onBoard(kid)).body.pictures).toMatchObject([{ pictureId: shown.pictureId }]);
  expect(await shelf(other)).toMatchObject([{ pictureId: colleagues.pictureId }]);
});

test.each([
  [9, 'role'],
  [10, undefined],
])('a child of %i years writes letters on the board: %s', async (age, refusal) => {
  const room = await haveRoom();
  await room.enter(room.teacher).then((page) => page.next('ready'));
  await room.school.db.run(sql`
    update lesson_room_rooms set roster = jsonb_set(roster, '{kids,0,age}', ${String(age)}::jsonb) where lesson_id = ${room.lessonId}`);
  await room.school.lessonRoom.changeRoom(room.lessonId, [
    { opid: randomUUID(), who: 'school', op: { kind: 'allow', kids: [room.anya.kidUid], what: 'draw', on: true } },
  ]);
  const child = await room.enter(room.kid);
  await child.next('ready');
  const text = child.op({ ...aStroke(), tool: 'text', says: 'Привет' } as PageOp);
  const pen = child.op(aStroke());
  expect(await child.event(pen)).toBeTruthy();
  expect(refusal === undefined ? (await child.event(text)).opid : await child.nack(text)).toBe(refusal ?? text);
});

test('when a child is erased its name goes from what its teacher calls a picture; a colleague’s names stay', async () => {
  const room = await haveShelf();
  const { school, add, other, shelf, anya } = room;
  await room.enter(room.teacher).then((page) => page.next('ready'));
  await add(undefined, undefined, 'Рисунок Ани');
  await add(other, undefined, 'Рисунок Ани');
  await school.db.inTransaction(() =>
    eraseRooms(school)({
      familyId: anya.familyId,
      kidUids: [anya.kidUid],
      account: null,
      grownUps: [],
      told: [],
      at: school.clock.now(),
      without: (text) => text.replaceAll('Ани', '•••'),
      withoutIn: (value) => value,
      stems: ['ани'],
      elsewhere: async () => (text) => text,
      dropFile: async () => undefined,
    }),
  );
  expect(await shelf()).toMatchObject([{ name: 'Рисунок •••' }]);
  expect(await shelf(other)).toMatchObject([{ name: 'Рисунок Ани' }]);
});
