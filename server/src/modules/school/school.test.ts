import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { silentLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { signedIn } from '#platform/testing';

import { createSchool } from '../../school.ts';
import { openSchool } from '../../testing.ts';
import { aRegistration } from '../families/testing.ts';

const manager = signedIn('manager');
const page = '/manager/school/settings';

async function asOwner(env: Record<string, string> = {}) {
  const school = await openSchool({ env });
  const calls = school.as(manager);
  const set = (group: string, values: object, validFrom: string | null = null, reason = 'Так решили') =>
    calls.post(`${page}/${group}`, { values: Object.entries(values).map(([key, value]) => ({ key, value })), validFrom, reason });
  const shown = async (group: string, key: string) =>
    (await calls.get(`${page}/${group}`)).body.settings.find((it: { current: { key: string } }) => it.current.key === key);
  return { ...school, calls, set, shown };
}

test('a school begins with what every school begins with, and says so', async () => {
  const { shown } = await asOwner();
  expect(await shown('schedule', 'unpaidScheduleHours')).toEqual({
    current: { key: 'unpaidScheduleHours', value: 24 },
    since: null,
    fixedBy: null,
    mayChange: true,
    planned: null,
  });
});

test('families read a new phone at once, and on which days somebody answers', async () => {
  const { set, as } = await asOwner();
  const hours = '08:00-20:00';
  const contactWeek = [hours, hours, hours, hours, hours, '10:00-15:00', ''];
  const contactHolidays = ['2026-12-25', '2027-01-01'];
  expect((await set('contact', { contactPhone: '+375 29 111-22-33', contactWeek, contactHolidays })).status).toBe(200);
  const { contactCentre } = (await as().get('/faq')).body;
  expect(contactCentre).toMatchObject({ phone: '+375 29 111-22-33', holidays: contactHolidays });
  expect(contactCentre.week.slice(4)).toEqual([{ opensAt: 480, closesAt: 1200 }, { opensAt: 600, closesAt: 900 }, null]);
  expect((await set('contact', { contactHolidays: ['2027-01-01', '2026-12-25'] })).body.error.code).toBe('request.invalid');
});

test('families read at once where to write, and by which clock somebody answers', async () => {
  const { set, as } = await asOwner();
  expect((await as().get('/faq')).body.contactCentre).toMatchObject({ email: null, zone: 'Europe/Minsk' });
  expect((await set('contact', { contactEmail: 'hello@hedgehog.example', contactZone: 'Asia/Almaty' })).status).toBe(200);
  expect((await as().get('/faq')).body.contactCentre).toMatchObject({ email: 'hello@hedgehog.example', zone: 'Asia/Almaty' });
  for (const wrong of [{ contactEmail: 'hello' }, { contactZone: 'Asia/Atlantis' }])
    expect((await set('contact', wrong)).body.error.code).toBe('request.invalid');
});

test('a value is chosen for later, seen before, and called off until it begins', async () => {
  const { calls, set, shown, clock, school } = await asOwner();
  const validFrom = '2026-12-01T00:00:00Z';
  await set('schedule', { unpaidScheduleHours: 36 }, validFrom, 'Зима');
  expect(await shown('schedule', 'unpaidScheduleHours')).toMatchObject({
    current: { value: 24 },
    planned: { next: { value: 36 }, validFrom, reason: 'Зима', by: { accountId: manager.accountId } },
  });
  expect(school.at('unpaidScheduleHours', Temporal.Instant.from(validFrom))).toBe(36);
  expect((await set('schedule', { unpaidScheduleHours: 48 }, '2027-01-01T00:00:00Z')).body.error.code).toBe('school.value_planned');

  const callOff = () => calls.post(`${page}/schedule/withdraw`, { key: 'unpaidScheduleHours', reason: 'Передумали' });
  expect((await callOff()).body.settings[0].planned).toBeNull();
  expect(school.at('unpaidScheduleHours', Temporal.Instant.from(validFrom))).toBe(24);
  expect((await calls.get(`${page}/schedule/history`)).body.changes).toMatchObject([
    { change: { value: 36 }, state: 'withdrawn', withdrawn: { reason: 'Передумали' } },
  ]);

  await set('schedule', { unpaidScheduleHours: 36 }, validFrom);
  clock.set(Temporal.Instant.from(validFrom));
  expect((await callOff()).body.error.code).toBe('school.nothing_planned');
  expect(await shown('schedule', 'unpaidScheduleHours')).toMatchObject({ current: { value: 36 }, since: validFrom, planned: null });
});

test('nothing begins in the past or in years', async () => {
  const { set, clock } = await asOwner();
  const now = clock.now();
  expect((await set('schedule', { pauseDays: 7 }, now.subtract({ seconds: 1 }).toString())).body.error.code).toBe('school.value_in_past');
  expect((await set('schedule', { pauseDays: 7 }, '2029-01-01T00:00:00Z')).body.error.code).toBe('school.value_too_far');
});

test('all values are set or none', async () => {
  const { set, shown } = await asOwner({ PAUSE_DAYS: '7' });
  expect((await set('schedule', { unpaidScheduleHours: 36, pauseDays: 10 })).body.error.code).toBe('school.setting_fixed');
  expect((await set('schedule', { unpaidScheduleHours: 36, approvalUnits: 3 })).body.error.code).toBe('school.setting_not_found');
  expect((await set('schedule', { unpaidScheduleHours: 0 })).body.error.code).toBe('request.invalid');
  expect(await shown('schedule', 'unpaidScheduleHours')).toMatchObject({ current: { value: 24 }, since: null });
});

test('what is fixed on the server is shown with its variable and stays', async () => {
  const { set, shown } = await asOwner({ APPROVAL_UNITS: '2' });
  expect(await shown('approvals', 'approvalUnits')).toMatchObject({ current: { value: 2 }, fixedBy: 'APPROVAL_UNITS', mayChange: false });
  expect((await set('approvals', { approvalUnits: 5 })).body.error).toMatchObject({
    code: 'school.setting_fixed',
    facts: { variable: 'APPROVAL_UNITS' },
  });
});

test('who has other rights sees the settings and changes none', async () => {
  const { as } = await asOwner();
  const calls = as({ ...manager, rights: ['people'] });
  expect((await calls.get(`${page}/contact`)).body.settings[0].mayChange).toBe(false);
  const asked = { values: [{ key: 'contactPhone', value: '+375 29 111-22-33' }], validFrom: null, reason: 'Проба' };
  expect((await calls.post(`${page}/contact`, asked)).body.error.code).toBe('identity.right_needed');
});

test('what only an owner changes, an administrator sees and leaves', async () => {
  const { as } = await asOwner();
  const calls = as({ ...manager, rights: ['admin'] });
  const { settings } = (await calls.get(`${page}/schedule`)).body;
  const mine = settings.filter((it: { mayChange: boolean }) => it.mayChange).map((it: { current: { key: string } }) => it.current.key);
  expect(mine).toContain('pauseDays');
  expect(mine).not.toContain('hoursToCancelOrTransfer');
  const asked = { values: [{ key: 'hoursToCancelOrTransfer', value: 2 }], validFrom: null, reason: 'Проба' };
  expect((await calls.post(`${page}/schedule`, asked)).body.error.code).toBe('identity.right_needed');
});

test('each change stands in the log with its reason', async () => {
  const { set, calls, db } = await asOwner();
  await set('approvals', { approvalUnits: 5 }, null, 'Новый сотрудник');
  await set('schedule', { pauseDays: 30 }, '2026-12-01T00:00:00Z', 'Зимой уезжают');
  await calls.post(`${page}/schedule/withdraw`, { key: 'pauseDays', reason: 'Рано' });
  const entries = await db.all(sql<object>`select act, reason, before, after from audit_entries order by at, entry_id`);
  expect(entries).toHaveLength(3);
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ act: 'school.settings_changed', reason: 'Новый сотрудник', after: { approvalUnits: 5, validFrom: null } }),
      expect.objectContaining({ act: 'school.setting_withdrawn', reason: 'Рано', before: { pauseDays: 30 } }),
    ]),
  );
});

