import type { AnswerOf } from '@school/contract/calls';
import type { OpeningStep, StepShown } from '@school/contract/back-office/opening-shapes';
import { usualLook, usualNumbers } from '@school/contract/school/usual';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { askForSchool } from '#api/school.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';

import { Page } from './opening-page.tsx';

const texts = ['schoolOpening', 'names', 'login', 'office', 'refusals'] as const;
type Opening = AnswerOf<'GET /manager/school/opening'>;

const step = (name: OpeningStep, standing: StepShown['standing'], its: Partial<StepShown['facts']> = {}): StepShown => ({
  step: name,
  standing,
  facts: { missing: [], times: [], currencies: [], count: 0, ...its },
});
const looks = { languages: [...usualLook.languages], mascot: usualLook.mascot };
const opening = (its: Partial<Opening> = {}): Opening => ({
  state: 'staff-only',
  waiting: 2,
  isOwner: true,
  steps: [],
  banks: [],
  practiceUrl: null,
  ...its,
});

test('what must be keeps the button shut; what should be is named once more, and opens with its reason', async () => {
  const school = fakeSchool();
  school.on('GET /manager/school/opening', opening({ steps: [step('contact', 'must'), step('sms', 'should')] }));
  const { user } = await show(<Page />, { texts });
  expect(await screen.findByText('2 семьи ждут открытия')).not.toBeNull();
  // The way to a practice school, or how there will be one.
  expect(screen.getByText('npm start -- --try')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Открыть школу' }).getAttribute('aria-disabled')).toBe('true');

  const practiceUrl = 'https://try.hazel.example';
  school.on('GET /manager/school/opening', opening({ steps: [step('contact', 'done'), step('sms', 'should')], practiceUrl }));
  school.on('POST /manager/school/open', opening({ state: 'open' }));
  const again = await show(<Page />, { texts });
  expect((await screen.findByRole('link', { name: 'Посмотреть с примерами' })).getAttribute('href')).toBe(practiceUrl);
  await again.user.click(await screen.findByRole('button', { name: 'Открыть школу' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('SMS ещё не проверены: войти по телефону нельзя')).not.toBeNull();
  await user.type(sheet.getByLabelText('Причина'), 'Всё готово');
  await user.click(sheet.getByRole('button', { name: 'Открыть школу' }));
  expect(await screen.findByText('Школа открыта')).not.toBeNull();
  expect(school.by('POST /manager/school/open').map(({ body }) => body)).toEqual([{ seen: ['sms'], reason: 'Всё готово' }]);
});

test('the nearest times of trials stand there as a family would see them, and what is missing by its name', async () => {
  const times = [{ subject: 'math' as const, startsAt: '2026-11-24T15:00:00Z' }];
  fakeSchool().on('GET /manager/school/opening', opening({ steps: [step('trials', 'should', { times, missing: ['english'] })] }));
  await show(<Page />, { texts });
  expect(await screen.findByText(/^Математика: .*18:00/)).not.toBeNull();
  expect(screen.getByText(/^Нет: Английский/)).not.toBeNull();
});

test('the name stands there as families will see it: where they come in, in a letter and in an SMS', async () => {
  const school = fakeSchool();
  school.on('GET /school', { ...usualNumbers, ...looks, zone: 'Europe/Moscow', name: { ru: 'Ёж 9«"', en: 'Hog' } });
  school.on('GET /manager/school/opening', opening({ steps: [step('school', 'done')] }));
  queryClient.clear();
  await askForSchool();
  await show(<Page />, { texts, keepSession: true });
  expect(await screen.findByText('Вход · Школа «Ёж 9«"»')).not.toBeNull();
  expect(screen.getByText('От: Ёж 9«"')).not.toBeNull();
  expect(screen.getByText('Школа «Ёж 9«"» открылась, ждём вас')).not.toBeNull();
  expect(screen.getByText(/^123456 – код входа, школа «Ёж 9«"»/)).not.toBeNull();
  expect(screen.getByText(/знак.* Оператор посчитает 2 SMS\./)).not.toBeNull();
});

test('a bank that sent the money back and never told of it is given the address to tell', async () => {
  const bank = {
    provider: 'stripe',
    price: { amount: 100, currency: 'EUR' },
    webhookUrl: 'https://school.example/hook',
    at: null,
  } as const;
  const school = fakeSchool();
  const banks = [
    { ...bank, stage: 'returned', hasTold: false } as const,
    { ...bank, provider: 'bepaid', stage: 'returned', hasTold: true } as const,
  ];
  school.on('GET /manager/school/opening', opening({ steps: [step('money', 'should')], banks }));
  school.on('POST /manager/school/banks/:provider/proof', () => refusal('payments.provider_unavailable', { status: 503 }));
  const { user } = await show(<Page />, { texts });
  expect(await screen.findByText(/Банк не сообщил об оплате/)).not.toBeNull();
  expect(screen.getAllByText('https://school.example/hook')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Заплатить.*: Stripe$/ }));
  await expect
    .poll(() => school.by('POST /manager/school/banks/:provider/proof').map(({ path }) => path))
    .toEqual(['/manager/school/banks/stripe/proof']);
});

test('the bot is tried by opening it: once Telegram has told the school of it, the page says that it works', async () => {
  const school = fakeSchool();
  school.on('GET /manager/school/opening', opening({ steps: [step('telegram', 'may')] }));
  const url = 'https://t.me/chip_bot?start=proof';
  school.on('POST /manager/school/telegram/proof', { url, endsAt: '2026-11-24T15:10:00Z' });
  const { user } = await show(<Page />, { texts });
  await user.click(await screen.findByRole('button', { name: 'Проверить Telegram' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Начать проверку' }));
  expect((await sheet.findByRole('link', { name: 'Открыть бота' })).getAttribute('href')).toBe(url);
  expect(sheet.getByRole('status').textContent).toBe('Ждём, когда вы откроете бота…');
  school.on('GET /manager/school/opening', opening({ steps: [step('telegram', 'done')] }));
  await expect.poll(() => sheet.getByRole('status').textContent).toBe('Работает');
});

test('mail is proved by the code that came: a wrong one is told at its field, and the way is not called proved', async () => {
  const school = fakeSchool();
  school.on('GET /manager/school/opening', opening({ steps: [step('mail', 'must')] }));
  school.on('POST /manager/school/proofs/:channel', { sentTo: 'vera@school.example' });
  school.on('POST /manager/school/proofs/:channel/code', () => refusal('school.wrong_proof'));
  const { user } = await show(<Page />, { texts });
  await user.click(await screen.findByRole('button', { name: 'Проверить почту' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Отправить код' }));
  expect(await sheet.findByText('Код отправлен: vera@school.example. Введите его здесь.')).not.toBeNull();
  await user.type(sheet.getByLabelText('Код'), '123456');
  await user.click(sheet.getByRole('button', { name: 'Проверить' }));
  await expect.poll(() => sheet.getByLabelText('Код').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Работает')).toBeNull();

  school.on('POST /manager/school/proofs/:channel/code', opening({ steps: [step('mail', 'done')] }));
  const check = sheet.getByRole('button', { name: 'Проверить' });
  await expect.poll(() => check.getAttribute('aria-busy')).toBeNull();
  await user.click(check);
  expect(await screen.findByText('Работает')).not.toBeNull();
  expect(school.by('POST /manager/school/proofs/:channel/code').map(({ body }) => body)).toEqual([{ code: '123456' }, { code: '123456' }]);
});
