import { allFamilies } from '@school/contract/notifications/all-families';
import type { AnnouncementContent } from '@school/contract/notifications/announcement-shapes';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { haveClubFamily, haveGroup, parentOf } from '../../groups/testing.ts';

const news = (its: Partial<AnnouncementContent> = {}): AnnouncementContent => ({
  kind: 'service',
  segment: allFamilies,
  channels: ['mail', 'app'],
  subject: { ru: 'Каникулы', en: 'Holidays' },
  text: { ru: '{name}, у нас каникулы. {kids} отдыхает.', en: '{name}, it is time for holidays. {kids} may rest.' },
  ...its,
});

async function opened(now?: string) {
  const school = await openSchool(now === undefined ? {} : { now });
  const manager = signedIn('manager');
  const calls = school.as(manager);
  const call = async (path: string, body: unknown = {}) => (await calls.post(`/manager/announcements${path}`, body)).body;
  return {
    school,
    call,
    begin: (content: AnnouncementContent) => call('', { content }),
    reach: (content: AnnouncementContent) => call('/reach', { content }),
    show: async (id: string) => (await calls.get(`/manager/announcements/${id}`)).body,
    people: async (id: string) => (await calls.get(`/manager/announcements/${id}/people`)).body.people,
    send: async (content: AnnouncementContent, people: number, startsAt: string | null = null) => {
      const { announcementId } = await call('', { content });
      return call(`/${announcementId}/send`, { revision: 1, people, startsAt });
    },
  };
}

/** Letters to somebody with this subject, by state. */
const letters = async (school: TestSchool, { form }: Awaited<ReturnType<typeof haveFamily>>, subject = 'Каникулы') =>
  (await school.messages.latest({ to: form.email ?? '', limit: 50 })).filter((it) => it.subject === subject);

test('it reaches whom it was counted for, in their language, once, also when a run is killed in its middle', async () => {
  const { school, reach, send, show, people, call, begin } = await opened();
  const kid = (year: number, name: string) => ({ name, dob: { year, month: 5 }, languages: ['ru' as const] });
  const small = await haveFamily(school, { kid: kid(2020, 'Лёва') });
  const english = await haveFamily(school, { kid: kid(2019, 'Mia'), locale: 'en-US', firstName: 'Anna' });
  const big = await haveFamily(school, { kid: kid(2014, 'Ваня') });
  const younger = news({ segment: { ...allFamilies, ageFrom: 6, ageTo: 7 } });
  const counted = await reach(younger);
  expect(counted).toMatchObject({ people: 2, left: 0, withMail: 2, needsSecond: false, faults: [] });
  expect(counted.sample).toEqual(['Anna Иванова', 'Анна Иванова']);
  expect(counted.example.text).toContain('Mia');

  const draft = await begin(younger);
  const other = await call(`/${draft.announcementId}/send`, { revision: 1, people: 3, startsAt: null });
  expect(other.error).toMatchObject({ code: 'notifications.announcement_reach_changed', facts: { people: 2 } });
  const { announcementId } = await send(younger, 2);
  // A run that ends after one person; the next one goes on, and one more finds nothing to do.
  await school.notifications.announcements.sendDue(1);
  expect((await show(announcementId)).counts).toEqual({ people: 2, waiting: 1, told: 1, leftOut: 0 });
  await Promise.all([school.notifications.announcements.sendDue(), school.notifications.announcements.sendDue()]);
  await school.notifications.announcements.sendDue();
  await school.messages.deliverDue();
  expect(await show(announcementId)).toMatchObject({ state: 'done', counts: { people: 2, waiting: 0, told: 2 } });
  expect(await people(announcementId)).toMatchObject([{ result: 'told', letter: 'sent' }, { result: 'told' }]);
  expect((await letters(school, small))[0]?.text).toContain('Анна, у нас каникулы. Лёва отдыхает.');
  expect((await letters(school, english, 'Holidays'))[0]?.text).toContain('Anna, it is time for holidays. Mia may rest.');
  expect([(await letters(school, small)).length, (await letters(school, big)).length]).toEqual([1, 0]);
  const bell = (await school.as(small.parent).get('/notifications')).body.notices.filter(
    ({ title }: { title: string }) => title === 'Каникулы',
  );
  expect(bell).toMatchObject([{ topic: 'message', isRead: false }]);
});

test('what is stopped reaches nobody else, not even whose letter waits for the morning', async () => {
  const { school, send, call, people } = await opened('2026-11-23T23:00+03:00');
  const [one, two] = [await haveFamily(school), await haveFamily(school)];
  const { announcementId } = await send(news(), 2);
  await school.notifications.announcements.sendDue(1);
  expect((await call(`/${announcementId}/stop`, { reason: 'Опечатка' })).state).toBe('stopped');
  school.clock.set(Temporal.Instant.from('2026-11-24T10:00+03:00'));
  await school.notifications.announcements.sendDue();
  await school.messages.deliverDue();
  const all = [...(await letters(school, one)), ...(await letters(school, two))];
  expect(all.map(({ state }) => state)).toEqual(['dropped']);
  expect((await people(announcementId)).map(({ result }: { result: string }) => result).sort()).toEqual(['left_out', 'told']);
  expect((await call(`/${announcementId}/stop`, { reason: 'Ещё раз' })).error.code).toBe('notifications.announcement_moved_on');
});

