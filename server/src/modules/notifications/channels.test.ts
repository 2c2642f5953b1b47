import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { Gone } from '#platform/mail';
import { newId } from '#platform/ids';
import type { Push, PushPort } from '#platform/push';
import { goLive, openDevice } from '#platform/realtime/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { aBrowser } from '../identity/testing.ts';
import { haveTeacher } from '../scheduling/testing.ts';
import { manager } from '../scheduling/changes/testing.ts';

const subscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}-${'x'.repeat(20)}${name}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  name,
});

/** A family with two devices that are signed in, and the push service they are at: it keeps what it takes. */
async function haveDevices() {
  const taken: Push[] = [];
  let answer: Error | undefined;
  const push: PushPort = {
    async send(message) {
      if (answer) throw answer;
      taken.push(message);
    },
  };
  const school = await openSchool({ push });
  const family = await haveFamily(school, { email: 'anna@example.com' });
  const [phone, laptop] = [aBrowser(school), aBrowser(school)];
  for (const [browser, name] of [
    [phone, 'phone'],
    [laptop, 'laptop'],
  ] as const) {
    await browser.signIn('anna@example.com', 'birch-lake-42');
    expect((await browser.post('/notifications/devices', subscription(name))).status).toBe(200);
  }
  await haveTeacher(school);
  return {
    school,
    family,
    phone,
    laptop,
    /** Names of the devices that were told since the last look. */
    told: () =>
      taken.splice(0).map(({ device, payload }) => ({ name: /-x+(\w+)$/.exec(device.endpoint)?.[1], ...(JSON.parse(payload) as object) })),
    answers: (fault: Error | undefined) => (answer = fault),
    /** Something that is told by push: a trial is booked, then moved, then called off. */
    async happen(what: 'book' | 'move' | 'cancel') {
      const { body } = await school.as(family.parent).get('/events');
      const trial = (body.events as Array<{ eventId: string; status: string }>).find(({ status }) => status === 'scheduled');
      const boss = school.as(manager());
      const done = {
        book: () => school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: '2026-11-25T15:00:00Z' }),
        move: () => boss.post(`/events/${trial?.eventId}/transfer`, { scope: 'one', timestamp: '2026-11-26T15:00:00Z', reason: 'Звонок' }),
        cancel: () => boss.post(`/events/${trial?.eventId}/cancel`, { scope: 'one', reason: 'Звонок' }),
      };
      expect((await done[what]()).status).toBe(200);
      await school.settle();
    },
  };
}

const devicesOf = async (school: TestSchool) =>
  (await school.db.all(sql<{ name: string }>`select name from notifications_devices order by name`)).map(({ name }) => name);

test('devices are told as long as somebody is signed in there, each once; one that is gone is forgotten', async () => {
  const { school, phone, told, answers, happen } = await haveDevices();
  await happen('book');
  const [first, second, ...more] = told();
  expect(new Set([first?.name, second?.name])).toEqual(new Set(['laptop', 'phone']));
  expect(more).toEqual([]);
  expect(first).toMatchObject({ title: 'Пробный урок: среда, 25 ноября, 18:00 (время: Минск)', link: '/' });
  expect(JSON.stringify(first)).not.toContain('Иванова');

  // Whoever left the school on a phone hears nothing on it, although its browser would show it.
  await phone.post('/user/logout');
  await happen('move');
  expect(told().map(({ name }) => name)).toEqual(['laptop']);
  expect(await devicesOf(school)).toEqual(['laptop']);

  // Its push service does not know the laptop any more: that is nobody's work.
  answers(new Gone('410'));
  await happen('cancel');
  expect(await devicesOf(school)).toEqual([]);
  expect((await school.as(manager()).get('/manager/messages?state=failed')).body).toMatchObject({ messages: [], failed: 0 });
  expect(school.faults).toEqual([]);
});

test('a device belongs to whoever agreed last, is taken back by its own family alone, and no other address is written to', async () => {
  const { school, family, phone, laptop } = await haveDevices();
  const { devices } = (await laptop.get('/notifications/settings')).body as { devices: Array<{ deviceId: string; name: string }> };
  expect(devices.map(({ name }) => name).toSorted()).toEqual(['laptop', 'phone']);
  const other = await haveFamily(school);
  const theirs = school.as(other.parent);
  expect((await theirs.delete(`/notifications/devices/${devices[0]?.deviceId}`)).body.error.code).toBe('notifications.device_not_found');
  await theirs.post('/notifications/devices', subscription('phone'));
  expect((await phone.get('/notifications/settings')).body.devices).toHaveLength(1);
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com.evil.example/1',
    'https://127.0.0.1/1',
    'https://fcm.googleapis.com:8443/1',
    'https://user@fcm.googleapis.com/1',
    'https://evilpush.apple.com/1',
    'file:///etc/passwd',
  ]) {
    const asked = await school.as(family.parent).post('/notifications/devices', { ...subscription('x'), endpoint });
    expect([endpoint, asked.status]).toEqual([endpoint, 400]);
  }
  expect((await school.as(family.kid).get('/notifications')).status).toBe(403);
  expect((await school.as(family.support).post('/notifications/settings', { quiet: null })).status).toBe(403);
});

