import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { aBrowser, haveAccount } from '../identity/testing.ts';

const password = 'birch-lake-42';

async function openDesk() {
  const school = await openSchool();
  const family = await haveFamily(school);
  const petr = await haveAccount(school, { role: 'manager', email: 'petr@chip.test' });
  await school.identity.staff.change(petr.accountId, { name: 'Пётр', rights: ['support'] });
  const browser = aBrowser(school);
  const { body: own } = await browser.signIn('petr@chip.test', password);
  const ask = (familyId = family.familyId, its: object = {}) =>
    browser.post(`/manager/families/${familyId}/support`, { reason: 'Не видит урок', ticket: 'T-7', ...its });
  const enter = async () => {
    const { body } = await ask();
    return browser.post('/user/session', { idToken: body.idToken, isSupport: true });
  };
  const later = (minutes: number) => school.clock.set(school.clock.now().add({ minutes }));
  const visits = async () => (await school.as(family.parent).get('/user/support-visits')).body.visits;
  return { school, family, petr, browser, own, ask, enter, later, visits };
}

/** Something support may do in the name of a family, once it has said why. */
const change = { kidUid: newId(), courseCode: 'speakingClub', weekday: 3, wishes: 'вечером' };

describe('support in the account of a family', () => {
  test('sees what the family sees for 60 minutes, in a session that ends with the browser, and the family sees that', async () => {
    const { browser, family, enter, later, visits, own } = await openDesk();
    const { body: session, headers } = await enter();
    expect(session).toMatchObject({ role: 'support', isSupport: true, customerId: family.familyId, support: { mayChangeUntil: null } });
    expect(String(headers['set-cookie'])).not.toContain('Max-Age');
    const { body: user } = await browser.get('/user');
    expect([user.firstName, user.email, user.phone]).toEqual(['Анна', null, null]);
    expect(await visits()).toMatchObject([{ name: 'Пётр', reason: 'Не видит урок', until: null, changes: 0 }]);
    later(59);
    const { body: back } = await browser.post('/support/leave', {});
    expect(back).toMatchObject({ role: 'manager', customerId: own.customerId, rights: ['support'] });
    expect((await visits())[0].until).not.toBeNull();
    await enter();
    later(60);
    expect((await browser.get('/user/session')).body.session).toBeNull();
    expect((await visits()).map(({ until }: { until: string | null }) => until !== null)).toEqual([true, true]);
  });

  test('is over for the family as soon as the colleague signs out', async () => {
    const { school, browser, enter, visits } = await openDesk();
    await enter();
    await browser.post('/user/logout');
    await school.settle();
    expect((await visits())[0].until).toBe(school.clock.now().toString());
  });

  test('looks only; to change something it says why, for ten minutes, and both names are written down', async () => {
    const { school, browser, family, enter, later, visits } = await openDesk();
    await enter();
    const pause = () => browser.post('/groups/waiting', change);
    expect((await pause()).body.error.code).toBe('identity.support_reads_only');
    const { body: allowed } = await browser.post('/support/changes', { reason: 'Мама просит по телефону' });
    expect(allowed.support.mayChangeUntil).not.toBeNull();
    // Now the school's own rules judge it, as for the family; what they refuse is no change.
    expect((await pause()).body.error.code).not.toBe('identity.support_reads_only');
    expect((await visits())[0].changes).toBe(0);
    expect((await browser.post('/groups/waiting', { ...change, kidUid: family.kidUid })).body.error?.code ?? 'done').toBe('done');
    expect((await visits())[0].changes).toBe(1);
    const { entries } = await school.audit.list();
    expect(entries.map(({ act, reason }) => [act, reason])).toEqual([
      ['support.changed', 'Не видит урок'],
      ['support.allowed_changes', 'Мама просит по телефону'],
      ['support.entered', 'Не видит урок'],
    ]);
    expect(entries[0]).toMatchObject({
      by: { name: 'Анна Иванова', accountId: family.accountId, role: 'support' },
      impersonator: { name: 'Пётр' },
      subject: { id: 'POST /groups/waiting' },
      family: { familyId: family.familyId },
    });
    later(10);
    expect((await pause()).body.error.code).toBe('identity.support_reads_only');
  });

  test('never touches money, password, contacts or papers, whatever it was let', async () => {
    const { browser, family, enter } = await openDesk();
    await enter();
    await browser.post('/support/changes', { reason: 'Мама просит' });
    const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
    expect(
      await Promise.all([
        statusOf(browser.post('/orders', {})),
        statusOf(browser.post('/payment/exchange', {})),
        statusOf(browser.post('/payment/refunds', {})),
        statusOf(browser.patch('/user', {})),
        statusOf(browser.get('/payment/statement')),
        statusOf(browser.get('/chats')),
        statusOf(browser.post(`/manager/families/${family.familyId}/support`, { reason: 'ещё' })),
      ]),
    ).toEqual([403, 403, 403, 403, 403, 403, 403]);
  });

  test('is entered with the right, on the own device, into a family and nobody else; a right that is taken ends it', async () => {
    const { school, browser, petr, own, ask, enter } = await openDesk();
    expect((await ask(own.customerId)).body.error.code).toBe('families.family_not_found');
    const olga = await haveAccount(school, { role: 'manager', email: 'olga@chip.test' });
    await school.identity.staff.change(olga.accountId, { rights: ['people'] });
    const other = aBrowser(school);
    await other.signIn('olga@chip.test', password);
    const { body } = await ask();
    const stolen = await other.post('/user/session', { idToken: body.idToken, isSupport: true });
    expect(stolen.body.error.code).toBe('identity.not_support');
    // A request for an ordinary session does not hide that it is support.
    expect((await browser.post('/user/session', { idToken: (await ask()).body.idToken })).body.error.code).toBe('identity.not_support');
    await enter();
    await school.identity.staff.change(petr.accountId, { rights: ['people'] });
    expect((await browser.get('/user')).status).toBe(401);
  });

  test('asks who signs in with a code for one, at the door and before a change', async () => {
    const { school, browser, ask } = await openDesk();
    const { body } = await browser.post('/user/second-factor/enrol', { password });
    const app = (seconds: number) =>
      new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: school.clock.now().epochMilliseconds + seconds * 1000 });
    await browser.post('/user/second-factor/confirm', { code: app(-30) });
    expect((await ask()).body.error.code).toBe('identity.code_needed');
    expect((await ask(undefined, { code: '000000' })).body.error.code).toBe('identity.wrong_code');
    const { body: let_ } = await ask(undefined, { code: app(0) });
    await browser.post('/user/session', { idToken: let_.idToken, isSupport: true });
    const allow = (code?: string) => browser.post('/support/changes', { reason: 'Мама просит', ...(code && { code }) });
    expect((await allow()).body.error.code).toBe('identity.code_needed');
    expect((await allow(app(0))).body.error.code).toBe('identity.code_used');
    expect((await allow(app(30))).status).toBe(200);
  });
});
