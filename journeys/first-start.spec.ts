import { randomBytes } from 'node:crypto';

import type { BrowserContextOptions, Page } from '@playwright/test';

import * as enErrorPages from '@school/words/en/shared/error-pages';
import * as ruErrorPages from '@school/words/ru/shared/error-pages';

import { expect, expectAccessible, looks, test as base } from './fixtures.ts';
import { type RunningSchool, startSchool } from './running-school.ts';
import { type Carriers, openCarriers } from './steps/carriers.ts';
import { choose, newcomer, register } from './steps/come-in.ts';
import {
  becomeOwner,
  chooseGrid,
  chooseSetting,
  comeToTeach,
  confirmEmail,
  familyOf,
  hire,
  hired,
  letPay,
  minutesToChoose,
  openToFamilies,
  ownWords,
  proveWays,
  takeCash,
  tryBank,
  wakeFamilies,
} from './steps/own-school.ts';
import { bookTrial } from './steps/trial.ts';

const secret = () => randomBytes(36).toString('base64');

/** A school as somebody starts it on a server of their own: in production, on an empty database, with what carries mail, SMS and money. */
const test = base.extend<{ carriers: Carriers }>({
  // Playwright reads the names of what a fixture needs from a pattern, so an empty one is written out.
  // eslint-disable-next-line no-empty-pattern
  carriers: async ({}, use) => {
    const carriers = await openCarriers();
    await use(carriers);
    await carriers.close();
  },
  school: async ({ carriers }, use) => {
    const school = await startSchool(
      {
        NODE_ENV: 'production',
        SCHOOL_TEST: '',
        ID_TOKEN_SECRET: secret(),
        BEARER_TOKEN_SECRET: secret(),
        CODE_PEPPER: secret(),
        FILES_SECRET: secret(),
        SCHOOL_SECRETS_KEY: secret(),
        SANDBOX_WEBHOOK_SECRET: secret(),
        ...carriers.env,
      },
      { empty: true },
    );
    await use(school);
    await school.stop();
  },
});

// Four people and a school, beside other journeys.
test.use({ actionTimeout: 60_000 });

type OpenDevice = (look: BrowserContextOptions) => Promise<Page>;

/** The link of the terminal makes the first who follows it the owner; a stranger finds nothing, before and after. */
async function begin(school: RunningSchool, openDevice: OpenDevice, language: 'ru' | 'en', phone: BrowserContextOptions) {
  const t = ownWords[language];
  const { notFound } = { ru: ruErrorPages.texts, en: enErrorPages.texts }[language];
  const stranger = await openDevice(phone);
  await stranger.goto('/setup');
  await expect(stranger.getByText(t.setup.notYet)).toBeVisible();
  await expectAccessible(stranger);

  const [, link = ''] = /Open your school\s+(\S+)/.exec(school.output()) ?? [];
  const owner = await openDevice({ ...phone, viewport: looks.laptop.viewport, isMobile: false });
  await becomeOwner(owner, t, link, school.url);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: notFound.title })).toBeVisible();
  return { stranger, owner };
}

test('who starts a school becomes its owner by the link of the terminal, and nobody else does', async ({ school, openDevice }) => {
  await begin(school, openDevice, 'ru', looks.phone);
});

