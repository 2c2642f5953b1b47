import type { Page } from '@playwright/test';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { choose } from './steps/come-in.ts';
import { annaAtHome } from './steps/demo.ts';
import { type Words, words } from './words.ts';

const threshold = 15;

interface Units {
  gold: number;
  silver: number;
}

/** Units on the balance of the family that is signed in. */
async function balanceOf(page: Page): Promise<Units> {
  const answer = await page.request.get('/api/user');
  const { balance } = (await answer.json()) as {
    balance: { bundleGold: { goldCurrent: number }; bundleSilver: { silverCurrent: number } };
  };
  return { gold: balance.bundleGold.goldCurrent, silver: balance.bundleSilver.silverCurrent };
}

const pass = async (school: RunningSchool, time: Temporal.DurationLike): Promise<void> =>
  school.moveClockTo((await school.now()).add(time));

/** Anna has a card remembered, pays by it in one tap, lets the school top her balance up once, and switches that off. */
async function rememberTapAndTopUp(school: RunningSchool, page: Page, t: Words): Promise<void> {
  const { pay, page: cards } = t.savedCards;
  await annaAtHome(page, t);
  const before = await balanceOf(page);

  await page.goto('/payment/products?kind=group');
  await choose(page, t.payment.products.lessons(8));
  const remember = page.getByRole('checkbox', { name: pay.save });
  await expect(remember).not.toBeChecked();
  await remember.check();
  await page.getByRole('checkbox', { name: t.payment.products.termsLink }).check();
  await page.getByRole('button', { name: new RegExp(`^${t.payment.products.pay('')}`) }).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByRole('button', { name: t.bank.succeed, exact: true }).click();
  await expect(page.getByText(t.payment.order.completed.title)).toBeVisible();

  // The next package costs one tap; no bank is between.
  await page.goto('/payment/products?kind=group');
  await choose(page, t.payment.products.lessons(8));
  await expectAccessible(page);
  await page.getByRole('button', { name: /•••• 4242$/ }).click();
  await expect(page.getByText(t.payment.order.completed.title)).toBeVisible();
  expect(await balanceOf(page)).toEqual({ ...before, silver: before.silver + 16 });

  // What is charged, when, how much and how it is switched off is agreed to before it is on.
  await page.goto('/payment');
  await page.getByRole('link', { name: t.payment.overview.cards }).click();
  await expect(page.getByRole('heading', { level: 1, name: cards.title })).toBeVisible();
  const form = page.getByRole('form', { name: t.topUp.title });
  const packages = form.getByLabel(t.topUp.package);
  await packages.selectOption(await packages.locator('option', { hasText: sixteen(t) }).getAttribute('value'));
  await form.getByRole('combobox', { name: t.topUp.threshold }).selectOption(String(threshold));
  await form.getByRole('button').click();
  await expect(page.getByText(t.topUp.agreeFirst)).toBeVisible();
  await form.getByRole('checkbox').check();
  await expectAccessible(page);
  await form.getByRole('button').click();
  await expect(page.getByText(t.topUp.on, { exact: true })).toBeVisible();

  // Told of first; three days later it is charged, once.
  const { gold } = before;
  expect(gold).toBeLessThanOrEqual(threshold);
  await pass(school, { minutes: 11 });
  await expect.poll(async () => (await school.inbox()).filter(({ text }) => text.includes('/payment/cards')).length).toBeGreaterThan(0);
  await page.goto('/payment/cards');
  await pass(school, { hours: 72 });
  await annaAtHome(page, t);
  await expect.poll(async () => (await balanceOf(page)).gold, { timeout: 20_000 }).toBeGreaterThan(gold);
  const topped = await balanceOf(page);
  await pass(school, { hours: 24 });
  await annaAtHome(page, t);
  expect((await balanceOf(page)).gold).toBeLessThanOrEqual(topped.gold);

  await page.goto('/payment/cards');
  await page.getByRole('button', { name: t.topUp.switchOff }).click();
  await expect(page.getByText(t.topUp.off, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: cards.removeNamed('Visa •••• 4242') }).click();
  await page.getByRole('dialog').getByRole('button', { name: cards.remove, exact: true }).click();
  await expect(page.getByText(cards.none)).toBeVisible();
  await expectAccessible(page);
}

/** Individual lessons, of which Anna has a dozen in the schedule. */
const sixteen = (t: Words): string => t.topUp.packageLine('gold', 16, '');

test(
  'a parent pays by a remembered card in one tap, and the balance tops itself up once',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    await rememberTapAndTopUp(school, await openDevice(looks.phone), words.ru);
  },
);

test('the same in English on a laptop', { tag: '@long' }, async ({ school, openDevice }) => {
  await rememberTapAndTopUp(school, await openDevice(looks.laptop), words.en);
});
