import { inflateRawSync } from 'node:zlib';

import { beforeEach, describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily, haveTeacher } from '../scheduling/testing.ts';

const [first, second] = [signedIn('manager', { accountId: newId() }), signedIn('manager', { accountId: newId() })];
const terms = { currency: 'BYN', trial: 1000, short: 1200, long: 2500, group: 3000, perHead: 0, missedPercent: 50, latePercent: 0 };

let school: TestSchool;
let teacherId: string;
let held: string[];

/** A teacher with a rate, and lessons of 50 minutes in October that were held; nobody was seen to enter the last one. */
beforeEach(async () => {
  school = await openSchool({ now: '2026-10-31T23:59:59+03:00' });
  ({ teacherId } = await haveTeacher(school));
  await school.as(first).post(`/manager/teachers/${teacherId}/rates`, { ...terms, from: '2026-09-01', reason: 'Договор' });
  held = [];
  for (const day of ['05', '12', '19'])
    held.push(await haveHeld(school, teacherId, `2026-10-${day}T10:00+03:00`, { isSeen: day !== '19' }));
});

async function haveHeld(at: TestSchool, teacher: string, iso: string, { isSeen = true } = {}): Promise<string> {
  const family = await haveFamily(at);
  const startsAt = Temporal.Instant.from(iso);
  const [processId, lessonId] = [newId(), newId()];
  const until = startsAt.add({ minutes: 50 });
  await at.db.run(sql`
    insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, teacher_id, created_at)
    values (${processId}, ${family.familyId}, ${family.kidUid}, 'learning', 'math', 'math', ${teacher}, ${startsAt})`);
  await at.db.run(sql`
    insert into scheduling_lessons (lesson_id, process_id, teacher_id, kind, during, status, created_at, change_hours, enter_minutes,
      absent_minutes, teacher_wait_minutes, late_bonus, free_skips, free_skip_days, trial_moves, release_hours, teacher_here_at)
    values (${lessonId}, ${processId}, ${teacher}, 'individual', tstzrange(${startsAt}, ${until}), 'conducted', ${startsAt}, 8, 10, 10, 5, 1,
      1, 30, 1, 16,
      ${isSeen ? startsAt : null})`);
  await at.db.run(sql`
    insert into scheduling_participants (lesson_id, kid_uid, family_id, during, active)
    select lesson_id, ${family.kidUid}, ${family.familyId}, during, active from scheduling_lessons where lesson_id = ${lessonId}`);
  return lessonId;
}

const path = () => `/manager/payroll/${teacherId}`;
const look = async (month: string) => (await school.as(first).get(`${path()}?month=${month}`)).body;
const close = async (month: string, seen?: string) =>
  school.as(first).post(`${path()}/close`, { month, seen: seen ?? (await look(month)).seen });
const afterOctober = () => school.clock.set(Temporal.Instant.from('2026-11-01T00:00:00+03:00'));
const byn = (amount: number) => [{ amount, currency: 'BYN' }];

