import { holesOf, isCount, letterKinds } from '@school/contract/pages/letters';
import type { MessageText } from '@school/words/letters/message-text';
import { textsIn } from '@school/words/letters/texts';
import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { haveAccount } from '../identity/testing.ts';
import { chipsNow } from './chips.ts';
import { filled } from './filling.ts';
import { letterOriginals, withOwnLetters } from './letters.ts';

const none = { ru: '', en: '' };
const letter = (subject: string, ru: string, en: string) => ({
  title: { ru: subject, en: subject },
  sections: [{ title: none, text: { ru, en }, words: none }],
});

test('a family is told in the words in force when it is told; a letter says all it must, and can be had back', async () => {
  const school = await openSchool();
  const account = await haveAccount(school, { role: 'manager', email: 'writer@example.com' });
  const writer = school.as(signedIn('manager', { accountId: account.accountId, customerId: account.customerId }));
  const at = '/manager/texts/letter-welcome';
  const said = async () => {
    const { form } = await haveFamily(school);
    await school.settle();
    const [latest] = (await school.messages.latest({ to: form.email ?? '', limit: 10 })).toReversed();
    return `${latest?.subject}\n${latest?.text}`;
  };
  expect(await said()).toContain('Ваш кабинет готов');
  const save = async (revision: number, ru: string, en: string) =>
    (await writer.post(`${at}/draft`, { revision, body: letter('Рады вам в школе «{school}»', ru, en) })).body;

  const short = await save(0, '{parent}, {kid}!\n{address}/intro-appointment', 'Hello!');
  expect(short.faults).toMatchObject([
    { language: 'en', fault: 'missing', about: 'kid' },
    { language: 'en', fault: 'missing', about: 'address' },
  ]);
  const publish = (revision: number) => writer.post(`${at}/publish`, { revision, validFrom: null, reason: 'Теплее' });
  expect((await publish(short.draft.revision)).body.error).toMatchObject({ code: 'pages.not_ready', facts: { count: 2 } });

  const whole = await save(short.draft.revision, '{parent}, ждём: {kid}.\n{address}', 'Waiting for {kid}. {address}');
  expect((await writer.post(`${at}/test`, { revision: whole.draft.revision })).status).toBe(200);
  const tests = await school.messages.latest({ to: 'writer@example.com', limit: 10 });
  expect(tests.map(({ text }) => text.includes('Анна, ждём: Миша.') || text.includes('Waiting for Misha.'))).toEqual([true, true]);

  expect((await publish(whole.draft.revision)).status).toBe(200);
  const own = await said();
  expect(own).toContain('Рады вам в школе «Чип»');
  expect(own).toContain('Анна, ждём: Маша.');
  expect((await writer.post(`${at}/restore`, { reason: 'Как раньше' })).status).toBe(200);
  expect(await said()).toContain('Ваш кабинет готов');
});

test('every letter begins as the product has it, in both languages, with its holes', async () => {
  const school = await openSchool();
  const { pages } = (await school.as(signedIn('manager')).get('/manager/texts')).body;
  for (const kind of letterKinds)
    expect(pages).toContainEqual(
      expect.objectContaining({ page: `letter-${kind}`, title: { ru: expect.any(String), en: expect.any(String) } }),
    );
  const { inForce, isOriginal } = (await school.as(signedIn('manager')).get('/manager/texts/letter-introBooked')).body;
  expect(isOriginal).toBe(true);
  expect(inForce.sections[0].text.ru).toContain('Преподаватель: {teacher}');
});

const chips = chipsNow(((key: string) => (key.startsWith('name') ? 'Чип' : 1)) as never);
const counted = letterKinds.filter((kind) => holesOf(kind).some(isCount));

test.each([1, 2, 5, 11, 21])('a letter that counts %i says the word in its form, as the product does, in both languages', (n) => {
  const originals = letterOriginals();
  for (const kind of counted) {
    const names = Object.fromEntries(holesOf(kind).map((hole) => [hole, isCount(hole) ? n : `«${hole}»`]));
    const { title, sections } = originals[`letter-${kind}`] ?? { title: none, sections: [] };
    for (const language of ['ru', 'en'] as const) {
      const house = (textsIn(language === 'ru' ? 'ru-RU' : 'en-US')[kind] as (facts: never) => MessageText)(names as never);
      const told = (text: string) =>
        filled(text, language, {
          numbers: Object.fromEntries(Object.entries(names).flatMap(([hole, it]) => (typeof it === 'number' ? [[hole, it]] : []))),
          names: Object.fromEntries(
            Object.entries(names).flatMap(([hole, it]) => (typeof it === 'string' ? [[hole, { ru: it, en: it }]] : [])),
          ),
        });
      expect(told(title[language])).toBe(house.subject);
      expect(told(sections[0]?.text[language] ?? '')).toBe(house.text);
    }
  }
});

test('a line that counts what there is none of is left out of a letter of the school', () => {
  const own = letter(
    'Спасибо!',
    'Пришло {amount}.\nНа балансе ещё {lessons: занятие, занятия, занятий}.\nВ подарок {bonus: урок, урока, уроков}.',
    'Thanks!',
  );
  const texts = withOwnLetters(textsIn('ru-RU'), 'ru-RU', new Map([['orderPaid', own]]), chips);
  const facts = { parent: 'Анна', address: 'https://school.example', amount: '480 р.', lessons: 3 };
  expect(texts.orderPaid({ ...facts, bonus: 0 }).text).toBe('Пришло 480 р..\nНа балансе ещё 3 занятия.');
  expect(texts.orderPaid({ ...facts, bonus: 2 }).text).toContain('В подарок 2 урока.');
});
