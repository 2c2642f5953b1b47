import { identityLimits } from '@school/contract/identity/limits';
import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aBrowser, enterWithApp, firstOwner } from '../../identity/testing.ts';

const password = 'birch-lake-42';

/** A school with its first owner, an administrator who has a second factor, and a curator. */
async function openOwned() {
  const school = await openSchool({ env: { STAFF_SECOND_FACTOR: 'required' } });
  const vera = await firstOwner(school, password);
  const join = async (name: string, rights: string[]) => {
    const email = `${name}@school.test`;
    await vera.browser.post('/manager/staff', { name, email, rights, locale: 'en-US' });
    const [mail] = await school.messages.latest({ to: email, limit: 1 });
    const browser = aBrowser(school);
    const { body: step } = await browser.post('/auth/invitation/accept', {
      token: /invitation#(\S+)/.exec(mail?.text ?? '')?.[1],
      password,
    });
    return enterWithApp(school, browser, step.secondFactor.ticket, password);
  };
  const idOf = async (name: string) => (await school.identity.staff.list('manager')).find((it) => it.name === name)?.accountId as string;
  const lettersTo = async (email: string) => (await school.messages.latest({ to: email, limit: 20 })).map(({ subject }) => subject);
  const rightsOf = async (name: string) => (await school.identity.staff.list('manager')).find((it) => it.name === name)?.rights;
  return { school, vera, join, idOf, lettersTo, rightsOf };
}

test('an owner is made by owners, with a code, after two days in which any of them may take it back', async () => {
  const { school, vera, join, idOf, lettersTo, rightsOf } = await openOwned();
  const marina = await join('marina', ['staff', 'admin']);
  const [marinaId, veraId] = [await idOf('marina'), await idOf('Вера')];
  const reason = 'Вместе ведём школу';
  const make = (code: string) => vera.browser.post(`/manager/staff/${marinaId}/ownership`, { becomes: true, code, reason });

  expect((await make('000000')).body.error.code).toBe('identity.wrong_code');
  const asked = await make(vera.code());
  expect(asked.body.staff.find((it: { accountId: string }) => it.accountId === marinaId).ownership).toMatchObject({
    becomes: true,
    by: 'Вера',
  });
  expect((await make(vera.code())).body.error.code).toBe('staff.ownership_moves');
  expect(await lettersTo('vera@school.test')).toContain('У школы появится ещё один владелец');
  expect(await lettersTo('marina@school.test')).toContain('The school will have another owner');

  // Taken back, it does not come.
  expect((await vera.browser.post(`/manager/staff/${marinaId}/ownership/withdraw`, { reason })).status).toBe(200);
  school.clock.set(school.clock.now().add({ hours: identityLimits.owners.delayHours }));
  await school.identity.ownership.settleDue();
  expect(await rightsOf('marina')).not.toContain('owner');

  // Asked anew: not a second before its time.
  await vera.back('vera@school.test');
  const again = await make(vera.code());
  const dueAt = again.body.staff.find((it: { accountId: string }) => it.accountId === marinaId).ownership.dueAt as string;
  school.clock.set(Temporal.Instant.from(dueAt).subtract({ seconds: 1 }));
  await school.identity.ownership.settleDue();
  expect(await rightsOf('marina')).not.toContain('owner');
  school.clock.set(Temporal.Instant.from(dueAt));
  await school.identity.ownership.settleDue();
  await school.settle();
  expect(await rightsOf('marina')).toContain('owner');

  // The new one may let the first go; the one who is left then may not.
  const go = (who: typeof vera, accountId: string) =>
    who.browser.post(`/manager/staff/${accountId}/ownership`, { becomes: false, code: who.code(), reason });
  await marina.back('marina@school.test');
  expect((await go(marina, veraId)).status).toBe(200);
  expect((await go(marina, marinaId)).body.error.code).toBe('staff.last_owner');
  expect((await school.audit.list()).entries.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['staff.ownership_asked', 'staff.ownership_withdrawn', 'staff.ownership_changed']),
  );
});

test('an administrator neither changes nor shuts out an owner, and makes none', async () => {
  const { school, vera, join, idOf } = await openOwned();
  const admin = await join('marina', ['staff', 'admin']);
  const veraId = await idOf('Вера');
  const reason = 'Так надо';
  const codeOf = async (what: string, body: object = { reason }) =>
    (await admin.browser.post(`/manager/staff/${veraId}${what}`, body)).body.error.code;
  expect(await codeOf('/block')).toBe('staff.is_owner');
  expect(await codeOf('/second-factor/reset')).toBe('staff.is_owner');
  expect(await codeOf('/sessions/end')).toBe('staff.is_owner');
  expect(await codeOf('/invitation', {})).toBe('staff.is_owner');
  expect(await codeOf('', { name: 'Вера', rights: [], reason })).toBe('staff.is_owner');
  expect(await codeOf('/ownership', { becomes: false, code: admin.code(), reason })).toBe('identity.right_needed');
  // Nor is it a right among others.
  const sneaked = await admin.browser.post('/manager/staff', { name: 'Ян', email: 'y@s.test', rights: ['owner'], locale: 'ru-RU' });
  expect(sneaked.status).toBe(400);
  // Whatever the code does, the database keeps the last one.
  await expect(school.identity.block(veraId, reason)).rejects.toThrow('a school always has an owner');
  expect((await vera.browser.get('/manager/staff')).status).toBe(200);
});
