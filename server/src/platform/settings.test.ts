import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { practiceSettings, readSettings, settingsOfRegions } from './settings.ts';
import { cookieNaming } from './cookies.ts';
import { type SettingRow, settingsTable } from './settings/table.ts';
import { problemsOf } from './settings/testing.ts';

const secrets = Object.fromEntries(
  ['ID_TOKEN_SECRET', 'BEARER_TOKEN_SECRET', 'CODE_PEPPER', 'FILES_SECRET', 'SCHOOL_SECRETS_KEY'].map((name) => [
    name,
    `${name}-0123456789abcdef0123456789abcdef`,
  ]),
);

const paid = { PAYMENT_PROVIDERS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test('with nothing set the school listens on this machine at 3000, keeps its data in ./data, and is a demo', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ production: false, test: false, demo: true, host: '127.0.0.1', port: 3000 });
  expect(settings.dataDir).toBe(path.resolve('data'));
  expect(settings.publicUrl).toBe('http://localhost:3000');
});

test('with a certificate the school speaks TLS itself; half of one, or an address without TLS, is refused', () => {
  const tls = { TLS_CERT: '/tls/cert.pem', TLS_KEY: '/tls/key.pem' };
  expect(readSettings(tls)).toMatchObject({ tls: { cert: '/tls/cert.pem', key: '/tls/key.pem' }, publicUrl: 'https://localhost:3000' });
  expect(problemsOf({ TLS_CERT: '/tls/cert.pem' })).toEqual(['TLS_CERT and TLS_KEY belong together: one of them is missing']);
  expect(problemsOf({ ...tls, PUBLIC_URL: 'http://school.test' })).toEqual([
    'PUBLIC_URL begins with http: but the school speaks TLS (TLS_CERT)',
  ]);
});

test('a database of one’s own gets demo people only on request', () => {
  const databaseUrl = 'postgres://school:secret@db.example/school';
  expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, demo: false });
  expect(readSettings({ DATABASE_URL: databaseUrl, SCHOOL_DEMO: '1' }).demo).toBe(true);
});

test('production lists every missing secret, the test switch, the demo and the preview at once', () => {
  const problems = problemsOf({
    NODE_ENV: 'production',
    SCHOOL_TEST: '1',
    SCHOOL_DEMO: '1',
    SCHOOL_PREVIEW: '1',
    SCHOOL_PRACTICE: '1',
    CODE_PEPPER: 'short',
  });
  expect(problems).toHaveLength(9);
  for (const name of [...Object.keys(secrets), 'SCHOOL_TEST', 'SCHOOL_DEMO', 'SCHOOL_PREVIEW', 'SCHOOL_PRACTICE']) {
    expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
  }
});

test('production refuses a known default, a short secret and one secret for two things', () => {
  const known = 'only-for-development-id_token_secret';
  const problems = problemsOf({
    NODE_ENV: 'production',
    ...secrets,
    ...paid,
    ID_TOKEN_SECRET: known,
    CODE_PEPPER: secrets['CODE_PEPPER']?.slice(0, 31) ?? '',
    FILES_SECRET: secrets['BEARER_TOKEN_SECRET'] ?? '',
  });
  expect(problems).toEqual([
    'ID_TOKEN_SECRET is a default that everybody knows',
    'CODE_PEPPER is shorter than 32 characters',
    'FILES_SECRET is the same as BEARER_TOKEN_SECRET: each secret is for one thing',
  ]);
});

test('production refuses a secret of few different characters', () => {
  const ofDifferent = (n: number) => Array.from({ length: 34 }, (_, place) => String.fromCharCode(97 + (place % n))).join('');
  const problemsWith = (secret: string) => problemsOf({ NODE_ENV: 'production', ...secrets, ...paid, CODE_PEPPER: secret });
  expect(problemsWith(ofDifferent(1))).toEqual(['CODE_PEPPER has fewer than 10 different characters']);
  expect(problemsWith(ofDifferent(9))).toHaveLength(1);
  expect(problemsWith(ofDifferent(10))).toEqual([]);
  expect(problemsOf({ METRICS_TOKEN: ofDifferent(2) })).toEqual(['METRICS_TOKEN has fewer than 10 different characters']);
});

test('production takes no play money: neither by default nor by name', () => {
  const problemsWith = (env: Record<string, string>) => problemsOf({ NODE_ENV: 'production', ...secrets, ...env });
  expect(problemsWith({})).toEqual([]);
  const without = readSettings({ NODE_ENV: 'production', ...secrets });
  expect(without.paymentProviders).toEqual([]);
  expect(without.warnings.join()).toContain('PAYMENT_PROVIDERS is not set: nobody pays by a bank');
  expect(problemsWith({ ...paid, PAYMENT_PROVIDERS: 'stripe, sandbox' })).toEqual([
    'PAYMENT_PROVIDERS has sandbox: it sells lessons for play money and is refused in production',
  ]);
  expect(problemsWith(paid)).toEqual([]);
});

