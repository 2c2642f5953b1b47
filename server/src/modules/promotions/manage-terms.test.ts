import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const manager = signedIn('manager');

async function asManager() {
  const school = await openSchool();
  const calls = school.as(manager);
  const set = (promotion: string, its: object) =>
    calls.post(`/manager/gifts/${promotion}/terms`, {
      isOn: true,
      lessons: 3,
      friendLessons: null,
      hours: null,
      validFrom: null,
      reason: 'Проба',
      ...its,
    });
  const offered = async (reportedAt: string) => {
    const familyId = newId();
    school.clock.set(at(reportedAt));
    await school.promotions.offerAfterIntro(familyId, at(reportedAt), at(reportedAt));
    return (await school.promotions.openGifts(familyId, at(reportedAt))).map((it) => `${it.giftCode} +${it.lessons} ${it.until}`);
  };
  return { ...school, calls, set, offered };
}

test('what the school begins with is what the rules say', async () => {
  const { calls } = await asManager();
  const { promotions } = (await calls.get('/manager/gifts')).body;
  expect(promotions).toMatchObject([
    { promotion: 'afterOnboarding', terms: [{ state: 'current', isOn: true, lessons: 3, hours: 24, validFrom: null, by: null }] },
    { promotion: 'afterIntro', terms: [{ lessons: 3, hours: 48 }] },
    { promotion: 'introDay', terms: [{ lessons: 1, hours: null }] },
    { promotion: 'survey', terms: [{ lessons: 1 }] },
    { promotion: 'referral', terms: [{ lessons: 1, friendLessons: 1 }] },
  ]);
});

test('other terms hold for offers from their first second on, and those before keep theirs', async () => {
  const { set, offered, calls } = await asManager();
  const { status } = await set('afterIntro', { lessons: 5, hours: 12, validFrom: '2026-12-01T09:00:00Z', reason: 'Зимняя акция' });
  expect(status).toBe(200);
  expect(await offered('2026-12-01T08:59:59Z')).toContain('afterIntro +3 2026-12-03T08:59:59Z');
  expect(await offered('2026-12-01T09:00:00Z')).toContain('afterIntro +5 2026-12-01T21:00:00Z');
  const { promotions } = (await calls.get('/manager/gifts')).body;
  expect(promotions[1]).toMatchObject({
    terms: [
      { state: 'current', lessons: 5, reason: 'Зимняя акция', by: { accountId: manager.accountId } },
      { state: 'past', lessons: 3, validFrom: null },
    ],
    figures: { offered: 2, open: 2, given: 0, lessons: 0 },
  });
});

test('a gift that is switched off is offered to nobody', async () => {
  const { set, offered } = await asManager();
  await set('afterIntro', { isOn: false, hours: 48 });
  await set('introDay', { isOn: false });
  expect(await offered('2026-11-23T12:00:00Z')).toEqual([]);
});

test('terms begin now at the earliest, once at a moment, and are called off until the second they begin', async () => {
  const { set, calls, clock } = await asManager();
  const now = clock.now();
  const why = async (answer: Promise<{ body: { error: { code: string } } }>) => (await answer).body.error.code;
  expect(await why(set('survey', { validFrom: now.subtract({ seconds: 1 }).toString() }))).toBe('promotions.terms_in_past');
  expect((await set('survey', { lessons: 2, validFrom: now.toString() })).status).toBe(200);
  expect(await why(set('survey', { lessons: 4 }))).toBe('promotions.terms_planned');
  expect(await why(set('survey', { hours: 5 }))).toBe('request.invalid');

  const validFrom = '2026-12-01T09:00:00Z';
  const callOff = () => calls.post('/manager/gifts/survey/terms/withdraw', { validFrom, reason: 'Передумали' });
  expect(await why(callOff())).toBe('promotions.terms_not_found');
  await set('survey', { lessons: 4, validFrom });
  clock.set(at('2026-12-01T08:59:59Z'));
  expect((await callOff()).body.terms.map((it: { lessons: number; state: string }) => `${it.lessons} ${it.state}`)).toEqual([
    '4 withdrawn',
    '2 current',
    '1 past',
  ]);
  await set('survey', { lessons: 4, validFrom });
  clock.set(at(validFrom));
  expect(await why(callOff())).toBe('promotions.terms_begun');
});

test('terms cannot be edited, not even in the database', async () => {
  const { set, db } = await asManager();
  await set('survey', { lessons: 2 });
  await expect(db.run(sql`update promotions_terms set lessons = 9`)).rejects.toThrow('never edited');
  await expect(db.run(sql`update promotions_terms set set_by_name = 'Somebody else'`)).rejects.toThrow('never edited');
  await expect(db.run(sql`delete from promotions_terms`)).rejects.toThrow('never edited');
});
