import type { Page } from '@playwright/test';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { choose, signIn } from './steps/come-in.ts';
import { annaAtHome, demo } from './steps/demo.ts';
import { words } from './words.ts';

const { ru, en } = words;

/** Units of a kind on the balance of the family that is signed in. */
async function balanceOf(page: Page): Promise<{ gold: number; goldFree: number; silver: number }> {
  const answer = await page.request.get('/api/user');
  const { balance } = (await answer.json()) as {
    balance: { bundleGold: { goldCurrent: number; goldFree: number }; bundleSilver: { silverCurrent: number } };
  };
  return { gold: balance.bundleGold.goldCurrent, goldFree: balance.bundleGold.goldFree, silver: balance.bundleSilver.silverCurrent };
}

/** Orders a package of eight and stands before the bank. */
async function order(page: Page, code?: string): Promise<void> {
  await page.goto('/payment/products');
  await choose(page, ru.payment.products.lessons(8));
  if (code !== undefined) {
    await page.getByRole('button', { name: ru.promo.have }).click();
    await page.getByLabel(ru.promo.label).fill(code);
    await page.getByRole('button', { name: ru.promo.check, exact: true }).click();
    await expect(page.getByText(ru.promo.applied(code.toUpperCase()))).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('checkbox', { name: ru.payment.products.termsLink }).check();
  await page.getByRole('button', { name: new RegExp(`^${ru.payment.products.pay('')}`) }).click();
  await page.waitForURL('**/sandbox/checkout/**');
}

/** A minute goes by: what the school does once a minute is done, and the journey need not wait for it. */
const aMinuteGoesBy = async (school: RunningSchool): Promise<void> => school.moveClockTo((await school.now()).add({ minutes: 1 }));

/** A manager stands at a page of the money. */
async function managerAt(page: Page, who: { email: string; password: string }, path: string): Promise<void> {
  await signIn(page, en, who);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a package is paid with a promo code on a phone, declined once, left and paid on another device; exchanged; and given back by two managers', async ({
  school,
  openDevice,
}) => {
  // A manager makes a code of ten percent.
  const office = await openDevice(looks.laptop);
  await managerAt(office, demo.manager, '/manager/money/promo-codes');
  await expectAccessible(office);
  await office.getByRole('button', { name: en.promoCodes.add }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByLabel(en.promoCodes.form.code, { exact: true }).fill('Winter10');
  await sheet.getByLabel(en.promoCodes.form.percent).fill('10');
  await sheet.getByLabel(en.promoCodes.form.note).fill('Winter');
  await expectAccessible(office);
  await sheet.getByRole('button', { name: en.promoCodes.form.save }).click();
  await expect(office.getByText('WINTER10').first()).toBeVisible();

  // On the phone: the code, a decline, and away.
  const phone = await openDevice(looks.phone);
  await annaAtHome(phone, ru);
  const before = await balanceOf(phone);
  await order(phone, 'winter10');
  await phone.getByRole('button', { name: ru.bank.decline }).click();
  await phone.waitForURL('**/payment?order=**');
  await expect(phone.getByText(ru.payment.order.failed.title)).toBeVisible();
  await phone.getByRole('button', { name: ru.payment.order.failed.again }).click();
  await phone.waitForURL('**/sandbox/checkout/**');
  await phone.getByRole('link', { name: ru.bank.leave }).click();
  await expect(phone.getByText(ru.payment.order.waiting.title)).toBeVisible();

  // On the laptop the same order goes on, and the phone sees it paid.
  const laptop = await openDevice({ ...looks.laptop, locale: 'ru-RU' });
  await annaAtHome(laptop, ru);
  await laptop.goto('/payment/products');
  await laptop.getByRole('link', { name: ru.payment.openOrder.continue }).click();
  await laptop.getByRole('button', { name: ru.payment.order.waiting.continue }).click();
  await laptop.waitForURL('**/sandbox/checkout/**');
  await laptop.getByRole('button', { name: ru.bank.succeed, exact: true }).click();
  await expect(phone.getByText(ru.payment.order.completed.title)).toBeVisible();
  const paid = await balanceOf(phone);
  expect(paid.gold).toBe(before.gold + 8);
  // Who has just paid is told of the gift for a friend.
  await phone.getByRole('link', { name: ru.promo.card.go }).click();
  await expect(phone.getByRole('heading', { level: 1, name: ru.promo.page.title })).toBeVisible();

  // Two of them for group lessons: what comes of it is said before.
  await phone.goto('/payment/exchange?from=gold&units=2');
  await expect(phone.getByText(ru.exchange.preview)).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: ru.exchange.confirm(2) }).click();
  await expect.poll(() => balanceOf(phone)).toMatchObject({ gold: paid.gold - 2 });
  // A group lesson costs about half of an individual one: two are worth more than two.
  expect((await balanceOf(phone)).silver).toBeGreaterThan(paid.silver + 2);

  // The rest is asked back: the quote, the reason, the request.
  await phone.goto('/payment/refund');
  await expectAccessible(phone);
  const ask = phone.getByRole('button', { name: new RegExp(`^${ru.refund.ask('').trim()} \\d`) }).first();
  const quoted = (await ask.textContent()) ?? '';
  await ask.click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel(ru.refund.dialog.reason.label).selectOption(ru.refund.dialog.reasons.moving);
  await expectAccessible(phone);
  await dialog.getByRole('button', { name: /^Попросить вернуть/ }).click();
  await expect(phone.getByText(ru.refund.state.asked)).toBeVisible();

  // One manager approves, a second one agrees, and the money is back.
  await office.goto('/manager/money/refunds');
  await expectAccessible(office);
  await office
    .getByRole('button', { name: /^Approve: / })
    .first()
    .click();
  await office
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^(${en.managerRefunds.approveAsk}|Refund)`) })
    .click();
  const second = await openDevice(looks.laptop);
  await managerAt(second, demo.marina, '/manager/money/approvals');
  const waiting = second.getByRole('button', { name: /^Approve: / }).first();
  if (await waiting.isVisible()) {
    await expectAccessible(second);
    await waiting.click();
    await second.getByRole('dialog').getByRole('button', { name: en.approvals.approve, exact: true }).click();
  }
  await aMinuteGoesBy(school);
  // The news of it stands in the page at the same time, with a capital letter.
  await expect(phone.getByText(ru.refund.state.done, { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(quoted).not.toBe('');
  await phone.goto('/payment/history');
  await expect(phone.getByText(ru.payment.history.types.refund).filter({ visible: true }).first()).toBeVisible();
});

test(
  'a package that was paid twice is found by a manager, and the second payment goes back',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const phone = await openDevice(looks.phone);
    await annaAtHome(phone, ru);
    await order(phone);
    await phone.getByText(ru.bank.more).click();
    await phone.getByRole('button', { name: ru.bank.twice }).click();
    await expect(phone.getByText(ru.payment.order.completed.title)).toBeVisible({ timeout: 20_000 });
    await aMinuteGoesBy(school);

    const office = await openDevice(looks.laptop);
    await managerAt(office, demo.manager, '/manager/money');
    await expect(office.getByText(/was already paid, and/)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(office);
    await office.getByRole('button', { name: new RegExp(`^${en.reconciliation.remedies.refund}: `) }).click();
    const sheet = office.getByRole('dialog');
    await sheet.getByLabel(en.office.reason.label).fill('Paid in two tabs');
    await expectAccessible(office);
    await sheet.getByRole('button', { name: en.reconciliation.remedies.refund, exact: true }).click();
    await expect(sheet).toBeHidden();

    // It is more than one decides alone: a colleague agrees, and the case is closed.
    const second = await openDevice(looks.laptop);
    await managerAt(second, demo.marina, '/manager/money/approvals');
    await second
      .getByRole('button', { name: /^Approve: / })
      .first()
      .click();
    await second.getByRole('dialog').getByRole('button', { name: en.approvals.approve, exact: true }).click();
    await expect(office.getByText(en.reconciliation.empty)).toBeVisible({ timeout: 20_000 });
  },
);