for (const { title, language, grid, phone } of [
  { title: 'in Russian @long', language: 'ru', grid: 15, phone: looks.phone },
  { title: 'in English @long', language: 'en', grid: 20, phone: { ...looks.phone, locale: 'en-US', colorScheme: 'dark' } },
] as const) {
  test(`a school of one’s own is opened by its owner alone, and a stranger’s child has a trial and a paid package ${title}`, async ({
    school,
    carriers,
    openDevice,
  }) => {
    test.setTimeout(900_000);
    const t = ownWords[language];
    const { stranger, owner } = await begin(school, openDevice, language, phone);

    // A family that comes too early leaves its address.
    await stranger.goto('/registration');
    await expect(stranger.getByRole('heading', { level: 1, name: t.registration.notOpen.soon })).toBeVisible();
    await stranger.getByLabel(t.registration.notOpen.email).fill('early@family.example');
    await expectAccessible(stranger);
    await stranger.getByRole('button', { name: t.registration.notOpen.leave }).click();
    await expect(stranger.getByText(t.registration.notOpen.left('early@family.example'))).toBeVisible();

    await chooseSetting(owner, t, t.schoolSettings.names.nameRu, 'Орешник');
    await chooseSetting(owner, t, t.schoolSettings.names.nameEn, 'Hazel');
    await chooseSetting(owner, t, t.schoolSettings.names.contactPhone, '+375 29 111-22-33');
    await chooseSetting(owner, t, t.schoolSettings.names.legalName, 'ЧП «Орешник»');
    await chooseSetting(owner, t, t.schoolSettings.names.legalTaxNumber, '190000000');
    await chooseGrid(owner, t, grid);
    await wakeFamilies(owner, t, 'Europe/Minsk');
    await proveWays(owner, t, carriers);
    await tryBank(owner, t, carriers, school.url);

    await hire(owner, t);
    const invitation = () => carriers.letterTo(hired.email, /\/invitation#/);
    await expect.poll(invitation, { timeout: 30_000 }).toBeDefined();
    const teacher = await openDevice({ ...phone, viewport: looks.laptop.viewport, isMobile: false });
    await comeToTeach(teacher, t, invitation() ?? '');

    // A manager picks in the calendar of the school, and a family for its trial: from the minutes of the grid and no other.
    const ofGrid = Array.from({ length: 60 / grid }, (_, at) => at * grid);
    const tomorrow = Temporal.Now.plainDateISO('Europe/Moscow').add({ days: 1 });
    await owner.goto(`/manager/calendar?day=${tomorrow.toString()}`);
    expect(await minutesToChoose(owner, 'button')).toEqual(ofGrid);

    await openToFamilies(owner, t);
    await expect.poll(() => carriers.letterTo('early@family.example', /\/registration/), { timeout: 30_000 }).toBeDefined();

    const parent = await openDevice(phone);
    await register(parent, t);
    await parent.goto('/intro-appointment?subject=math');
    expect(ofGrid).toEqual(expect.arrayContaining(await minutesToChoose(parent, 'link')));
    await bookTrial(parent, t);
    await confirmEmail(parent, t, carriers, newcomer.email);
    // Who has not had the trial yet pays when somebody of the school lets it.
    await letPay(owner, t, await familyOf(owner, newcomer.email));
    await parent.goto('/payment/products');
    await choose(parent, t.payment.products.lessons(8));
    await parent.getByRole('checkbox', { name: t.payment.products.termsLink }).check();
    await carriers.payByCard(parent, school.url, () =>
      parent.getByRole('button', { name: new RegExp(`^${t.payment.products.pay('')}`) }).click(),
    );
    await expect(parent.getByText(t.payment.order.completed.title)).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => carriers.letterTo(newcomer.email, /\/payment\/history/), { timeout: 30_000 }).toBeDefined();

    // A second family, which pays in cash.
    const form = {
      firstName: 'Анна',
      lastName: 'Иванова',
      email: 'anna@family.example',
      password: 'oak-field-23',
      kid: { name: 'Маша', dob: { year: 2019, month: 5 }, languages: ['ru'] },
      subject: 'math',
      locale: 'ru-RU',
      timezone: 'Europe/Minsk',
      termsAccepted: true,
    };
    const second = await (await openDevice(phone)).request.post('/api/registration', { data: form });
    expect(second.status()).toBe(200);
    await takeCash(owner, t, await familyOf(owner, form.email));

    // What the owner paid is back by now, and every letter bears the name of this school alone.
    await owner.goto('/manager/opening');
    await expect(owner.getByText(t.opening.banks.stages.returned)).toBeVisible({ timeout: 75_000 });
    await expect(owner.getByText(t.opening.steps.money.done)).toBeVisible();
    for (const { from, subject, text, html } of carriers.letters)
      expect(`${from?.name} ${subject} ${text} ${html}`, 'a letter of the school').not.toMatch(/Чип|\bChip\b/);
  });
}
