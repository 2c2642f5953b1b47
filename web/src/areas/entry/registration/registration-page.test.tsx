import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { preloadTexts } from '#i18n/texts.ts';
import { show, showTable } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';
import { Page } from './registration-page.tsx';

const labelled = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** The page at its address: the question that is shown stands there. */
const table = [
  {
    path: '/registration',
    names: ['friend', 'promo', 'step'] as const,
    page: () => Promise.resolve({ Page }),
    layout: undefined,
    prepare: () => preloadTexts('registration', 'kidForm', 'names', 'smsCode', 'refusals'),
  },
];
/** Steps of a whole form, on a machine that does much else. */
const patience = { timeout: 10_000 };
const question = async (name: RegExp | string) => expect(await screen.findByRole('heading', { level: 1, name }, patience)).toBeTruthy();
const old = (its: object = {}) => ({ may: { allowed: true as const }, age: 8, tooYoung: null, ...its });

async function begun(at = '/registration') {
  const school = fakeSchool();
  school.on('GET /school/opening', { state: 'open' });
  localStorage.clear();
  const { user } = await showTable(table, at);
  const on = () => user.click(screen.getByRole('button', { name: 'Дальше' }));
  return { school, user, on };
}

async function answered() {
  const all = await begun();
  const { school, user, on } = all;
  school.on('GET /registration/age', old());
  await user.type(labelled(/^Имя ребёнка/), 'Лев');
  await on();
  await question('Когда день рождения?');
  await user.selectOptions(labelled(/^Месяц рождения/), '5');
  await user.selectOptions(labelled(/^Год рождения/), '2018');
  await on();
  await question('С чего начнём?');
  // One tap answers and goes on.
  await user.click(screen.getByRole('radio', { name: /^Математика/ }));
  await question('Куда прислать приглашение?');
  return all;
}

test('one question after the other is asked, and a wrong answer stays where it is', async () => {
  const { on } = await begun();
  await question('Как зовут ребёнка?');
  await on();
  expect(await screen.findByText('Введите имя ребёнка буквами')).toBeTruthy();
  await question('Как зовут ребёнка?');
});

test('what was answered is sent whole, and a refusal about a child leads to its question', async () => {
  const { school, user } = await answered();
  await user.type(labelled(/^Ваше имя/), 'Мария');
  await user.type(labelled(/^E-mail$/), 'maria@example.com');
  await user.type(labelled(/^Пароль/), 'four words in a row');
  await user.click(screen.getByRole('checkbox', { name: /условия школы/ }));
  school.on('POST /registration', () => refusal('families.kid_too_old', { facts: { age: 17, from: 3, to: 16 } }));
  await user.click(screen.getByRole('button', { name: 'Выбрать преподавателя' }));
  await question('Когда день рождения?');
  expect(school.by('POST /registration')[0]?.body).toMatchObject({
    firstName: 'Мария',
    email: 'maria@example.com',
    kid: { name: 'Лев', dob: { month: 5, year: 2018 }, languages: ['ru'] },
    subject: 'math',
    termsAccepted: true,
  });
});

test('who enters by SMS needs the phone, and the e-mail may be left out', async () => {
  const { user } = await answered();
  expect(labelled(/^E-mail$/).required).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Код из SMS' }));
  expect(labelled(/^Телефон$/).required).toBe(true);
  expect(labelled(/^E-mail · необязательно$/).required).toBe(false);
});

test('a child too young is said at once, an address is left with consent alone', async () => {
  const { school, user, on } = await begun();
  school.on('GET /registration/age', old({ age: 2, tooYoung: { fromAge: 3, fromMonth: '2027-03' } }));
  school.on('POST /registration/later', { fromMonth: '2027-03' });
  await user.type(labelled(/^Имя ребёнка/), 'Лев');
  await on();
  await question('Когда день рождения?');
  await user.selectOptions(labelled(/^Месяц рождения/), '3');
  await user.selectOptions(labelled(/^Год рождения/), '2024');
  await on();
  expect(await screen.findByRole('heading', { name: 'Первый урок с 3 лет' }, patience)).toBeTruthy();
  // Its own form comes after the heading; the one of the contact stays unseen below.
  const leave = await screen.findByRole('button', { name: 'Напишите мне' }, patience);
  const [email] = screen.getAllByLabelText<HTMLInputElement>(/^E-mail$/);
  await user.type(email as HTMLInputElement, 'oleg@example.com');
  await user.click(leave);
  expect(await screen.findByText('Без согласия мы не можем сохранить адрес', {}, patience)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Можно хранить/ }));
  await user.click(screen.getByRole('button', { name: 'Напишите мне' }));
  expect(await screen.findByText(/Напишем на oleg@example.com/, {}, patience)).toBeTruthy();
  expect(school.by('POST /registration/later')[0]?.body).toEqual({
    email: 'oleg@example.com',
    dob: { month: 3, year: 2024 },
    locale: 'ru-RU',
    agreed: true,
  });
});

test('the link of the letter erases nothing before its button is pressed', async () => {
  const { school, user } = await begun('/registration#secret-of-the-letter');
  school.on('POST /registration/later/take-back', { done: true });
  const erase = await screen.findByRole('button', { name: 'Стереть адрес' });
  expect(school.by('POST /registration/later/take-back')).toEqual([]);
  await user.click(erase);
  expect(await screen.findByText('Стёрли. Писем не будет.')).toBeTruthy();
  expect(school.by('POST /registration/later/take-back')[0]?.body).toEqual({ token: 'secret-of-the-letter' });
  expect(location.hash).toBe('');
});

test('a school that is not open yet asks for an address in place of the form, and says that it was kept', async () => {
  const school = fakeSchool();
  school.on('GET /school/opening', { state: 'staff-only' });
  school.on('POST /school/waiting', { done: true });
  const { user } = await show(<Page />, { at: '/registration', texts: ['registration', 'kidForm', 'names'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Скоро откроемся' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(labelled(/^E-mail$/), 'oleg@example.com');
  await user.click(screen.getByRole('button', { name: 'Напишите мне' }));
  expect(await screen.findByText('Спасибо! Напишем на oleg@example.com, как только откроемся.')).toBeTruthy();
  expect(school.by('POST /school/waiting')[0]?.body).toEqual({ email: 'oleg@example.com', locale: 'ru-RU' });
});
