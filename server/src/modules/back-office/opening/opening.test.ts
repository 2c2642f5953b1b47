import { expect, test } from 'vitest';

import { haveTeacher } from '../../scheduling/testing.ts';
import { aRegistration } from '../../families/testing.ts';
import { aBrowser } from '../../identity/testing.ts';
import { choose, insistMoneyAgrees } from '../../payments/testing.ts';
import { openNew, password } from './testing.ts';

test('a new school is made ready step by step, and opens to families when nothing that must be is missing', async () => {
  const env = {
    PAYMENT_PROVIDERS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const { school, owner, standings, codeIn } = await openNew(env);
  const guest = aBrowser(school);
  const open = (seen: string[] = []) => owner.post('/manager/school/open', { seen, reason: 'Всё готово' });

  expect((await owner.get('/manager/school/opening')).body.state).toBe('staff-only');
  expect(await standings()).toMatchObject({
    owner: 'done',
    legal: 'must',
    contact: 'must',
    mail: 'must',
    teachers: 'must',
    trials: 'must',
    money: 'should',
  });
  expect((await open()).body.error).toMatchObject({ code: 'school.not_ready' });
  expect((await guest.post('/registration', aRegistration())).status).toBe(503);

  await owner.post('/manager/school/settings/contact', {
    values: [{ key: 'contactPhone', value: '+375 29 111-22-33' }],
    validFrom: null,
    reason: 'Открытие',
  });
  await owner.post('/manager/school/settings/legal', {
    values: [
      { key: 'legalName', value: 'ЧП «Орешник»' },
      { key: 'legalTaxNumber', value: 'УНП 190000000' },
    ],
    validFrom: null,
    reason: 'Открытие',
  });
  expect(await standings()).toMatchObject({ legal: 'done' });
  // A school that is called as the program is does not open.
  expect(await standings()).toMatchObject({ school: 'must' });
  const names = { nameRu: 'Орешник', nameEn: 'Hazel' };
  const values = Object.entries(names).map(([key, value]) => ({ key, value }));
  await owner.post('/manager/school/settings/school', { values, validFrom: null, reason: 'Открытие' });
  expect(await standings()).toMatchObject({ school: 'done' });
  // Mail is proved by a code that came back.
  expect((await owner.post('/manager/school/proofs/mail', {})).body).toEqual({ sentTo: 'vera@school.test' });
  expect((await owner.post('/manager/school/proofs/mail/code', { code: '000000' })).body.error.code).toBe('school.wrong_proof');
  expect((await owner.post('/manager/school/proofs/mail/code', { code: await codeIn('vera@school.test') })).status).toBe(200);
  expect(await standings()).toMatchObject({ contact: 'done', mail: 'done' });

  // A teacher who was only invited teaches nobody yet; one who has come in and opened hours does.
  const { teacherId } = await haveTeacher(school, { subjects: ['math'] });
  expect(await standings()).toMatchObject({ teachers: 'must', trials: 'should' });
  await school.identity.createAccount({ role: 'teacher', customerId: teacherId, email: 'olga@school.test', password, locale: 'ru-RU' });
  expect(await standings()).toMatchObject({ teachers: 'should', trials: 'should' });

  expect((await open(['sms'])).body.error).toMatchObject({ code: 'school.not_seen' });
  const opened = await open(['sms', 'money', 'teachers', 'trials']);
  expect(opened.body).toMatchObject({ state: 'open' });
  expect((await guest.post('/registration', aRegistration())).status).toBe(200);

  expect((await owner.post('/manager/school/close', { reason: 'Мест нет' })).body.state).toBe('closed-to-new');
  expect((await guest.post('/registration', aRegistration({ email: 'late@example.com' }))).body.error.facts).toEqual({
    state: 'closed-to-new',
  });
  expect((await school.audit.list()).entries.map(({ act }) => act).slice(0, 3)).toEqual([
    'school.closed_to_new',
    'school.opened',
    'school.settings_changed',
  ]);
});

test('SMS is proved by the owner’s own phone; a code has five tries, and is good for the way it took', async () => {
  const { school, owner, standings, codeIn } = await openNew();
  expect((await owner.post('/manager/school/proofs/sms', {})).body.error.code).toBe('identity.contact_needed');
  expect((await owner.post('/manager/school/proofs/sms', { phone: '+375291112233' })).body).toEqual({ sentTo: '+375291112233' });
  for (let time = 0; time < 5; time++) expect((await owner.post('/manager/school/proofs/sms/code', { code: '000000' })).status).toBe(409);
  const enter = async () => owner.post('/manager/school/proofs/sms/code', { code: await codeIn('375291112233') });
  expect((await enter()).body.error.code).toBe('school.wrong_proof');
  await owner.post('/manager/school/proofs/sms', { phone: '+375291112233' });
  expect((await enter()).status).toBe(200);
  expect(await standings()).toMatchObject({ sms: 'done', mail: 'must' });
  // By the door: a session of the staff is over by then.
  await owner.post('/manager/school/proofs/mail', {});
  school.clock.set(school.clock.now().add({ minutes: 30 }));
  await expect(school.school.proofs.enter('mail', await codeIn('vera@school.test'))).rejects.toMatchObject({ code: 'school.wrong_proof' });
});

test('play money, and what the demo says of the contract, open no school', async () => {
  const { standings } = await openNew();
  expect(await standings()).toMatchObject({ money: 'must', legal: 'must' });
});

test('a bank is tried by the owner’s own payment: it is told of, booked, and goes back by itself', async () => {
  const { school, owner } = await openNew();
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  const bank = async () => (await owner.get('/manager/school/opening')).body.banks[0];
  const begin = async () => (await owner.post('/manager/school/banks/sandbox/proof')).body.checkoutUrl as string;
  expect(await bank()).toMatchObject({ provider: 'sandbox', stage: 'untried', price: { amount: 100, currency: 'BYN' }, at: null });
  expect((await owner.post('/manager/school/banks/cash/proof')).body.error.code).toBe('payments.provider_not_found');

  const url = await begin();
  expect(await bank()).toMatchObject({ stage: 'begun', hasTold: false });
  await choose(school, url, 'duplicate');
  expect(await bank()).toMatchObject({ stage: 'paid', hasTold: true });
  await school.refunds.send();
  expect(await bank()).toMatchObject({ stage: 'returned', hasTold: true });
  // What was paid twice is no trial any more: a manager decides about it.
  expect(await school.refunds.transfers.queued(9)).toMatchObject([{ amount: 100, why: 'orphan' }]);
  await insistMoneyAgrees(school);

  // Messages that get lost on the way hold no money back, and are seen to be missing.
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  await choose(school, await begin(), 'never-send');
  await school.payments.askAboutProofs();
  await school.refunds.send();
  expect(await bank()).toMatchObject({ stage: 'returned', hasTold: false });
  await insistMoneyAgrees(school);
});