test('a second person is asked by the limit of now', async () => {
  const { set, approvals } = await asOwner();
  expect(approvals.needsSecond({ units: 5 })).toBe(false);
  await set('approvals', { approvalUnits: 4 });
  expect(approvals.needsSecond({ units: 5 })).toBe(true);
});

test('money that one person moves alone is what the limit of now allows, currency by currency', async () => {
  const { set, approvals } = await asOwner();
  const asks = (amount: number, currency: 'BYN' | 'KZT' = 'BYN') => approvals.needsSecond({ amount: { amount, currency } });
  expect([asks(30_000), asks(30_001)]).toEqual([false, true]);
  await set('approvals', { approvalAmounts: { BYN: 10_000, RUB: 900_000, USD: 10_000, EUR: 9_000, KZT: 5_000_000 } });
  expect([asks(10_000), asks(10_001), asks(5_000_000, 'KZT')]).toEqual([false, true, false]);
});

test('what was chosen can be neither edited nor deleted', async () => {
  const { set, db } = await asOwner();
  await set('schedule', { pauseDays: 10 });
  await expect(db.run(sql`update school_settings set value = '11'::jsonb`)).rejects.toThrow('never edited');
  await expect(db.run(sql`delete from school_settings`)).rejects.toThrow('never edited');
});

test('every server knows a new value, and keeps nothing of a change that was undone', async () => {
  const one = await asOwner();
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const other = await createSchool({ db: one.db, clock: one.clock, settings, log: silentLog });
  const endWatch = other.school.watch();
  try {
    await one.set('schedule', { pauseDays: 30 });
    expect(one.school.now('pauseDays')).toBe(30);
    await expect.poll(() => other.school.now('pauseDays'), { timeout: 20_000 }).toBe(30);

    const undone = one.db.inTransaction(async () => {
      const by = { accountId: manager.accountId, name: 'Ольга', rights: ['admin' as const] };
      await one.school.change(by, 'schedule', { values: [{ key: 'pauseDays', value: 40 }], validFrom: null, reason: 'Проба' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(one.school.now('pauseDays')).toBe(30);
  } finally {
    endWatch();
    await other.stop();
  }
});

test('SMS go where the school says, and nobody applies with a number of another country', async () => {
  const { set, as, shown } = await asOwner();
  const apply = (phone: string) => as().post('/registration/sms-code', aRegistration({ phone, email: undefined, password: undefined }));
  expect((await apply('+375291234567')).status).toBe(200);
  expect((await set('notices', { smsCountries: ['+7'] })).status).toBe(200);
  // The code that is on its way stays good; a new one goes only where SMS go now.
  expect((await apply('+375291234568')).body.error.code).toBe('identity.wrong_phone');
  expect((await apply('+79161234567')).status).toBe(200);
  for (const wrong of [[], ['375'], ['+7', '+7']])
    expect((await set('notices', { smsCountries: wrong })).body.error.code).toBe('request.invalid');
  const ofServer = await asOwner({ SMS_COUNTRIES: '+48,+49' });
  expect(await ofServer.shown('notices', 'smsCountries')).toMatchObject({ current: { value: ['+48', '+49'] }, fixedBy: 'SMS_COUNTRIES' });
  expect(await shown('notices', 'smsCountries')).toMatchObject({ fixedBy: null });
});
