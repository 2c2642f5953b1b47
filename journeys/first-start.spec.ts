import { randomBytes } from 'node:crypto';

import { texts as secondFactor } from '@school/words/ru/shared/second-factor';
import { texts as staff } from '@school/words/ru/shared/staff';
import { texts as setup } from '@school/words/ru/entry/setup';
import { texts as errorPages } from '@school/words/ru/shared/error-pages';

import { expect, expectAccessible, looks, test as base } from './fixtures.ts';
import { startSchool } from './running-school.ts';
import { appCode } from './steps/app-code.ts';

const secret = () => randomBytes(36).toString('base64');

/** A school as somebody starts it on a server of their own: in production, on an empty database. */
const test = base.extend({
  // Playwright reads the names of what a fixture needs from a pattern, so an empty one is written out.
  // eslint-disable-next-line no-empty-pattern
  school: async ({}, use) => {
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
        PAYMENT_PROVIDERS: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      { empty: true },
    );
    await use(school);
    await school.stop();
  },
});

test('who starts a school becomes its owner by the link of the terminal, and nobody else does', async ({ school, openDevice }) => {
  const stranger = await openDevice(looks.phone);
  await stranger.goto('/setup');
  await expect(stranger.getByText(setup.notYet)).toBeVisible();
  await expectAccessible(stranger);

  const [, link = ''] = /Open your school\s+(\S+)/.exec(school.output()) ?? [];
  const page = await openDevice(looks.phone);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: setup.title })).toBeVisible();
  // The secret does not stay in the address, where it would be photographed or shared.
  await expect(page).toHaveURL(`${school.url}/setup`);
  await page.getByRole('textbox', { name: setup.name }).fill('Вера Ким');
  await page.getByRole('textbox', { name: setup.email }).fill('vera@school.example');
  await page.getByLabel(setup.password, { exact: true }).fill('birch-lake-42');
  await expectAccessible(page);
  await page.getByRole('button', { name: setup.go }).click();

  await page.getByText(secondFactor.byHand).click();
  const key = await page.locator('code').innerText();
  await page.getByRole('textbox', { name: secondFactor.code }).fill(appCode(key));
  await page.getByRole('button', { name: secondFactor.confirm }).click();
  await expect(page.getByRole('heading', { name: secondFactor.recovery })).toBeVisible();
  await page.getByRole('button', { name: secondFactor.go }).click();
  await page.waitForURL('**/manager**');
  await page.goto('/manager/staff');
  await expect(page.getByText(staff.you)).toBeVisible();

  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: errorPages.notFound.title })).toBeVisible();
});
