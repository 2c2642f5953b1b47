import type { StaffRight } from '@school/contract/roles';
import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aBrowser, haveAccount } from '../../identity/testing.ts';

const password = 'birch-lake-42';

async function openDesk() {
  const school = await openSchool();
  const admin = await haveAccount(school, { role: 'manager', email: 'admin@chip.test' });
  const boss = aBrowser(school);
  await boss.signIn('admin@chip.test', password);
  /** Invites somebody, takes the link from the mail and goes in. */
  const join = async (name: string, rights: StaffRight[]) => {
    const email = `${name}@chip.test`;
    const { body } = await boss.post('/manager/staff', { name, email, rights, locale: 'ru-RU' });
    const token = await linkTo(email);
    const browser = aBrowser(school);
    const { body: step } = await browser.post('/auth/invitation/accept', { token, password });
    await browser.post('/user/session', { idToken: step.idToken });
    const { accountId } = body.staff.find((it: { email: string }) => it.email === email);
    return { browser, accountId: accountId as string, token };
  };
  const linkTo = async (email: string): Promise<string> => {
    const [mail] = await school.messages.latest({ to: email, limit: 1 });
    return /invitation#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const mine = async () => (await boss.get('/manager/staff')).body.staff;
  return { school, admin, boss, join, linkTo, mine };
}

describe('an invitation', () => {
  test('opens once, within 72 hours, lets choose a password, and everything stands in the log', async () => {
    const { school, boss, linkTo, mine } = await openDesk();
    const request = { name: 'Пётр', email: 'petr@chip.test', rights: ['support'], locale: 'ru-RU' };
    expect((await boss.post('/manager/staff', request)).status).toBe(200);
    expect((await boss.post('/manager/staff', request)).body.error.code).toBe('identity.email_taken');
    const first = await linkTo('petr@chip.test');
    const guest = aBrowser(school);
    expect((await guest.post('/auth/invitation', { token: first })).body).toMatchObject({ name: 'Пётр', role: 'manager' });
    expect((await guest.post('/auth/sign-in', { login: 'petr@chip.test', password: '' })).body.error.code).toBe(
      'identity.wrong_credentials',
    );
    const { accountId } = (await mine()).find((it: { name: string }) => it.name === 'Пётр');
    // A new link ends the one before; after 72 hours it is over as well.
    await boss.post(`/manager/staff/${accountId}/invitation`, {});
    const second = await linkTo('petr@chip.test');
    expect((await guest.post('/auth/invitation', { token: first })).body.error.code).toBe('identity.invitation_over');
    school.clock.set(school.clock.now().add({ hours: 72 }));
    expect((await guest.post('/auth/invitation', { token: second })).body.error.code).toBe('identity.invitation_over');
    school.clock.set(school.clock.now().subtract({ seconds: 1 }));
    expect((await guest.post('/auth/invitation/accept', { token: second, password: 'password' })).status).toBe(400);
    const twice = await Promise.all([1, 2].map(() => guest.post('/auth/invitation/accept', { token: second, password })));
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const petr = aBrowser(school);
    expect((await petr.signIn('petr@chip.test', password)).body).toMatchObject({ role: 'manager', rights: ['support'] });
    const { entries } = await school.audit.list();
    expect(entries.map(({ act }) => act)).toEqual(['staff.joined', 'staff.invited', 'staff.invited']);
  });

  test('that was not accepted is taken back; one that was is not', async () => {
    const { boss, join, linkTo, mine, school } = await openDesk();
    const { accountId: joined } = await join('olga', ['people']);
    expect((await boss.post(`/manager/staff/${joined}/withdraw`, { reason: 'Ошибка' })).body.error.code).toBe('staff.joined_already');
    await boss.post('/manager/staff', { name: 'Ян', email: 'yan@chip.test', rights: [], locale: 'en-US' });
    const { accountId } = (await mine()).find((it: { name: string }) => it.name === 'Ян');
    const token = await linkTo('yan@chip.test');
    expect((await boss.post(`/manager/staff/${accountId}/withdraw`, { reason: 'Ошибка' })).body.staff).toHaveLength(2);
    expect((await aBrowser(school).post('/auth/invitation', { token })).status).toBe(401);
  });
});

describe('rights', () => {
  test('are asked at every call: another room is refused, and a right that is taken is gone at once', async () => {
    const { boss, join } = await openDesk();
    const { browser, accountId } = await join('olga', ['money']);
    const codeOf = async (path: string) => (await browser.get(path)).body.error?.code;
    expect([await codeOf('/manager/families'), await codeOf('/manager/approvals')]).toEqual([undefined, undefined]);
    expect([await codeOf('/manager/staff'), await codeOf('/manager/audit'), await codeOf('/manager/late-lessons')]).toEqual([
      'identity.right_needed',
      'identity.right_needed',
      'identity.right_needed',
    ]);
    await boss.post(`/manager/staff/${accountId}`, { name: 'Ольга', rights: ['audit'], reason: 'Новая работа' });
    expect([await codeOf('/manager/approvals'), await codeOf('/manager/audit')]).toEqual(['identity.right_needed', undefined]);
  });

  test('are given by an administrator alone, never to oneself', async () => {
    const { admin, boss, join, school } = await openDesk();
    const { browser: personnel, accountId } = await join('olga', ['staff']);
    const { accountId: petr } = await join('petr', ['people']);
    const change = (rights: StaffRight[], of = petr) => personnel.post(`/manager/staff/${of}`, { name: 'Имя', rights, reason: 'Так надо' });
    expect((await change(['people', 'admin'])).body.error.code).toBe('staff.admin_needed');
    expect((await change(['people'])).status).toBe(200);
    expect((await change([], admin.accountId)).body.error.code).toBe('staff.admin_needed');
    expect((await change(['staff', 'admin'], accountId)).body.error.code).toBe('staff.own_account');
    const own = await boss.post(`/manager/staff/${admin.accountId}/block`, { reason: 'Проверка' });
    expect(own.body.error.code).toBe('staff.own_account');
    const reset = await personnel.post(`/manager/staff/${petr}/second-factor/reset`, { reason: 'Потерял телефон' });
    expect(reset.body.error.code).toBe('identity.right_needed');
    const { accountId: teacher } = await haveAccount(school, { role: 'teacher', email: 't@chip.test' });
    expect((await boss.post(`/manager/staff/${teacher}/block`, { reason: 'Проверка' })).body.error.code).toBe('staff.not_found');
  });

  test('end with the account: blocked, a colleague is out everywhere and back only after it is opened', async () => {
    const { boss, join, school } = await openDesk();
    const { browser, accountId } = await join('olga', ['people']);
    const { body } = await boss.post(`/manager/staff/${accountId}/block`, { reason: 'Уволилась' });
    expect(body.staff.find((it: { accountId: string }) => it.accountId === accountId)).toMatchObject({
      state: 'blocked',
      sessions: 0,
      blocked: { reason: 'Уволилась' },
    });
    expect((await browser.get('/manager/families')).status).toBe(401);
    const again = await boss.post(`/manager/staff/${accountId}/block`, { reason: 'Уволилась' });
    expect(again.body.error.code).toBe('staff.blocked_already');
    await boss.post(`/manager/staff/${accountId}/unblock`, { reason: 'Вернулась' });
    expect((await browser.signIn('olga@chip.test', password)).status).toBe(200);
    await boss.post(`/manager/staff/${accountId}/sessions/end`, { reason: 'Чужой компьютер' });
    expect((await browser.get('/manager/families')).status).toBe(401);
    expect((await school.audit.list()).entries.slice(0, 3).map(({ act, reason }) => [act, reason])).toEqual([
      ['staff.sessions_ended', 'Чужой компьютер'],
      ['staff.unblocked', 'Вернулась'],
      ['staff.blocked', 'Уволилась'],
    ]);
  });
});
