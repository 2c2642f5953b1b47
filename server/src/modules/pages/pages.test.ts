import type { PageBody } from '@school/contract/pages/shapes';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { haveAccount } from '../identity/testing.ts';

const writer = signedIn('manager');
const both = (ru: string, en = ru) => ({ ru, en });
const none = both('');
const page = (title: string, ...texts: string[]): PageBody => ({
  title: both(title),
  sections: texts.map((text, at) => ({ title: both(`Часть ${'абвг'[at]}`), text: both(text), words: none })),
});

async function opened() {
  const school = await openSchool();
  const as = (who = writer) => {
    const calls = school.as(who);
    const to = (name: string) => `/manager/texts/${name}`;
    return {
      ...calls,
      show: async (name: string) => (await calls.get(to(name))).body,
      save: (name: string, body: PageBody, revision = 0) => calls.post(`${to(name)}/draft`, { revision, body }),
      publish: (name: string, revision: number, validFrom: string | null = null) =>
        calls.post(`${to(name)}/publish`, { revision, validFrom, reason: 'Стало понятнее' }),
      restore: (name: string) => calls.post(`${to(name)}/restore`, { reason: 'Вернули' }),
      withdraw: (name: string) => calls.post(`${to(name)}/withdraw`, { reason: 'Передумали' }),
    };
  };
  const terms = async () => (await school.as().get('/legal/terms')).body;
  return { ...school, as, guest: () => school.as(), terms };
}

test('what a colleague writes is read by nobody until it is published, and by everybody then', async () => {
  const { as, guest } = await opened();
  const own = as();
  const { draft, faults, shown } = (await own.save('faq-trial', page('О пробном', 'Ждём вас {daysPerWeek: раз, раза, раз}.'))).body;
  expect(faults).toMatchObject([{ section: 0, field: 'text', language: 'en', fault: 'forms', about: 'daysPerWeek' }]);
  expect(shown.sections[0].text.ru).toBe('Ждём вас 3 раза.');
  const group = async () => (await guest().get('/faq')).body.groups[0];
  expect((await group()).questions.length).toBeGreaterThan(1);
  expect((await own.publish('faq-trial', draft.revision)).body.error).toMatchObject({ code: 'pages.not_ready', facts: { count: 1 } });

  const better = (await own.save('faq-trial', page('О пробном', 'Ждём вас в школе «{school}».'), draft.revision)).body;
  expect(better.faults).toEqual([]);
  expect((await own.publish('faq-trial', better.draft.revision)).status).toBe(200);
  expect(await group()).toMatchObject({ title: { ru: 'О пробном' }, questions: [{ answer: { ru: 'Ждём вас в школе «Чип».' } }] });
  expect(await own.show('faq-trial')).toMatchObject({
    isOriginal: false,
    work: null,
    versions: [{ state: 'current', reason: 'Стало понятнее' }],
  });

  expect((await own.restore('faq-trial')).status).toBe(200);
  expect((await group()).questions.length).toBeGreaterThan(1);
  expect((await own.restore('faq-trial')).body.error.code).toBe('pages.is_original');
});

