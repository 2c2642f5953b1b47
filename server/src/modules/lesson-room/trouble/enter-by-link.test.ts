import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';

import { at } from '../../staffing/testing.ts';
import { aDevice, haveRoom, type TestRoom } from '../testing.ts';

/** The link that the letters of this lesson carry, and a device on which it is tapped. */
async function haveLink(room: TestRoom, names = { kidUid: room.anya.kidUid }) {
  const { school, anya, lessonId } = room;
  const link = await school.identity.roomLinks.of(anya.familyId);
  const token = link({ lessonId, ...names, startsAt: at('2026-11-24T18:00') });
  const tap = (device = aDevice(room), said = token) => device.call('POST', '/lesson-room/link/enter', { token: said });
  return { token, tap };
}
const why = ({ status, body }: { status: number; body: { error?: { code: string } } }) => body.error?.code ?? status;

test('one tap lets a signed-out device in, from the second the room opens until the second it closes', async () => {
  const room = await haveRoom();
  const { school, lessonId, anya } = room;
  const { tap } = await haveLink(room);
  school.clock.set(at('2026-11-24T17:49:59'));
  expect((await tap()).body.error).toMatchObject({
    code: 'lesson_room.too_early',
    facts: { from: '2026-11-24T14:50:00Z', zone: 'Europe/Minsk' },
  });
  school.clock.set(at('2026-11-24T17:50:00'));
  const device = aDevice(room);
  expect(await tap(device)).toMatchObject({
    status: 200,
    body: { eventId: lessonId, kidUid: anya.kidUid, session: { role: 'kid', onlyRoom: lessonId } },
  });
  expect((await device.call('POST', `/lesson-room/${lessonId}/enter`, { epoch: null, deviceUid: null })).status).toBe(200);
  const { minutes } = (await device.call('GET', `/lesson-room/${lessonId}`)).body;
  const closes = at('2026-11-24T18:00').add({ minutes: minutes + 20 });
  school.clock.set(closes.subtract({ seconds: 1 }));
  expect((await tap()).status).toBe(200);
  school.clock.set(closes);
  expect(why(await tap())).toBe('lesson_room.over');
  expect((await device.call('GET', '/user/session')).body.session).toBeNull();
});

test('what came by a link opens that room and nothing else, and the newer device takes the place of the older', async () => {
  const room = await haveRoom();
  const { lessonId, anya } = room;
  const { tap } = await haveLink(room);
  const [older, newer] = [aDevice(room), aDevice(room)];
  await tap(older);
  for (const path of ['/user', `/kids/${anya.kidUid}`, '/events', `/lesson-room/${newId()}`])
    expect([path, why(await older.call('GET', path))]).toEqual([path, 'identity.not_your_role']);
  await tap(newer);
  expect((await older.call('GET', '/user/session')).body.session).toBeNull();
  expect((await newer.call('GET', `/lesson-room/${lessonId}`)).status).toBe(200);
  // The code of another device is not for who came by a link.
  expect(why(await newer.call('POST', `/lesson-room/${lessonId}/device-code`, { kidUid: anya.kidUid }))).toBe('identity.not_your_role');
});

test('a link of a lesson that was moved or cancelled opens nothing, nor does one that the school never wrote', async () => {
  const room = await haveRoom(['Аня', 'Боря']);
  const { school, anya, pupils, lessonId } = room;
  const { token, tap } = await haveLink(room);
  const forged = Buffer.from(token, 'base64url');
  for (const place of [0, 20, 34, 40]) {
    const other = Buffer.from(forged);
    other[place] = (other[place] ?? 0) ^ 1;
    expect(why(await tap(aDevice(room, `198.51.100.${place}`), other.toString('base64url')))).toBe('lesson_room.link_over');
  }
  // Written for a child of another family.
  const { token: foreign } = await haveLink(room, { kidUid: pupils[1]?.kidUid ?? '' });
  expect(why(await tap(aDevice(room, '198.51.100.50'), foreign))).toBe('lesson_room.link_over');
  expect(why(await tap(aDevice(room, '198.51.100.51'), 'nonsense'))).toBe('lesson_room.link_over');

  // Moved by the family in good time: the letter before it leads nowhere, the next one does.
  school.clock.set(at('2026-11-23T09:00'));
  const family = school.as(anya.parent);
  const moved = await family.post(`/events/${lessonId}/transfer`, { scope: 'one', timestamp: '2026-11-24T17:00:00Z', reason: 'Врач' });
  expect(moved.status).toBe(200);
  school.clock.set(at('2026-11-24T17:55'));
  expect(why(await tap())).toBe('lesson_room.link_over');
  school.clock.set(at('2026-11-24T19:55'));
  expect(why(await tap())).toBe('lesson_room.link_over');
});

test('a lesson that was cancelled is entered by no link', async () => {
  const room = await haveRoom();
  const { tap } = await haveLink(room);
  room.school.clock.set(at('2026-11-23T09:00'));
  const canceled = await room.school.as(room.anya.parent).post(`/events/${room.lessonId}/cancel`, { scope: 'one', reason: 'Болезнь' });
  expect(canceled.status).toBe(200);
  room.school.clock.set(at('2026-11-24T17:55'));
  expect(why(await tap())).toBe('lesson_room.link_over');
});

test('who taps without end is stopped, and staff is not let in by it', async () => {
  const room = await haveRoom();
  const { token, tap } = await haveLink(room);
  const device = aDevice(room, '203.0.113.99');
  for (let taps = 0; taps < 10; taps += 1) expect((await tap(device)).status).toBe(200);
  expect(why(await tap(device))).toBe('request.too_many');
  expect(why(await room.school.as(room.teacher).post('/lesson-room/link/enter', { token }))).toBe('identity.not_your_role');
});

test('another password ends the links that were written before it', async () => {
  const room = await haveRoom();
  const { tap } = await haveLink(room);
  await room.school.db.run(sql`update identity_accounts set password_hash = 'another' where customer_id = ${room.anya.familyId}`);
  expect(why(await tap())).toBe('lesson_room.link_over');
});

test('who is signed in as a parent of the family becomes the child; another family stays who it is', async () => {
  const room = await haveRoom(['Аня', 'Боря']);
  const { school, kid, pupils, lessonId, anya } = room;
  const { token } = await haveLink(room);
  const tapAs = (who: Principal | undefined) => school.as(who).post('/lesson-room/link/enter', { token });
  expect(why(await tapAs(pupils[1]?.parent))).toBe('lesson_room.other_family');
  // The child is in already: it keeps its own session, which opens its home, too.
  const own = await tapAs(kid);
  expect(own).toMatchObject({ status: 200, body: { eventId: lessonId, kidUid: anya.kidUid } });
  expect(own.body.session.onlyRoom).toBeUndefined();
});
