import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { aBrowser, haveAccount } from '../src/modules/identity/testing.ts';
import { aGroup } from '../src/modules/groups/testing.ts';
import { haveFamily, haveTeacher } from '../src/modules/scheduling/testing.ts';
import { openDb } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
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
