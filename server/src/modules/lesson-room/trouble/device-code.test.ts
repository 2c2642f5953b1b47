import { calls } from '@school/contract/calls';
import { isOfRoomSession } from '@school/contract/lesson-room/room-session';
import { expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { at } from '../../staffing/testing.ts';
import { aDevice, haveRoom, openPage, type TestRoom } from '../testing.ts';

const codeOf = async ({ school, lessonId, anya }: TestRoom, who = anya.parent): Promise<string> => {
  const { status, body } = await school.as(who).post(`/lesson-room/${lessonId}/device-code`, { kidUid: anya.kidUid });
  expect(status).toBe(200);
  return body.code as string;
};

const type = ({ call }: ReturnType<typeof aDevice>, code: string, from?: string) =>
  call('POST', '/lesson-room/device-code/enter', { code }, from);

test('a child goes on with its lesson on another device: six digits let it into its room, once', async () => {
  const room = await haveRoom();
  const { school, lessonId, kid, teacher, port } = room;
  const code = await codeOf(room, kid);
  expect(code).toMatch(/^[0-9]{6}$/);
  const device = aDevice(room);
  expect(await type(device, code)).toMatchObject({
    status: 200,
    body: { eventId: lessonId, kidUid: kid.kidUid, session: { role: 'kid' } },
  });
  expect((await type(aDevice(room), code)).body.error.code).toBe('lesson_room.wrong_code');

  const adult = await room.enter(teacher);
  await adult.next('ready');
  // Whose lesson it is, and by which clock, it knows from the lesson alone.
  const { body: lobby } = await device.call('GET', `/lesson-room/${lessonId}`);
  expect(lobby).toMatchObject({ zone: 'Europe/Minsk', kids: [{ person: `kid:${kid.kidUid}` }] });
  expect((await device.call('GET', '/user/session')).body.session.onlyRoom).toBe(lessonId);
  const entered = await device.call('POST', `/lesson-room/${lessonId}/enter`, { epoch: null, deviceUid: null });
  const child = await openPage(port, lessonId, entered.body);
  await child.next('ready');
  await adult.event(child.op({ kind: 'raise', on: true }));
  expect((await device.call('GET', '/user/session')).body.session).not.toBeNull();
  // When the room is closed the device is nobody's again.
  school.clock.set(at('2026-11-24T19:10'));
  expect((await device.call('GET', '/user/session')).body.session).toBeNull();
});

test('such a session is refused everywhere else, by every call of the school', async () => {
  const room = await haveRoom();
  const device = aDevice(room);
  await type(device, await codeOf(room));
  const elsewhere = Object.entries(calls).filter(([key, call]) => !('signature' in call) && !isOfRoomSession(key, call.who));
  expect(elsewhere.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const [key] of elsewhere) {
    const [method, path = ''] = key.split(' ');
    const url = path.replaceAll(/:[A-Za-z]+/g, room.lessonId);
    const { status, body } = await device.call(method as 'GET', url, method === 'GET' || method === 'DELETE' ? undefined : {});
    if (status !== 403 || body.error.code !== 'identity.not_your_role') wrong.push(`${key} → ${status} ${JSON.stringify(body)}`);
  }
  expect(wrong).toEqual([]);
  // Not even into another lesson of the same child.
  const { status, body } = await device.call('GET', `/lesson-room/${newId()}`);
  expect([status, body.error.code]).toEqual([403, 'identity.not_your_role']);
});

test('a code is good for two minutes, and for a child that may enter now', async () => {
  const room = await haveRoom();
  const { school, lessonId, anya } = room;
  const code = await codeOf(room);
  school.clock.set(school.clock.now().add({ seconds: 120 }));
  expect((await type(aDevice(room), code)).body.error.code).toBe('lesson_room.wrong_code');
  const ask = (kidUid: string) => school.as(anya.parent).post(`/lesson-room/${lessonId}/device-code`, { kidUid });
  expect((await ask(newId())).body.error.code).toBe('lesson_room.not_found');
  await school.lessonRoom.end(lessonId, 'finished');
  school.clock.set(at('2026-11-24T19:10'));
  expect((await ask(anya.kidUid)).body.error.code).toBe('lesson_room.over');
});

test('who guesses is stopped after five tries, and from many places after a hundred', async () => {
  const room = await haveRoom();
  const code = await codeOf(room);
  const device = aDevice(room);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) expect((await type(device, wrong)).body.error.code).toBe('lesson_room.wrong_code');
  expect((await type(device, code)).body.error.code).toBe('request.too_many');
  for (let tries = 0; tries < 95; tries += 1) await type(device, wrong, `198.51.100.${tries}`);
  expect((await type(device, code, '192.0.2.1')).body.error.code).toBe('request.too_many');
});
