import { expect, onTestFinished, test } from 'vitest';

import { sql } from '#platform/db';
import { createSealer, WrongKey } from '#platform/sealing';

import { forgetSealed } from '../../../lost-key.ts';
import { openLocalMail } from '../../../../test/local-mail.ts';
import { schoolSecrets } from '../../school/secrets/secrets.ts';
import { openNew } from './testing.ts';

test('an owner connects mail and a bank: with a code, sealed, never read back, and the school goes on with them at once', async () => {
  const { school, owner, appCode } = await openNew();
  const { letters, port, close } = await openLocalMail();
  onTestFinished(close);
  const enter = (secret: object, code = appCode()) => owner.post('/manager/school/secrets', { secret, code, reason: 'Свой банк' });
  const later = () => school.clock.set(school.clock.now().add({ minutes: 1 }));
  const shown = async () => JSON.stringify((await owner.get('/manager/school/secrets')).body);

  const stripe = { kind: 'stripe', secretKey: 'sk_live_birch4242', webhookSecret: 'whsec_maple' };
  expect((await enter(stripe, '000000')).body.error.code).toBe('identity.wrong_code');
  later();
  const { body } = await enter(stripe);
  expect(body.secrets.find(({ kind }: { kind: string }) => kind === 'stripe')).toMatchObject({ standing: 'set', hint: '4242', by: 'Вера' });
  expect(await shown()).not.toMatch(/birch|maple/);
  const [row] = await school.db.all(sql<{ sealed: Buffer }>`select sealed from school_secrets`);
  expect(row?.sealed.toString('latin1')).not.toMatch(/birch|maple|whsec/);
  const banks = async () => (await owner.get('/manager/school/opening')).body.banks as Array<{ provider: string }>;
  await expect.poll(async () => (await banks()).map(({ provider }) => provider)).toContain('stripe');

  // A letter goes by the new server, and what was proved before is to be proved anew.
  later();
  await enter({ kind: 'mail', host: '127.0.0.1', port, user: '', password: '', from: 'school@hazel.example' });
  expect(await school.school.proofs.standing('mail')).toBe('untried');
  await owner.post('/manager/school/proofs/mail', {});
  await school.messages.deliverDue();
  expect(letters).toMatchObject([{ from: { address: 'school@hazel.example' }, to: [{ address: 'vera@school.test' }] }]);
  await owner.post('/manager/school/proofs/mail/code', { code: /\d{6}/.exec(letters[0]?.text ?? '')?.[0] });
  expect(await school.school.proofs.standing('mail')).toBe('proved');
  later();
  const bepaid = { kind: 'bepaid', shopId: '363', secretKey: 'secret', publicKey: 'no key at all, I think', eripServiceNo: '' };
  expect((await enter(bepaid)).body.error.code).toBe('school.wrong_public_key');

  // Another key is told at the start.
  const given = {
    ...school,
    settings: { ...settingsOf(), bankUrls: {}, telegramApi: 'http://localhost' },
    messages: { lead: () => undefined },
  };
  const otherKey = 'another key, thirty-two signs long, or so';
  const other = createSealer([otherKey]);
  const tools = {
    ...given,
    rateLimit: { fits: () => Promise.resolve(true), hasRoom: () => Promise.resolve(true) },
    onFault: () => undefined,
    sealer: other,
    smsPerDay: () => 0,
    smsCountries: () => [],
  };
  await expect(schoolSecrets(tools, () => 'Орешник')).rejects.toThrow(WrongKey);

  later();
  const forget = () => owner.post('/manager/school/secrets/stripe/forget', { code: appCode(), reason: 'Другой банк' });
  expect((await forget()).status).toBe(200);
  await expect.poll(async () => (await banks()).map(({ provider }) => provider)).not.toContain('stripe');
  later();
  expect((await forget()).body.error.code).toBe('school.setting_not_found');
  expect((await school.audit.list()).entries.slice(0, 2).map(({ act, after }) => [act, after])).toEqual([
    ['school.secret_forgotten', { secret: 'stripe' }],
    ['school.secret_set', { secret: 'mail' }],
  ]);

  // Where the first key is lost for good, what it sealed is named, and forgotten only when that is meant.
  await school.payroll.setAccount({ teacherId: null, holder: 'ЧП «Орешник»', account: 'BY13NBRB3600900000002Z00AB00', bank: 'NBRBBY2X' });
  const lost = (key: string, isMeant: boolean) =>
    forgetSealed(school.db, { secrets: { sealing: [key] }, publicUrl: 'https://hazel.example' }, isMeant);
  const names = /mail server[^\n]+hazel\.example\/manager\/opening[^]+pay comes from[^]+hazel\.example\/manager\/payroll/;
  expect(await lost(otherKey, false)).toMatch(names);
  await expect(schoolSecrets(tools, () => 'Орешник')).rejects.toThrow(WrongKey);
  expect(await lost(otherKey, true)).toMatch(names);
  expect((await schoolSecrets(tools, () => 'Орешник')).ways().mail).toBeUndefined();
  expect(await lost(otherKey, false)).toContain('nothing was changed');
});

const settingsOf = () => ({ mailFrom: 'school@localhost' });
