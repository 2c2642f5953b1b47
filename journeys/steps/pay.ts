import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../fixtures.ts';
import type { Words } from '../words.ts';
import { choose } from './come-in.ts';

/** The parent pays a package of eight: leaves the bank and comes back, is declined once, then pays. */
export async function payPackage(page: Page, t: Words): Promise<void> {
  await page.goto('/payment/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.payment.products.title);
  await choose(page, t.payment.products.lessons(8));
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: t.payment.products.termsLink }).check();
  await page.getByRole('button', { name: new RegExp(`^${t.payment.products.pay('')}`) }).click();

  await page.waitForURL('**/sandbox/checkout/**');
  await expectAccessible(page);
  await page.getByRole('link', { name: t.bank.leave }).click();
  await page.waitForURL('**/payment?order=**');
  await expect(page.getByText(t.payment.order.waiting.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.payment.order.waiting.continue }).click();

  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByRole('button', { name: t.bank.decline }).click();
  await page.waitForURL('**/payment?order=**');
  await expect(page.getByText(t.payment.order.failed.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.payment.order.failed.again }).click();

  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByRole('button', { name: t.bank.succeed, exact: true }).click();
  await page.waitForURL('**/payment?order=**');
  await expect(page.getByText(t.payment.order.completed.title)).toBeVisible();
  await expectAccessible(page);
}
