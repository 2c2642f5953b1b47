import { backOfficeLimits } from '@school/contract/back-office/limits';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import type { Principal } from '#platform/principal';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily as haveRegistered } from '../../families/testing.ts';
import { haveAccount } from '../../identity/testing.ts';
import { haveFamily } from '../../scheduling/testing.ts';

const budget = backOfficeLimits.familiesReadADay;

/** A colleague who helps families, an administrator, and one who is neither told nor counted. */
async function openStage(right: 'people' | 'support' = 'people') {
  const school = await openSchool();
  const helper = await haveAccount(school, { role: 'manager', email: 'helper@chip.test' });
  const boss = await haveAccount(school, { role: 'manager', email: 'boss@chip.test' });
  const other = await haveAccount(school, { role: 'manager', email: 'other@chip.test' });
  await school.identity.staff.change(boss.accountId, { rights: ['admin'] });
  await school.identity.staff.change(other.accountId, { rights: ['people'] });
  await school.identity.staff.change(helper.accountId, { rights: [right] });
  const who: Principal = { ...helper, role: 'manager', sessionId: crypto.randomUUID(), rights: [right] };
  const families = [];
  for (let n = 0; n < 4; n += 1) families.push((await haveFamily(school)).familyId);
  const mails = async (to: string) => (await school.messages.latest({ to, limit: 9 })).map(({ subject }) => subject);
  const acts = async () => (await school.audit.list({ act: 'families.read_often' })).entries;
  return { school, office: school.as(who), helper, families, mails, acts };
}

/** The colleague has looked at so many other families today. */
async function haveRead(school: TestSchool, accountId: string, count: number): Promise<void> {
  const day = school.clock.now().toZonedDateTimeISO('Europe/Moscow').toPlainDate().toString();
  await school.db.run(sql`
    insert into back_office_family_reads select ${accountId}, ${day}::date, gen_random_uuid() from generate_series(1, ${count}::int)`);
  await school.db.run(sql`insert into back_office_read_days values (${accountId}, ${day}::date, ${count})`);
}

test('the 501st family a colleague looks at in a day is told to the administrators, once; the reading goes on', async () => {
  const { school, office, helper, families, mails, acts } = await openStage();
  const [first, second, third] = families;
  await haveRead(school, helper.accountId, budget - 1);
  // The 500th, and the same again by other calls.
  for (const path of ['', '/notes', '/log', '']) expect((await office.get(`/manager/families/${first}${path}`)).status).toBe(200);
  expect([await mails('boss@chip.test'), await acts()]).toEqual([[], []]);

  expect((await office.get(`/manager/families/${second}`)).status).toBe(200);
  expect(await mails('boss@chip.test')).toEqual(['Много семей за день: helper@chip.test']);
  expect([await mails('other@chip.test'), await mails('helper@chip.test')]).toEqual([[], []]);
  expect(await acts()).toMatchObject([
    { by: { accountId: helper.accountId }, subject: { name: 'helper@chip.test' }, after: { budget, day: '2026-11-23' } },
  ]);
  expect((await office.get(`/manager/families/${third}`)).status).toBe(200);
  expect((await office.get('/manager/families')).body.families).toHaveLength(4);
  expect([(await mails('boss@chip.test')).length, (await acts()).length]).toEqual([1, 1]);

  // A new day of the school's zone begins anew, and the days before yesterday are forgotten.
  school.clock.set(Temporal.Instant.from('2026-11-24T00:00:00+03:00'));
  await haveRead(school, helper.accountId, budget);
  await office.get(`/manager/families/${third}`);
  expect([(await mails('boss@chip.test')).length, (await acts()).length]).toEqual([2, 2]);
});

test('families of a page and of the search box count, each once a day; those not found do not', async () => {
  const { school, office, helper } = await openStage();
  const counted = async () =>
    (
      await school.db.one(sql<{ n: number }>`
    select coalesce(sum(families), 0)::int as n from back_office_read_days where account_id = ${helper.accountId}`)
    )?.n;
  expect((await office.get(`/manager/families/${crypto.randomUUID()}`)).status).toBe(404);
  expect(await counted()).toBe(0);
  await Promise.all(Array.from({ length: 5 }, () => office.get('/manager/families')));
  expect(await counted()).toBe(4);
  await haveRegistered(school, { firstName: 'Борис', email: 'boris@example.com' });
  for (let n = 0; n < 2; n += 1) expect((await office.get('/manager/found?search=boris')).body.families).toHaveLength(1);
  expect(await counted()).toBe(5);
});

test('who only helps inside accounts is stopped at the 501st family of a day, and reads on what is open already', async () => {
  const { school, office, helper, families, mails, acts } = await openStage('support');
  const [first, second] = families;
  await haveRead(school, helper.accountId, budget - 1);
  expect((await office.get(`/manager/families/${first}`)).status).toBe(200);
  const refusals = await Promise.all([
    office.get(`/manager/families/${second}`),
    office.post(`/manager/families/${second}/notes`, { text: 'She called' }),
    office.get('/manager/families'),
  ]);
  for (const { status, body } of refusals) {
    expect([status, body.error.code]).toEqual([429, 'back-office.families_of_today_read']);
    expect(body.error.facts).toEqual({ families: budget, until: '2026-11-23T21:00:00Z' });
  }
  expect((await office.get(`/manager/families/${first}/notes`)).status).toBe(200);
  expect([await mails('boss@chip.test'), (await acts()).length]).toEqual([['Много семей за день: helper@chip.test'], 1]);
  const notes = await school.as({ ...helper, role: 'manager', sessionId: crypto.randomUUID() }).get(`/manager/families/${second}/notes`);
  expect(notes.body.notes).toEqual([]);

  school.clock.set(Temporal.Instant.from('2026-11-23T21:00:00Z'));
  expect((await office.get(`/manager/families/${second}`)).status).toBe(200);
});

test('conversations of the contact centre count as families looked at', async () => {
  const { school, office, helper } = await openStage();
  const boris = await haveRegistered(school);
  const vera = await haveRegistered(school);
  await school.settle();
  for (const { parent } of [boris, vera]) {
    const [chat] = (await school.as(parent).get('/chats')).body.chats;
    await school.as(parent).post(`/chats/${chat.chatId}/messages`, { text: 'Здравствуйте!' });
  }
  const { familyId } = boris;
  const seen = async () =>
    (
      await school.db.all(sql<{ id: string }>`
    select family_id as id from back_office_family_reads where account_id = ${helper.accountId}`)
    ).map(({ id }) => id);
  const chat = await school.db.one(sql<{ id: string }>`select chat_id as id from chat_chats where family_id = ${familyId}`);
  expect((await office.get(`/chats/${chat?.id}/messages`)).status).toBe(200);
  expect(await seen()).toEqual([familyId]);
  expect((await office.get('/chats')).body.chats).toHaveLength(2);
  expect(await seen()).toHaveLength(2);
});
