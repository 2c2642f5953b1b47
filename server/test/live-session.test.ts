import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { aBrowser, haveAccount } from '../src/modules/identity/testing.ts';
import { aGroup } from '../src/modules/groups/testing.ts';
import { haveFamily, haveTeacher } from '../src/modules/scheduling/testing.ts';
import { openDb, sql } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { haveFamily as haveRegistered } from '../src/modules/families/testing.ts';
import { goLive, openDevice } from '../src/platform/realtime/testing.ts';
import { readSettings } from '../src/platform/settings.ts';
import { createSchool } from '../src/school.ts';
import { openSchool } from '../src/testing.ts';

/** A school with its door open, as `npm start` opens it, and somebody signed in. */
async function openDoor() {
  const school = await openSchool();
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  await school.start(school.connection);
  const { port } = school.http.server.address() as AddressInfo;
  const account = await haveAccount(school, { role: 'manager' });
  const browser = aBrowser(school);
  await browser.signIn('anna@example.com', 'birch-lake-42');
  const ticket = async (): Promise<string> => (await browser.post('/realtime/ticket', {})).body.ticket;
  return { school, port, account, browser, ticket };
}

test('a ticket opens one live connection, and no second one', async () => {
  const { port, ticket } = await openDoor();
  const mine = await ticket();
  const device = await openDevice(port, mine);
  expect(await device.follow('groups')).toMatchObject({ t: 'snapshot' });
  await expect(openDevice(port, mine)).rejects.toThrow('401');
});

test('a ticket is good for 30 seconds', async () => {
  const { school, port, ticket } = await openDoor();
  const mine = await ticket();
  school.clock.set(school.clock.now().add({ seconds: 31 }));
  await expect(openDevice(port, mine)).rejects.toThrow('401');
});

test('signing out closes the live connections of the session, and its unused tickets are worth nothing', async () => {
  const { port, browser, ticket } = await openDoor();
  const device = await openDevice(port, await ticket());
  const unused = await ticket();
  await browser.post('/user/logout', {});
  expect(await device.closeCode(2000)).toBe(4401);
  await expect(openDevice(port, unused)).rejects.toThrow('401');
});

test('of two schools on one database, what is done in one is seen in the other within a second', async () => {
  const one = await openSchool();
  const db = openDb(one.connection, { max: 5 });
  const other = await createSchool({ db, clock: one.clock, settings: readSettings({ LOG_LEVEL: 'silent' }), log: silentLog });
  onTestFinished(async () => {
    await other.stop();
    await db.close();
  });
  const { parent } = await haveFamily(one);
  const { teacherId } = await haveTeacher(one);
  await goLive(one);
  const phone = await openDevice(await goLive(other), parent);
  await phone.follow('groups');
  const groupId = await one.groups.createGroup(aGroup({ teacherId }));
  expect(await phone.next('change', 0, 1000)).toMatchObject({ op: 'put', item: groupId });
});

/** The contact centre's conversation with a family, and what it is told live. */
async function withConversation() {
  const stage = await openDoor();
  const { school, port, ticket } = stage;
  const family = await haveRegistered(school);
  await school.settle();
  const [chat] = (await school.as(family.parent).get('/chats')).body.chats as Array<{ chatId: string }>;
  const device = await openDevice(port, await ticket());
  const topics = [`messages/${chat?.chatId}`, 'chats/school', 'approvals'] as const;
  for (const topic of topics) expect(await device.follow(topic)).toMatchObject({ t: 'snapshot' });
  const write = (text: string) => school.as(family.parent).post(`/chats/${chat?.chatId}/messages`, { text });
  return { ...stage, device, topics, write, chatId: chat?.chatId ?? '' };
}

test('a colleague who loses a right hears within a second that it is over, and nothing more after it', async () => {
  const { school, account, device, topics, write, chatId } = await withConversation();
  await school.identity.staff.change(account.accountId, { rights: ['money'] });
  await device.until(() => (device.heard.filter(({ t }) => t === 'refused').length === 2 ? true : undefined), 1000);
  expect(device.heard.flatMap((it) => (it.t === 'refused' ? [[it.id, it.code]] : []))).toEqual(
    expect.arrayContaining(topics.slice(0, 2).map((topic) => [topic, 'identity.right_needed'])),
  );

  const heard = device.heard.length;
  device.send({ t: 'writing', id: topics[0], on: true });
  await write('наш новый телефон');
  for (const id of [topics[0], 'again']) device.send({ t: 'sub', id, topic: topics[0] });
  await device.until(() => (device.heard.length >= heard + 2 ? true : undefined));
  expect(
    device.heard.slice(heard).toSorted((a, b) => Number('id' in a && a.id === 'again') - Number('id' in b && b.id === 'again')),
  ).toEqual([expect.objectContaining({ t: 'refused', id: topics[0] }), expect.objectContaining({ t: 'refused', id: 'again' })]);
  expect((await school.realtime.writers([`messages/${chatId}`])).length).toBe(0);
});

test('who is blocked, or has another role now, is cut off within a second', async () => {
  const one = await withConversation();
  await one.school.identity.block(one.account.accountId, 'left the school');
  expect(await one.device.closeCode(1000)).toBe(4401);

  const other = await withConversation();
  await other.school.db.inTransaction(async () => {
    await other.school.db.run(
      sql`update identity_accounts set role = 'teacher', rights = null where account_id = ${other.account.accountId}`,
    );
    await other.school.db.run(sql`update identity_sessions set role = 'teacher' where account_id = ${other.account.accountId}`);
    await other.school.realtime.accountChanged(other.account.accountId);
  });
  expect(await other.device.closeCode(1000)).toBe(4401);
});

test('a conversation that is followed live counts as a family looked at', async () => {
  const { school, account } = await withConversation();
  const read = await school.db.one(sql<{ n: number }>`
    select count(*)::int as n from back_office_family_reads where account_id = ${account.accountId}`);
  expect(read?.n).toBe(1);
});

test('of two schools on one database, who signs out in one is nobody in the other at once', async () => {
  const { school: one, browser, account } = await openDoor();
  const db = openDb(one.connection, { max: 5 });
  const other = await createSchool({ db, clock: one.clock, settings: readSettings({ LOG_LEVEL: 'silent' }), log: silentLog });
  onTestFinished(async () => {
    await other.stop();
    await db.close();
  });
  await goLive(other);
  const [session] = await one.identity.sessionsOf(account.accountId);
  const { bearer } = await one.identity.describe({ ...account, role: 'manager', sessionId: session?.sessionId ?? '', locale: 'ru-RU' });
  const headers = { authorization: `Bearer ${bearer}` };
  await expect.poll(async () => (await other.identity.whoCalls(headers)).caller.role).toBe('manager');
  await browser.post('/user/logout', {});
  // Without the notice it would be believed for two seconds.
  await expect.poll(async () => (await other.identity.whoCalls(headers)).caller.role, { timeout: 20_000, interval: 50 }).toBe('guest');
});