test('production starts with secrets of its own, without demo people, and says what is missing', () => {
  const settings = readSettings({ NODE_ENV: 'production', ...secrets, ...paid });
  expect(settings).toMatchObject({ production: true, demo: false });
  expect(settings.warnings.join()).toContain('SMTP_URL');
});

test('a secret is changed by putting the new one first: the old one is still believed', () => {
  expect(readSettings({ ID_TOKEN_SECRET: 'new, old' }).secrets.idToken).toEqual(['new', 'old']);
});

test('what cannot be read is told by name', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    SCHOOL_TEST: 'maybe',
    REGION: 'Mars',
    SMTP_URL: 'mail.example',
    S3_ENDPOINT: 'https://s3.example',
  });
  const named = new Set(problems.map((problem) => problem.split(' ')[0]));
  expect(named).toEqual(new Set(['PORT', 'REGION', 'S3_ACCESS_KEY_ID', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY', 'SCHOOL_TEST', 'SMTP_URL']));
});

test('.env.example shows every setting with its default, and no other', async () => {
  const example = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8');
  const shown = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  const known = Object.entries(settingsTable as Record<string, SettingRow>).map(([name, row]) => [name, row.default ?? '']);
  expect(shown).toEqual(known);
});

test('a setting with a region’s code behind its name holds in that region only', () => {
  const env = { PUBLIC_URL: 'https://school.test', PUBLIC_URL_US: 'https://us.school.test', CONTACT_PHONE_US: '+1 202 555 01 00' };
  expect(readSettings({ ...env, REGION: 'US' })).toMatchObject({
    publicUrl: 'https://us.school.test',
    fixed: { contactPhone: { value: '+1 202 555 01 00' } },
  });
  expect(readSettings(env)).toMatchObject({ region: 'EU', publicUrl: 'https://school.test', fixed: {} });
});

test('several regions on one machine: addresses below one, a folder each, no door of their own, and never one database', () => {
  const [eu, us] = settingsOfRegions({ PUBLIC_URL: 'https://school.test', DATA_DIR: '/srv/school' }, ['EU', 'US']);
  expect(eu).toMatchObject({ region: 'EU', publicUrl: 'https://school.test/eu', dataDir: '/srv/school/eu', host: '127.0.0.1', port: 0 });
  expect(us).toMatchObject({ region: 'US', publicUrl: 'https://school.test/us', dataDir: '/srv/school/us', regions: eu?.regions });
  const databases = { DATABASE_URL_EU: 'postgres://db/eu', DATABASE_URL_US: 'postgres://db/us' };
  expect(settingsOfRegions(databases, ['US', 'EU']).map(({ databaseUrl }) => databaseUrl)).toEqual([
    'postgres://db/eu',
    'postgres://db/us',
  ]);
  expect(() => settingsOfRegions({ DATABASE_URL: 'postgres://db/both' }, ['EU', 'US'])).toThrow(/DATABASE_URL_EU, DATABASE_URL_US/);
  expect(() => settingsOfRegions({}, ['EU', 'Mars'])).toThrow(/Mars/);
});

test('a practice school takes nothing of the real one that leads outside or costs money, nor its data, port and cookies', () => {
  const real = { NODE_ENV: 'production', ...secrets, ...paid, DATABASE_URL: 'postgres://db/school', PORT: '3000', DATA_DIR: '/srv/school' };
  const outside = { SMTP_URL: 'smtp://mail', SMS_URL: 'https://sms.test', SENTRY_DSN: 'https://faults.test', REGISTRATIONS_PER_HOUR: '1' };
  const practice = practiceSettings({ ...real, ...outside, PRACTICE_URL: 'https://try.school.test' });
  const told = { practice: true, demo: true, production: false, port: 3001, dataDir: '/srv/school-practice', host: '127.0.0.1' };
  expect(practice).toMatchObject({ ...told, publicUrl: 'https://try.school.test', paymentProviders: ['sandbox'] });
  for (const name of ['databaseUrl', 'smtpUrl', 'sms', 'stripe', 'sentryDsn']) expect(practice).not.toHaveProperty(name);
  const cookies = [{}, { SCHOOL_PRACTICE: '1' }].map((env) => cookieNaming(readSettings(env))('chip'));
  expect(cookies).toEqual(['chip', 'chip-practice']);
});

test('regions are told with their addresses, and this one is among them', () => {
  expect(readSettings({}).regions).toEqual([{ region: 'EU', address: 'http://localhost:3000' }]);
  expect(problemsOf({ REGIONS: 'US=https://us.school.test' })).toEqual(['REGIONS does not name EU, which REGION is']);
  expect(problemsOf({ REGIONS: 'EU=school.test' })[0]).toMatch(/^REGIONS has EU=school.test/);
});