test('what a family chose holds: channels by topic, two changes at once, quiet hours and none', async () => {
  const { school, family, told, happen } = await haveDevices();
  const calls = school.as(family.parent);
  await Promise.all([
    calls.post('/notifications/settings', { topics: [{ topic: 'schedule', channels: [] }] }),
    calls.post('/notifications/settings', { topics: [{ topic: 'balance', channels: ['push', 'push'] }] }),
    calls.post('/notifications/settings', { quiet: { from: 22, to: 7 } }),
  ]);
  const settings = (await calls.get('/notifications/settings')).body;
  const chosen = Object.fromEntries(
    (settings.topics as Array<{ topic: string; channels: string[] }>).map(({ topic, channels }) => [topic, channels]),
  );
  expect(chosen).toMatchObject({ schedule: [], balance: ['push'], payment: ['app', 'mail'] });
  expect(settings.quiet).toEqual({ from: 22, to: 7 });
  await happen('book');
  expect(told()).toEqual([]);
  expect((await calls.get('/notifications')).body.notices.map(({ topic }: { topic: string }) => topic)).toEqual(['offers']);
  expect((await calls.post('/notifications/settings', { quiet: { from: 8, to: 8 } })).status).toBe(400);
  expect((await calls.post('/notifications/settings', { quiet: null })).body.quiet).toBeNull();
});

test('the list is read up to a notice, on all devices, page by page', async () => {
  const { school, family } = await haveDevices();
  const calls = school.as(family.parent);
  // Ids of one millisecond are in no order.
  const noticeIds = Array.from({ length: 32 }, newId).toSorted((one, other) => (one < other ? -1 : 1));
  for (const [index, noticeId] of noticeIds.entries()) {
    const n = index + 1;
    await school.db.run(sql`
      insert into notifications_notices (notice_id, customer_id, key, topic, title, text, at)
      values (${noticeId}, ${family.familyId}, ${`n ${n}`}, 'offers', ${`Новость ${n}`}, '', ${school.clock.now()})`);
  }
  const first = (await calls.get('/notifications')).body;
  expect([first.notices.length, first.unread, first.notices[0].title]).toEqual([30, 32, 'Новость 32']);
  const rest = (await calls.get(`/notifications?before=${first.next}`)).body;
  expect([rest.notices.length, rest.next]).toEqual([2, null]);
  await calls.post('/notifications/read', { noticeId: first.notices[1].noticeId });
  const read = (await calls.get('/notifications')).body;
  expect([read.unread, read.notices[0].isRead, read.notices[1].isRead]).toEqual([1, false, true]);
  const other = await haveFamily(school);
  const port = await goLive(school);
  const [own, foreign] = [await openDevice(port, family.parent), await openDevice(port, other.parent)];
  expect(await own.follow(`notifications/${family.familyId}`)).toMatchObject({ t: 'snapshot', data: { unread: 1 } });
  expect(await foreign.follow(`notifications/${family.familyId}`)).toMatchObject({ t: 'refused' });
  await school.as(other.parent).post('/notifications/read', { noticeId: first.notices[0].noticeId });
  expect((await calls.get('/notifications')).body.unread).toBe(1);
  await calls.post('/notifications/read', { noticeId: first.notices[0].noticeId });
  expect(await own.next('change')).toMatchObject({ op: 'doc', data: { unread: 0 } });
  await Promise.all([own.close(), foreign.close()]);
});

test('managers see what did not arrive, without its words, and settle it once with a reason that is kept', async () => {
  const { school, family } = await haveDevices();
  const boss = manager();
  const calls = school.as(boss);
  await school.settle();
  const [letter] = await school.messages.latest({ customerId: family.familyId, limit: 1 });
  await school.db.run(
    sql`update platform_messages set state = 'failed', last_fault = '550 no such user', attempts = 3 where id = ${letter?.id}`,
  );
  const listed = (await calls.get('/manager/messages?state=failed&search=anna@')).body;
  expect(listed).toMatchObject({
    failed: 1,
    messages: [{ to: 'anna@example.com', fault: '550 no such user', family: { familyId: family.familyId } }],
  });
  expect(JSON.stringify(listed)).not.toContain('/intro-appointment');
  expect((await calls.get('/manager/messages?state=failed&search=boris')).body.messages).toEqual([]);

  // The address is put right: a message that is sent again goes there.
  await school.db.run(sql`update identity_accounts set email = 'right@example.com' where customer_id = ${family.familyId}`);
  const { messageId } = listed.messages[0];
  const settle = (action: string) => calls.post(`/manager/messages/${messageId}/${action}`, { reason: 'Адрес исправлен' }, newId());
  expect((await calls.post(`/manager/messages/${messageId}/retry`, { reason: '' }, newId())).status).toBe(400);
  const answers = await Promise.all([settle('retry'), settle('close'), settle('retry')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const [row] = (await calls.get(`/manager/families/${family.familyId}/messages`)).body.messages;
  expect(row.acts).toHaveLength(1);
  expect(row.to).toBe(row.acts[0].act === 'retried' ? 'right@example.com' : 'anna@example.com');
  expect(row.acts[0]).toMatchObject({ reason: 'Адрес исправлен' });
  const [entry] = await school.db.all(
    sql<{ act: string; reason: string }>`select act, reason from audit_entries where act like 'messages.%'`,
  );
  expect(entry?.reason).toBe('Адрес исправлен');
  expect((await school.as(family.parent).get('/manager/messages')).status).toBe(403);
  expect((await calls.get(`/manager/families/${newId()}/messages`)).body.error.code).toBe('families.family_not_found');
});

test('what rings on a phone before a lesson leads into it with one tap', async () => {
  const { school, happen, told } = await haveDevices();
  await happen('book');
  await school.settle();
  told();
  school.clock.set(Temporal.Instant.from('2026-11-25T14:50:00Z'));
  await school.settle();
  const [soon] = told() as Array<{ title?: string; link?: string }>;
  expect(soon?.title).toContain('Через 10 минут урок');
  const entered = await school.as().post('/lesson-room/link/enter', { token: soon?.link?.split('/room#')[1] });
  expect(entered).toMatchObject({ status: 200, body: { session: { role: 'kid' } } });
});
