import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree, oneForOne } from '../../ledger/testing.ts';
import { conductOne, textOfPdf } from './testing.ts';

const paper = async (school: TestSchool, who: Parameters<TestSchool['as']>[0], path: string) => {
  const { status, headers, bytes } = await school.as(who).file(path);
  return { status, headers, text: status === 200 ? await textOfPdf(bytes) : bytes.toString() };
};

describe('the statement of a year', () => {
  test('tells every change with its lesson and its worth, in Cyrillic that can be read and copied', async () => {
    const { school, family } = await conductOne(await openSchool({ now: '2026-11-23T10:00+03:00' }));
    const { status, headers, text } = await paper(school, family.parent, '/payment/statement?year=2026');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('Выписка 2026.pdf')}`);
    for (const line of [
      'Выписка по балансу уроков за 2026 год',
      'Плательщик: Анна',
      'Оплачен пакет',
      '+8 инд.',
      'Урок проведён Математика, 27 ноября в 18:00',
      'Миша',
      'Оплачено: 360,00 BYN',
      'Проведено и пропущено: 45,00 BYN',
    ]) {
      expect(text).toContain(line);
    }
  });

  test('tells exchanges, grants and write-offs with their reason and what they are worth', async () => {
    const { school, family } = await conductOne(await openSchool({ now: '2026-11-23T10:00+03:00' }));
    const { familyId } = family;
    const by = { reason: 'Урок сорвался по нашей вине', askedBy: newId(), approvedBy: null };
    await school.ledger.credit(aCredit({ familyId, kind: 'silver', units: 3, value: 100_00 }));
    await oneForOne(school);
    await school.ledger.exchange(familyId, { from: 'silver', to: 'gold', units: 1 }, 'x');
    await school.ledger.grant({ familyId, kind: 'silver', units: 2, key: 'grant' }, by);
    const lost = { ...by, reason: 'Спорный урок' };
    await school.ledger.writeOff({ familyId, kind: 'silver', units: 1, as: 'overdue', lotId: null, key: 'write-off' }, lost);
    const { text } = await paper(school, family.parent, '/payment/statement?year=2026');
    for (const line of [
      'Обмен −1 групп. 2 групп. 33,33 BYN',
      'Обмен +1 инд. 8 инд. 33,33 BYN',
      'Добавлено школой Урок сорвался по нашей вине +2 групп.',
      'Списано Спорный урок −1 групп. 3 групп. 33,33 BYN',
      'Истекло и списано: 33,33 BYN',
    ])
      expect(text).toContain(line);
    await insistBooksAgree(school.db);
  });

  test('of one kid tells its lessons only, and of another year nothing', async () => {
    const { school, family } = await conductOne(await openSchool({ now: '2026-11-23T10:00+03:00' }));
    const one = await paper(school, family.parent, `/payment/statement?year=2026&kidUid=${family.kidUid}`);
    expect(one.text).toContain('Урок проведён');
    expect(one.text).not.toContain('Оплачен пакет');
    expect((await paper(school, family.parent, '/payment/statement?year=2025')).text).toContain('В этом году изменений не было.');
  });
});

test('both go by the clock of the family, name the school as whoever makes the contract, and leave a place to sign', async () => {
  const { school, family } = await conductOne(await openSchool({ now: '2026-11-23T10:00+03:00' }));
  await school.as(family.parent).patch('/user', { timezone: 'America/New_York' });
  for (const path of ['/payment/statement?year=2026', `/payment/certificate?year=2026&kidUid=${family.kidUid}`]) {
    const { text } = await paper(school, family.parent, path);
    for (const line of [
      'Школа «Чип»',
      'Плательщик: Анна',
      'часовому поясу плательщика: Нью-Йорк',
      'должность',
      'подпись',
      'фамилия, инициалы',
    ])
      expect(text).toContain(line);
  }
  expect((await paper(school, family.parent, '/payment/statement?year=2026')).text).toContain('27 ноября в 10:00');
});

describe('the certificate for the tax office', () => {
  test('says what was paid for the lessons of one kid, by month and in all', async () => {
    const { school, family } = await conductOne(await openSchool({ now: '2026-11-23T10:00+03:00' }));
    const { text } = await paper(school, family.parent, `/payment/certificate?year=2026&kidUid=${family.kidUid}`);
    expect(text).toContain('Справка об оплате обучения за 2026 год');
    expect(text).toContain('Ребёнок: Миша, месяц рождения: май 2018');
    expect(text).toContain('ноябрь 2026 г. 1 45,00 BYN');
    expect(text).toContain('Итого за год: 45,00 BYN');
  });

  test('is refused for a year without paid lessons', async () => {
    const { school, family } = await conductOne(await openSchool({ now: '2026-11-23T10:00+03:00' }));
    const { status, text } = await paper(school, family.parent, `/payment/certificate?year=2025&kidUid=${family.kidUid}`);
    expect(status).toBe(404);
    expect(text).toContain('payments.nothing_in_year');
  });

  test('is for the parent alone: not for another family, a kid, support or a guest', async () => {
    const { school, family, stranger } = await conductOne(await openSchool({ now: '2026-11-23T10:00+03:00' }));
    const path = `/payment/certificate?year=2026&kidUid=${family.kidUid}`;
    expect((await paper(school, stranger.parent, path)).status).toBe(404);
    expect((await paper(school, { ...family.parent, role: 'kid', kidUid: family.kidUid }, path)).status).toBe(403);
    expect((await paper(school, { ...family.parent, role: 'support' }, path)).status).toBe(403);
    expect((await paper(school, undefined, path)).status).toBe(401);
  });
});
