import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool, type TestSchool } from '../../testing.ts';
import { aCredit, insistBooksAgree } from '../ledger/testing.ts';
import { haveFamily, haveLearning, haveTeacher, type TestFamily } from '../scheduling/testing.ts';
import { choose } from '../school/testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);

/** Misha learns maths with Olga, and has so many lessons on the balance. */
async function haveBalance({ units = 3, timezone = 'Europe/Minsk', free = true } = {}) {
  const school = await openSchool();
  const { teacher } = await haveTeacher(school);
  const family = await haveFamily(school, { timezone });
  await haveLearning(school, { family, teacher, startsAt: '2026-11-24T18:00+03:00' });
  const expiresAt = at('2027-11-24T23:59:59+03:00');
  await school.ledger.credit(aCredit({ familyId: family.familyId, units, expiresAt }));
  await school.settle();
  if (!free) await reserve(school, family, units);
  return {
    school,
    family,
    /** Messages about lessons that come to their end, the oldest first. */
    told: async () => {
      await school.settle();
      const all = await school.messages.latest({ limit: 100 });
      return all.filter(({ key }) => /^(balance|units expire) /.test(key)).toReversed();
    },
    spend: (lessonId = newId()) => spend(school, family, lessonId),
  };
}

const reserve = async (school: TestSchool, { familyId, kidUid }: TestFamily, units: number) => {
  const startsAt = school.clock.now();
  for (let n = 0; n < units; n++) await school.ledger.reserve({ familyId, kind: 'gold', lessonId: newId(), kidUid, startsAt });
};

const spend = async (school: TestSchool, { familyId, kidUid }: TestFamily, lessonId: string) => {
  await school.ledger.reserve({ familyId, kind: 'gold', lessonId, kidUid, startsAt: school.clock.now() });
  await school.ledger.post({ familyId, lessonId, kidUid, as: 'process' });
  await school.outbox.drain();
};

