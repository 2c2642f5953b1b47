import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aBrowser, haveAccount } from '../testing.ts';
import { Secret, TOTP } from 'otpauth';

const owner = { name: 'Вера Ким', email: 'vera@school.test', password: 'birch-lake-42', locale: 'ru-RU' };
const tokenOf = (link: string | undefined): string => link?.split('#')[1] ?? '';

/** Sets up the app that makes codes and goes in. */
async function enter(browser: ReturnType<typeof aBrowser>, ticket: string, now: Temporal.Instant) {
  const { body: enrolment } = await browser.post('/auth/second-factor/enrol', { ticket });
  const code = new TOTP({ secret: Secret.fromBase32(enrolment.secret) }).generate({ timestamp: now.epochMilliseconds });
  const { body } = await browser.post('/auth/second-factor/confirm', { ticket, code });
  return { recoveryCodes: body.recoveryCodes, session: (await browser.post('/user/session', { idToken: body.idToken })).body };
}

describe('the link of a new school', () => {
  test('makes one owner, with a second factor and recovery codes, and then there is nothing to set up', async () => {
    const school = await openSchool();
    const guest = aBrowser(school);
    expect((await guest.get('/setup')).status).toBe(200);
    const link = await school.identity.setup.firstLink();
    expect(link).toMatch(/\/setup#[\w-]{43}$/);
    const token = tokenOf(link);
    expect((await guest.post('/setup/claim', { token })).body).toEqual({ owner: null });

    const both = await Promise.all(
      [aBrowser(school), aBrowser(school, { ip: '192.0.2.9' })].map((browser, at) =>
        browser.post('/setup/owner', { ...owner, token, email: `vera${at}@school.test` }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const ticket = both.find(({ status }) => status === 200)?.body.secondFactor.ticket;
    const { recoveryCodes, session } = await enter(guest, ticket, school.clock.now());
    expect(recoveryCodes).toHaveLength(10);
    expect(session).toMatchObject({ role: 'manager', rights: expect.arrayContaining(['admin', 'money', 'people']) });
    expect((await guest.get('/manager/staff')).body.staff).toHaveLength(1);

    expect((await guest.get('/setup')).body.error.code).toBe('identity.setup_done');
    expect((await guest.post('/setup/claim', { token })).status).toBe(404);
    expect(await school.identity.setup.firstLink()).toBeUndefined();
    await school.settle();
    expect((await school.audit.list()).entries.map(({ act }) => act)).toEqual(['staff.owner_made']);
  });

  test('is good for an hour, a new one ends the one before, and what is kept of it opens nothing', async () => {
    const school = await openSchool();
    const guest = aBrowser(school);
    const first = tokenOf(await school.identity.setup.firstLink());
    const second = tokenOf(await school.identity.setup.firstLink());
    expect((await guest.post('/setup/claim', { token: first })).body.error.code).toBe('identity.setup_over');
    expect((await guest.post('/setup/claim', { token: second })).status).toBe(200);
    school.clock.set(school.clock.now().add({ minutes: 60 }));
    expect((await guest.post('/setup/owner', { ...owner, token: second })).body.error.code).toBe('identity.setup_over');
  });

  test('is not guessed: five wrong ones an hour from an address, right ones are not counted', async () => {
    const school = await openSchool();
    const token = tokenOf(await school.identity.setup.firstLink());
    const guest = aBrowser(school);
    for (let time = 0; time < 7; time++) expect((await guest.post('/setup/claim', { token })).status).toBe(200);
    for (let time = 0; time < 5; time++) expect((await guest.post('/setup/claim', { token: `wrong-${time}` })).status).toBe(401);
    expect((await guest.post('/setup/claim', { token })).body.error.code).toBe('request.too_many');
    expect((await aBrowser(school, { ip: '192.0.2.77' }).post('/setup/claim', { token })).status).toBe(200);
  });

  test('is not there where somebody of the staff can sign in, only invited or blocked ones do not count', async () => {
    const school = await openSchool();
    await school.identity.staff.invite({ role: 'manager', name: 'Ян', email: 'jan@school.test', locale: 'ru-RU' });
    const blocked = await haveAccount(school, { role: 'manager', email: 'gone@school.test' });
    await school.identity.block(blocked.accountId, 'Уволен');
    const token = tokenOf(await school.identity.setup.firstLink());
    expect(token).not.toBe('');
    await haveAccount(school, { role: 'manager', email: 'here@school.test' });
    expect((await aBrowser(school).post('/setup/owner', { ...owner, token })).body.error.code).toBe('identity.setup_done');
  });

  test('is not needed where a file names the owner, once', async () => {
    const school = await openSchool();
    const token = tokenOf(await school.identity.setup.firstLink());
    expect(await school.identity.setup.makeFirstOwner({ ...owner, locale: 'ru-RU' })).toBe(true);
    expect(await school.identity.setup.makeFirstOwner({ ...owner, email: 'other@school.test', locale: 'ru-RU' })).toBe(false);
    expect((await aBrowser(school).post('/setup/owner', { ...owner, token })).body.error.code).toBe('identity.setup_done');
    expect((await aBrowser(school).signIn(owner.email, owner.password)).body).toMatchObject({ role: 'manager' });
  });
});

describe('an owner who has lost the way in', () => {
  test('comes back by a link of the server: all administrators are told, everything of before is over', async () => {
    const school = await openSchool();
    await school.identity.setup.makeFirstOwner({ ...owner, locale: 'ru-RU' });
    await haveAccount(school, { role: 'manager', email: 'admin@school.test', locale: 'en-US' });
    const before = aBrowser(school);
    await before.signIn(owner.email, owner.password);
    expect(await school.identity.setup.recoveryLink('nobody@school.test')).toBeUndefined();
    const token = tokenOf(await school.identity.setup.recoveryLink(owner.email));
    const told = async (to: string) => (await school.messages.latest({ to, limit: 5 })).map(({ subject }) => subject);
    expect(await told('admin@school.test')).toEqual(['A link for an owner to sign in was created']);
    expect(await told(owner.email)).toEqual(['Сделана ссылка для входа владельца']);

    const guest = aBrowser(school);
    expect((await guest.post('/setup/claim', { token })).body.owner).toEqual({ name: owner.name, email: owner.email });
    expect((await guest.post('/setup/owner', { ...owner, email: 'second@school.test', token })).body.error.code).toBe(
      'identity.setup_over',
    );
    const { body } = await guest.post('/setup/recover', { token, password: 'maple-river-77' });
    expect((await before.get('/manager/staff')).status).toBe(401);
    const { session } = await enter(guest, body.secondFactor.ticket, school.clock.now());
    expect(session).toMatchObject({ role: 'manager' });
    expect((await guest.post('/setup/recover', { token, password: 'maple-river-78' })).body.error.code).toBe('identity.setup_done');
    expect((await aBrowser(school).post('/auth/sign-in', { login: owner.email, password: owner.password })).status).toBe(401);
    await school.settle();
    const acts = (await school.audit.list()).entries.map(({ act }) => act);
    expect(acts).toEqual(['staff.recovered', 'staff.recovery_begun', 'staff.owner_made']);
  });
});