describe('a month of pay', () => {
  test('is closed when it is over, to the second, and says who was never seen', async () => {
    expect(await look('2026-10')).toMatchObject({ state: 'open', lessons: 3, unseen: 1, totals: byn(7500), mayClose: { allowed: false } });
    expect((await close('2026-10')).body.error.code).toBe('payroll.month_not_over');
    afterOctober();
    expect((await close('2026-10')).body).toMatchObject({ state: 'closed', totals: byn(7500), closed: { by: first.accountId } });
    expect((await close('2026-10')).body.error.code).toBe('payroll.closed');
  });

  test('is closed as it was looked at: what has changed meanwhile is looked at again', async () => {
    afterOctober();
    const { seen } = await look('2026-10');
    await haveHeld(school, teacherId, '2026-10-26T10:00+03:00');
    expect((await close('2026-10', seen)).body.error.code).toBe('payroll.changed');
    expect((await close('2026-10')).body.totals).toEqual(byn(10_000));
  });

  test('once closed it stands, and what changes later falls into the next month', async () => {
    afterOctober();
    await close('2026-10');
    await school.db.run(sql`update scheduling_lessons set status = 'nonAttendance' where lesson_id = ${held[0]}`);
    await haveHeld(school, teacherId, '2026-10-26T10:00+03:00');
    expect((await look('2026-10')).totals).toEqual(byn(7500));
    const november = await look('2026-11');
    expect(november.totals).toEqual(byn(-1250 + 2500));
    expect(november.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['later', 'later']);
    school.clock.set(Temporal.Instant.from('2026-12-01T00:00:00+03:00'));
    await close('2026-11');
    expect((await look('2026-12')).lines).toEqual([]);
    await expect(school.db.run(sql`update payroll_lines set amount = 1`)).rejects.toThrow('frozen');
    await expect(school.db.run(sql`delete from payroll_periods`)).rejects.toThrow('closed to paid');
  });

  test('is closed once, however many close it at once', async () => {
    afterOctober();
    const { seen } = await look('2026-10');
    const answers = await Promise.all(
      [first, second, first, second].map((who) => school.as(who).post(`${path()}/close`, { month: '2026-10', seen })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
    expect((await look('2026-10')).totals).toEqual(byn(7500));
  });

  test('an objection decided while the month is closed is paid for exactly once, in this month or the next', async () => {
    afterOctober();
    const { seen } = await look('2026-10');
    const upheld = school.db.inTransaction(async () => {
      await school.staffing.holdPay(teacherId);
      await school.db.run(sql`
        insert into scheduling_objections (objection_id, lesson_id, family_id, text, raised_at, outcome, answer, decided_at)
        values (${newId()}, ${held[0]}, ${newId()}, 'Не было', ${school.clock.now()}, 'upheld', 'Да', ${school.clock.now()})`);
    });
    const [, answer] = await Promise.all([upheld, close('2026-10', seen)]);
    if (answer.status !== 200) await close('2026-10');
    const [october, november] = [await look('2026-10'), await look('2026-11')];
    const sum = [...october.totals, ...november.totals].reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
    expect(sum).toBe(5000);
  });

  test('is paid after it was closed, once', async () => {
    afterOctober();
    const paid = () => school.as(first).post(`${path()}/paid`, { month: '2026-10', paidOn: '2026-11-05', reference: '117' });
    expect((await paid()).body.error.code).toBe('payroll.not_closed');
    await close('2026-10');
    expect((await paid()).body).toMatchObject({ state: 'paid', paid: { on: '2026-11-05', reference: '117' } });
    expect((await paid()).body.error.code).toBe('payroll.paid');
    const teacher = school.as(signedIn('teacher', { customerId: teacherId }));
    const { body } = await teacher.get('/teacher/payout?month=2026-10');
    expect(body).toMatchObject({ state: 'paid', paidOn: '2026-11-05', totals: byn(7500) });
    expect(body.weeks.map((it: { from: string; lessons: number }) => [it.from, it.lessons])).toEqual([
      ['2026-10-19', 1],
      ['2026-10-12', 1],
      ['2026-10-05', 1],
    ]);
  });
});

describe('a correction', () => {
  const ask = (amount: number, month = '2026-10') =>
    school.as(first).post(`${path()}/corrections`, { month, amount, currency: 'BYN', reason: 'Занятие в выходной' });
  const decide = (who: typeof first, correctionId: string, agreed = true) =>
    school.as(who).post(`/manager/payroll/corrections/${correctionId}/decide`, { agreed, answer: '' });

  test('counts when a second person has agreed, who is never the one who asked', async () => {
    const { body } = await ask(-500);
    expect([body.waiting, body.totals]).toEqual([1, byn(7500)]);
    const { correctionId } = body.corrections[0];
    expect((await decide(first, correctionId)).body.error.code).toBe('payroll.own_correction');
    expect((await decide(second, correctionId)).status).toBe(200);
    expect((await decide(second, correctionId)).body.error.code).toBe('payroll.correction_decided');
    expect((await look('2026-10')).totals).toEqual(byn(7000));
  });

  test('agreed to after its month was closed falls into the next one, once', async () => {
    const { correctionId } = (await ask(300)).body.corrections[0];
    afterOctober();
    await close('2026-10');
    expect((await ask(1)).body.error.code).toBe('payroll.closed');
    await decide(second, correctionId);
    expect((await look('2026-10')).totals).toEqual(byn(7500));
    expect((await look('2026-11')).totals).toEqual(byn(300));
    school.clock.set(Temporal.Instant.from('2026-12-01T00:00:00+03:00'));
    await close('2026-11');
    expect((await look('2026-12')).totals).toEqual([]);
  });
});

test('the papers of a closed month: spreadsheet, act, payment order', async () => {
  afterOctober();
  const manager = school.as(first);
  expect((await manager.file(`${path()}/act?month=2026-10`)).status).toBe(409);
  await close('2026-10');
  expect(Buffer.from((await manager.file(`${path()}/act?month=2026-10`)).bytes).toString('latin1', 0, 4)).toBe('%PDF');
  const bankFile = () => manager.file('/manager/payroll-bank-file?month=2026-10&currency=BYN');
  expect((await bankFile()).status).toBe(409);
  const account = { holder: 'Ольга', account: 'DE89 3704 0044 0532 0130 00', bank: 'COBADEFF' };
  expect((await manager.post('/manager/payroll-accounts', { teacherId, ...account, account: 'DE89370400440532013001' })).status).toBe(400);
  for (const owner of [teacherId, null]) await manager.post('/manager/payroll-accounts', { teacherId: owner, ...account });
  // The database alone gives no account away.
  const kept = await school.db.all(sql<{ sealed: Buffer }>`select sealed from payroll_accounts`);
  for (const { sealed } of kept) expect(sealed.toString('latin1')).not.toMatch(/DE89|COBADEFF/);
  expect(kept).toHaveLength(2);
  expect(Buffer.from((await bankFile()).bytes).toString()).toContain('<InstdAmt Ccy="BYN">75.00</InstdAmt>');
  expect((await look('2026-10')).account).toBe('3000');
  const sheet = Buffer.from((await manager.file('/manager/payroll-sheet?month=2026-10')).bytes);
  const parts = partsOf(sheet);
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<v>75</v>');
  expect(parts['xl/worksheets/sheet2.xml']?.match(/<row /g)).toHaveLength(4);
});

test('a month in roubles goes to a bank in Russia as its exchange file, from the account of the school’s papers or of its pay', async () => {
  const manager = school.as(first);
  const [one, other] = [(await haveTeacher(school)).teacherId, (await haveTeacher(school)).teacherId];
  for (const each of [one, other])
    await manager.post(`/manager/teachers/${each}/rates`, { ...terms, currency: 'RUB', from: '2026-09-01', reason: 'Договор' });
  await haveHeld(school, one, '2026-10-13T10:00+03:00');
  await haveHeld(school, one, '2026-10-20T10:00+03:00');
  await haveHeld(school, other, '2026-10-20T10:00+03:00');
  afterOctober();
  const file = () => manager.file('/manager/payroll-exchange-file?month=2026-10');
  expect((await file()).status).toBe(409);
  for (const each of [one, other]) {
    const { seen } = (await manager.get(`/manager/payroll/${each}?month=2026-10`)).body;
    expect((await manager.post(`/manager/payroll/${each}/close`, { month: '2026-10', seen })).status).toBe(200);
  }
  const [bank, right] = ['044525225', '40702810238000000002'];
  const keep = (owner: string | null, account: string) =>
    manager.post('/manager/payroll-accounts', { teacherId: owner, holder: 'Ольга', account, bank, taxNumber: '770123456789' });
  await keep(one, right);
  await keep(null, right);
  // One digit is wrong: the account is another bank's, and nobody is left out in silence.
  await keep(other, right.replace('0238', '0239'));
  expect((await file()).status).toBe(409);
  await keep(other, right);
  const text = new TextDecoder('windows-1251').decode((await file()).bytes);
  expect(
    text
      .match(/^Сумма=.*$/gm)
      ?.map((line) => line.trim())
      .toSorted(),
  ).toEqual(['Сумма=25.00', 'Сумма=50.00']);
  expect(text).toContain(`ПолучательСчет=${right}\r\nПолучатель=ИНН 770123456789 Ольга`);
});

/** What lies in a zip, by the heads of its files. */
function partsOf(zip: Buffer): Record<string, string> {
  const parts: Record<string, string> = {};
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [packed, named] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)];
    const from = at + 30 + named;
    parts[zip.toString('utf8', at + 30, from)] = inflateRawSync(zip.subarray(from, from + packed)).toString();
    at = from + packed;
  }
  return parts;
}