describe('lessons that come to their end', () => {
  test('are told of at two, at one and at none, with times of the teacher whom the kid knows', async () => {
    const { school, told, spend: one } = await haveBalance();
    for (let n = 0; n < 3; n++) await one();
    const messages = await told();
    expect(messages.map(({ subject }) => subject)).toEqual([
      'Осталось 2 индивидуальных урока',
      'Остался 1 индивидуальный урок',
      'Индивидуальные уроки закончились',
    ]);
    expect(messages[0]?.text).toContain('Миша, Математика, преподаватель Ольга:');
    // One a day from tomorrow on, near the hour after school.
    expect(messages[0]?.text.match(/^• .*$/gm)).toEqual([
      '• среда, 25 ноября, 18:00 (время: Минск)',
      '• четверг, 26 ноября, 17:00 (время: Минск)',
      '• пятница, 27 ноября, 17:00 (время: Минск)',
    ]);
    expect(messages[0]?.text).toContain('/schedule?do=book');
    expect(messages[2]?.text).toContain('/payment/products');
    await insistBooksAgree(school.db);
  });

  test('are told of once each time, also when lessons were added in between', async () => {
    const { school, family, told, spend: one } = await haveBalance();
    await one();
    await school.ledger.credit(aCredit({ familyId: family.familyId, units: 1, source: 'added' }));
    await school.outbox.drain();
    await one();
    await one();
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'Осталось 2 индивидуальных урока',
      'Осталось 2 индивидуальных урока',
      'Остался 1 индивидуальный урок',
    ]);
  });

  test('are counted with those reserved: a booking alone is no news', async () => {
    const { told } = await haveBalance({ free: false });
    expect(await told()).toEqual([]);
  });

  test('that were there for the first time are no end', async () => {
    const { told } = await haveBalance({ units: 1 });
    expect(await told()).toEqual([]);
  });

  test('which the family exchanged itself are no news to it', async () => {
    const { school, family, told } = await haveBalance({ units: 3 });
    const plan = { from: 'gold', to: 'silver', units: 3 } as const;
    expect((await school.as(family.parent).post('/payment/exchange', plan, newId())).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  test('are told of in parallel once', async () => {
    const { school, family, told } = await haveBalance({ units: 8 });
    const lessons = Array.from({ length: 8 }, () => newId());
    for (const lessonId of lessons) {
      await school.ledger.reserve({
        familyId: family.familyId,
        kind: 'gold',
        lessonId,
        kidUid: family.kidUid,
        startsAt: school.clock.now(),
      });
    }
    await Promise.all(
      lessons
        .slice(0, 7)
        .map((lessonId) => school.ledger.post({ familyId: family.familyId, lessonId, kidUid: family.kidUid, as: 'process' })),
    );
    await Promise.all([school.outbox.drain(), school.outbox.drain(), school.outbox.drain()]);
    expect((await told()).map(({ subject }) => subject)).toEqual(['Остался 1 индивидуальный урок']);
  });
});

describe('lessons whose term ends', () => {
  test('are told of 60, 30 and 7 days ahead, once each, with times to use them', async () => {
    const { school, told } = await haveBalance({ units: 5, timezone: 'Asia/Almaty' });
    const counts: number[] = [];
    // Messages are forgotten after 35 days, before the next notice; one that waited for the morning too long has no words.
    const heard = new Map<string, string>();
    for (const now of [
      '2027-09-24T23:59:59+03:00',
      '2027-09-25T00:00:00+03:00',
      '2027-09-25T10:00:00+03:00',
      '2027-10-24T23:59:59+03:00',
      '2027-10-25T00:00:00+03:00',
      '2027-11-16T23:59:59+03:00',
      '2027-11-17T00:00:00+03:00',
      '2027-11-24T23:59:59+03:00',
    ]) {
      school.clock.set(at(now));
      await school.notifications.tellExpiring();
      for (const { key, subject, text } of await told()) if (key.startsWith('units expire') && text) heard.set(key, `${subject}\n${text}`);
      counts.push((await school.db.all(sql`select 1 from notifications_expiry_notices`)).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3]);
    const messages = [...heard.values()];
    expect(messages.map((text) => /ещё (\d+ \S+)/.exec(text)?.[1])).toEqual(['60 дней', '30 дней', '7 дней']);
    expect(messages[0]).toContain('5 индивидуальных уроков: использовать до 25 ноября, 01:59 (время: Алматы)');
    expect(messages[0]).toContain('преподаватель Ольга:');
    expect(messages[0]?.match(/^• .*Алматы\)$/gm)).toHaveLength(3);
  });

  test('are told of on the days that the school says, once each', async () => {
    const { school } = await haveBalance({ units: 5, free: true });
    await choose(school, 'expiryNoticeDays', [45, 3]);
    const days: number[] = [];
    // Its last day is 24 November: 60, 46, 45, 30, 4, 3 and 2 days before it.
    for (const now of ['2027-09-25', '2027-10-09', '2027-10-10', '2027-10-25', '2027-11-20', '2027-11-21', '2027-11-22']) {
      school.clock.set(at(`${now}T12:00:00+03:00`));
      await school.notifications.tellExpiring();
      days.push((await school.db.all(sql`select 1 from notifications_expiry_notices`)).length);
    }
    expect(days).toEqual([0, 0, 1, 1, 1, 2, 2]);
    expect((await school.as().get('/school')).body.expiryToldDays).toBe(45);
  });

  test('are told of in one message, those reserved for lessons left out', async () => {
    const { school, family, told } = await haveBalance({ units: 2 });
    const { familyId } = family;
    await school.ledger.credit(aCredit({ familyId, units: 4, kind: 'silver', expiresAt: at('2027-11-20T23:59:59+03:00') }));
    await reserve(school, family, 1);
    await school.settle();
    school.clock.set(at('2027-10-25T10:00:00+03:00'));
    await Promise.all([school.notifications.tellExpiring(), school.notifications.tellExpiring()]);
    const [message, ...more] = (await told()).filter(({ subject }) => subject.includes('использовать'));
    expect(more).toEqual([]);
    expect(message?.subject).toContain('4 групповых урока');
    expect(message?.subject).toContain('и другие');
    expect(message?.text).toContain('• 4 групповых урока: до 20 ноября, 23:59 (время: Минск), ещё 26 дней');
    expect(message?.text).toContain('• 1 индивидуальный урок: до 24 ноября, 23:59 (время: Минск), ещё 30 дней');
  });

  test('are offered no time that comes too late for them', async () => {
    const { school, told } = await haveBalance({ units: 1 });
    // The teacher works on Thursday and Friday too.
    school.clock.set(at('2027-11-23T19:00:00+03:00'));
    const [message] = await told();
    expect(message?.text).toContain('ещё 1 день');
    expect(message?.text.match(/^• .*Минск\)$/gm)).toEqual(['• среда, 24 ноября, 19:00 (время: Минск)']);
  });
});