test('one that is paused tells nobody, and goes on where it was', async () => {
  const { school, send, call, show } = await opened();
  await haveFamily(school);
  await haveFamily(school);
  const { announcementId } = await send(news(), 2);
  await school.notifications.announcements.sendDue(1);
  expect((await call(`/${announcementId}/pause`)).state).toBe('paused');
  expect((await call(`/${announcementId}/pause`)).error.code).toBe('notifications.announcement_moved_on');
  await school.notifications.announcements.sendDue();
  expect((await show(announcementId)).counts).toMatchObject({ waiting: 1, told: 1 });
  expect((await call(`/${announcementId}/go-on`)).state).toBe('going');
  await school.notifications.announcements.sendDue();
  expect(await show(announcementId)).toMatchObject({ state: 'done', counts: { waiting: 0, told: 2 } });
  expect((await call(`/${announcementId}/go-on`)).error.code).toBe('notifications.announcement_moved_on');
});

test('families are found by group, tag, zone and language, and by all of them at once', async () => {
  const { school, reach } = await opened();
  const { groupId } = await haveGroup(school);
  const inside = await haveClubFamily(school);
  const outside = await haveFamily(school, { locale: 'en-US' });
  await parentOf(school, inside).join(groupId);
  await school.as(outside.parent).patch('/user', { timezone: 'Asia/Tokyo' });
  const office = school.as(signedIn('manager'));
  await office.post('/manager/families/tags', { familyIds: [outside.familyId], add: ['лето'], remove: [] });
  const among = async (its: object) => (await reach(news({ segment: { ...allFamilies, ...its } }))).people;
  expect(await among({})).toBe(2);
  expect([await among({ groupId }), await among({ tag: 'лето' }), await among({ tag: 'зима' })]).toEqual([1, 1, 0]);
  expect([await among({ zone: 'Asia/Tokyo' }), await among({ language: 'en-US' }), await among({ language: 'ru-RU' })]).toEqual([1, 1, 1]);
  expect(await among({ groupId, language: 'en-US' })).toBe(0);
  expect(await among({ tag: 'лето', zone: 'Asia/Tokyo', language: 'en-US' })).toBe(1);
  expect((await office.get('/manager/announcement-zones')).body.zones).toContainEqual({ zone: 'Asia/Tokyo', families: 1 });
});

test('an offer goes to those who have agreed to offers, and one tap in the letter ends that', async () => {
  const { school, reach, send } = await opened();
  const [agrees, refuses] = [await haveFamily(school), await haveFamily(school)];
  const decide = (family: typeof agrees, given: boolean) =>
    school.as(family.parent).post('/user/consents', { purpose: 'marketing', version: 1, given });
  await decide(agrees, true);
  await decide(refuses, false);
  const offer = news({ kind: 'offers' });
  expect(await reach(offer)).toMatchObject({ people: 1, left: 1 });
  await send(offer, 1);
  await school.notifications.announcements.sendDue();
  const [letter] = await letters(school, agrees);
  expect(await letters(school, refuses)).toEqual([]);
  const path = /\/unsubscribe\/[\w-]+/.exec(letter?.unsubscribe ?? '')?.[0] ?? '';
  expect(letter?.text).toContain(path);
  const state = async () =>
    (await school.as(agrees.parent).get('/user/consents')).body.consents.find((it: { purpose: string }) => it.purpose === 'marketing')
      .state;
  // Programs open links before people do: a look changes nothing.
  const look = await school.http.inject({ method: 'GET', url: path });
  expect([look.statusCode, await state()]).toEqual([200, 'given']);
  const tap = await school.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([tap.statusCode, await state()]).toEqual([200, 'refused']);
  expect((await school.http.inject({ method: 'POST', url: '/unsubscribe/nobodys' })).statusCode).toBe(404);
  expect((await reach(offer)).people).toBe(0);
});

test('a large one waits for a second person, who is not the one that wrote it', async () => {
  const { school, send, call, show } = await opened();
  const family = await haveFamily(school);
  const { announcementId } = await send(news(), 1);
  // As the school would leave it with more people than one may tell alone.
  await school.db.run(sql`update notifications_announcements set state = 'asked' where announcement_id = ${announcementId}`);
  await school.notifications.announcements.sendDue();
  expect((await letters(school, family)).length).toBe(0);
  expect((await show(announcementId)).mayAgree).toBe(false);
  expect((await call(`/${announcementId}/agree`)).error.code).toBe('notifications.announcement_own');
  const colleague = school.as({ ...signedIn('manager'), accountId: crypto.randomUUID() });
  expect((await colleague.post(`/manager/announcements/${announcementId}/agree`)).body.state).toBe('going');
  await school.notifications.announcements.sendDue();
  expect((await letters(school, family)).length).toBe(1);
});

test('one that cannot go on holds up no other', async () => {
  const { school, send } = await opened();
  const family = await haveFamily(school);
  const { announcementId } = await send(news({ subject: { ru: 'Первое', en: 'First' } }), 1);
  await send(news({ subject: { ru: 'Второе', en: 'Second' } }), 1);
  await school.db.run(sql`
    create function breaks() returns trigger language plpgsql as $$ begin raise 'breaks'; end $$`);
  await school.db.pool.query(`
    create trigger breaks before update on notifications_announcement_people for each row
    when (old.announcement_id = '${announcementId}') execute function breaks()`);
  await expect(school.notifications.announcements.sendDue()).rejects.toThrow('An announcement could not go on');
  expect(await letters(school, family, 'Первое')).toEqual([]);
  expect(await letters(school, family, 'Второе')).toHaveLength(1);
});