test('of two who save over the same draft the second is told, and loses nothing', async () => {
  const { as } = await opened();
  const own = as();
  const first = (await own.save('terms', page('Условия', 'Раз'))).body.draft;
  const answers = await Promise.all([
    own.save('terms', page('Условия', 'Два'), first.revision),
    own.save('terms', page('Условия', 'Три'), first.revision),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  expect((await own.save('terms', page('Условия', 'Четыре'))).body.error.code).toBe('pages.draft_changed');
  await own.post('/manager/texts/terms/draft/discard', { revision: (await own.show('terms')).work.draft.revision });
  // A draft that was begun anew is not taken for the one that was thrown away.
  const anew = (await own.save('terms', page('Условия', 'Пять'))).body.draft;
  expect((await own.save('terms', page('Условия', 'Шесть'), first.revision)).status).toBe(409);
  expect(anew.revision).toBeGreaterThan(first.revision);
});

test('a text waits for its day, is seen to wait, and is called off until then', async () => {
  const { as, clock, terms } = await opened();
  const own = as();
  const validFrom = clock.now().add({ hours: 24 }).toString();
  const plan = async (text: string, from: string | null) =>
    own.publish('terms', (await own.save('terms', page('Условия', text))).body.draft.revision, from);
  expect((await plan('Вчера', clock.now().subtract({ seconds: 1 }).toString())).body.error.code).toBe('pages.in_past');
  const { revision } = (await own.show('terms')).work.draft;
  expect(
    (
      await own.publish(
        'terms',
        revision,
        clock
          .now()
          .add({ hours: 24 * 367 })
          .toString(),
      )
    ).body.error.code,
  ).toBe('pages.too_far');
  expect((await own.publish('terms', revision, validFrom)).status).toBe(200);
  expect((await terms()).since).toBeNull();
  expect((await plan('Другой', validFrom)).body.error.code).toBe('pages.planned');
  expect((await own.withdraw('terms')).body.validFrom).toBe(validFrom);
  const again = (await own.show('terms')).work.draft.revision;
  expect((await own.publish('terms', again, validFrom)).status).toBe(200);
  clock.set(Temporal.Instant.from(validFrom));
  expect(await terms()).toMatchObject({ since: validFrom, document: { sections: [{ text: { ru: 'Другой' } }] } });
  expect((await own.withdraw('terms')).body.error.code).toBe('pages.nothing_planned');
});

test('a legal text is published by a colleague who did not write it, where there is one', async () => {
  const school = await opened();
  const { accountId } = await haveAccount(school, { role: 'manager', email: 'olga@example.com' });
  await school.db.run(sql`update identity_accounts set rights = array['content'] where account_id = ${accountId}`);
  const reader = signedIn('manager', { accountId, rights: ['content'] });
  const vera = await haveAccount(school, { role: 'manager', email: 'vera@example.com' });
  await school.db.run(sql`update identity_accounts set rights = array['content'] where account_id = ${vera.accountId}`);
  const { revision } = (await school.as().save('privacy', page('Данные', 'Храним только нужное.'))).body.draft;
  expect((await school.as().publish('privacy', revision)).body.error.code).toBe('pages.second_reader');
  // Whoever changes a word of it has written it, too.
  const touched = (await school.as(reader).save('privacy', page('Данные', 'Храним лишь нужное.'), revision)).body.draft;
  expect((await school.as(reader).publish('privacy', touched.revision)).body.error.code).toBe('pages.second_reader');
  const third = signedIn('manager', { accountId: vera.accountId, rights: ['content'] });
  expect((await school.as(third).publish('privacy', touched.revision)).status).toBe(200);
});

test('families are told what stands on the banner, until it is taken down', async () => {
  const school = await opened();
  const own = school.as();
  const parent = signedIn('parent');
  const banner = async () => (await school.as(parent).get('/user/banner')).body.banner;
  expect(await banner()).toBeNull();
  const body = page('Каникулы', 'С 1 января школа отдыхает.');
  const { revision } = (await own.save('banner', body)).body.draft;
  await own.publish('banner', revision);
  expect(await banner()).toEqual({ title: both('Каникулы'), text: both('С 1 января школа отдыхает.') });
  await own.restore('banner');
  expect(await banner()).toBeNull();
});

test('what the school says of itself is read by anybody, and is written anew by one colleague alone', async () => {
  const { as, guest } = await opened();
  const about = async () => (await guest().get('/legal/about')).body.document.sections[0].text;
  expect((await about()).ru).toContain('«Чип» — онлайн-школа');
  const own = as();
  const { revision } = (await own.save('about', page('О нас', 'Школа «{school}» у реки.', 'A school.'))).body.draft;
  expect((await own.publish('about', revision)).status).toBe(200);
  expect((await about()).ru).toBe('Школа «Чип» у реки.');
});

test('whoever lacks the right to the school’s words reads no draft and writes none', async () => {
  const { as } = await opened();
  const other = as(signedIn('manager', { rights: ['people', 'money', 'admin'] }));
  expect((await other.get('/manager/texts')).status).toBe(403);
  expect((await other.save('terms', page('Условия', 'Раз'))).status).toBe(403);
});

test('what was published can be neither edited nor deleted, and stands in the log with its reason', async () => {
  const { as, db } = await opened();
  const own = as();
  await own.publish('terms', (await own.save('terms', page('Условия', 'Раз'))).body.draft.revision);
  await expect(db.run(sql`update pages_versions set body = '{}'::jsonb`)).rejects.toThrow('never edited');
  await expect(db.run(sql`delete from pages_versions`)).rejects.toThrow('never edited');
  expect(await db.all(sql<object>`select act, reason, after from audit_entries`)).toEqual([
    { act: 'pages.published', reason: 'Стало понятнее', after: { page: 'terms', validFrom: null } },
  ]);
});

test('what a course is about is read by anybody once it is published, and the words of the product hold again when it is taken down', async () => {
  const { as, guest, pages } = await opened();
  const own = as();
  const about = async () => (await guest().get('/courses/math/about')).body.about;
  expect(await about()).toBe(null);
  const { draft } = (await own.save('course-math', page('Математика без слёз', 'Сначала трогаем и рисуем, в школе «{school}».'))).body;
  expect(await about()).toBe(null);
  expect((await own.publish('course-math', draft.revision)).status).toBe(200);
  expect(await about()).toMatchObject({
    title: { ru: 'Математика без слёз' },
    sections: [{ text: { ru: 'Сначала трогаем и рисуем, в школе «Чип».' } }],
  });
  expect((await own.restore('course-math')).status).toBe(200);
  expect(await about()).toBe(null);

  expect(await pages.hero()).toBe(null);
  const hero = (await own.save('hero', { ...page('Уроки, на которые бегут', 'Один преподаватель, один ребёнок.') })).body;
  await own.publish('hero', hero.draft.revision);
  expect(await pages.hero()).toMatchObject({ title: { ru: 'Уроки, на которые бегут' }, text: { ru: 'Один преподаватель, один ребёнок.' } });
});

test('a course of the school’s own has a text as soon as it is there, and none before', async () => {
  const { as } = await opened();
  const own = as();
  const listed = async () => (await own.get('/manager/texts')).body.pages.map(({ page: name }: { page: string }) => name);
  expect(await listed()).not.toContain('course-own01');
  const chess = { title: both('Шахматы', 'Chess'), subject: 'math', kind: 'gold', ages: { from: 6, to: 12 }, minutes: null, levels: ['1'] };
  expect((await own.post('/manager/offer', { ...chess, reason: 'Новый курс' })).status).toBe(200);
  expect(await listed()).toContain('course-own01');
});
