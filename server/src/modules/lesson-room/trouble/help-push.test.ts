import { expect, test } from 'vitest';

import type { Push } from '#platform/push';

import { aBrowser, haveAccount } from '../../identity/testing.ts';
import { haveRoom } from '../testing.ts';

const password = 'birch-lake-42';

/** A lesson that goes on, a manager with two browsers that want to be told, and a teacher with one; what push services take is kept. */
async function haveDuty() {
  const taken: Push[] = [];
  const room = await haveRoom(['Аня'], {}, { send: async (message) => void taken.push(message) });
  const { school, kid, lessonId, olga } = room;
  await haveAccount(school, { role: 'manager', email: 'duty@chip.school' });
  await haveAccount(school, { role: 'teacher', email: 'olga@chip.school', customerId: olga.teacherId });
  const device = async (email: string, name: string) => {
    const browser = aBrowser(school);
    await browser.signIn(email, password);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${name}-${'x'.repeat(20)}${name}`;
    const added = await browser.post('/notifications/devices', { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, name });
    expect(added.status).toBe(200);
    return browser;
  };
  const [desk, phone, teacherBrowser] = [
    await device('duty@chip.school', 'desk'),
    await device('duty@chip.school', 'phone'),
    await device('olga@chip.school', 'teacher'),
  ];
  await room.enter(kid);
  return {
    ...room,
    desk,
    phone,
    teacherBrowser,
    /** What rang since the last look, by the name of its device. */
    rang: async () => {
      await school.outbox.drain();
      await school.messages.deliverDue();
      return taken
        .splice(0)
        .map(({ device: { endpoint }, payload, isUrgent }) => ({
          name: /-x+(\w+)$/.exec(endpoint)?.[1],
          isUrgent,
          ...(JSON.parse(payload) as { title: string; link: string }),
        }))
        .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
    },
    ask: (code: string) => school.as(kid).post(`/lesson-room/${lessonId}/help`, { code, facts: {} }),
  };
}

test('a call for help rings at once on the devices of managers, in the room it came from, and on no others', async () => {
  const { ask, rang, lessonId, phone, desk, teacher, teacherBrowser, school, enter } = await haveDuty();
  await enter(teacher);
  await ask('cannot_hear');
  const title = 'Просят помощи на уроке: не слышно';
  const link = `/manager/rooms?room=${lessonId}`;
  expect(await rang()).toMatchObject([
    { name: 'desk', title, link, isUrgent: true },
    { name: 'phone', title, link, isUrgent: true },
  ]);
  const mine = (await desk.get('/notifications/devices')).body;
  expect(mine.devices.map(({ name }: { name: string }) => name).toSorted()).toEqual(['desk', 'phone']);
  expect((await teacherBrowser.get('/notifications/devices')).body.devices).toHaveLength(1);

  // A device that was given up, and one whose session has ended, hear nothing more.
  const { deviceId } = mine.devices.find(({ name }: { name: string }) => name === 'desk');
  expect((await teacherBrowser.delete(`/notifications/devices/${deviceId}`)).body.error.code).toBe('notifications.device_not_found');
  expect((await desk.delete(`/notifications/devices/${deviceId}`)).status).toBe(200);
  await phone.post('/user/logout');
  expect((await school.as(teacher).post(`/lesson-room/${lessonId}/help`, { code: 'line', facts: {} })).status).toBe(200);
  expect(await rang()).toEqual([]);
});
