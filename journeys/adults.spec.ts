import type { Page } from '@playwright/test';
import { texts as enEntry } from '@school/words/en/entry/adult-entry';
import { texts as enPay } from '@school/words/en/entry/pay-entry';
import { texts as enAdults } from '@school/words/en/parent/adults';
import { texts as enLink } from '@school/words/en/parent/pay-link';
import { texts as ruEntry } from '@school/words/ru/entry/adult-entry';
import { texts as ruPay } from '@school/words/ru/entry/pay-entry';
import { texts as ruAdults } from '@school/words/ru/parent/adults';
import { texts as ruLink } from '@school/words/ru/parent/pay-link';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { choose } from './steps/come-in.ts';
import { annaAtHome } from './steps/demo.ts';
import { words } from './words.ts';

const languages = {
  ru: { ...words.ru, adults: ruAdults, adultEntry: ruEntry, payLink: ruLink, payEntry: ruPay },
  en: { ...words.en, adults: enAdults, adultEntry: enEntry, payLink: enLink, payEntry: enPay },
};
type Own = (typeof languages)['ru'];

const oleg = { email: 'oleg@example.org', password: 'an oak by the river' };

async function linkTo(school: RunningSchool, to: string): Promise<string> {
  const letter = (await school.inbox()).find((it) => it.to === to && it.text.includes('/adult#'));
  const found = /\/adult#[\w-]+/.exec(letter?.text ?? '')?.[0];
  if (found === undefined) throw new Error('No invitation has come');
  return found;
}

/** Chooses a package of eight and accepts the terms. */
async function choosePackage(page: Page, t: Own): Promise<void> {
  await page.goto('/payment/products');
  await choose(page, t.payment.products.lessons(8));
  await page.getByRole('checkbox', { name: t.payment.products.termsLink }).check();
}

for (const [language, look] of [
  ['ru', looks.phone],
  ['en', looks.laptop],
] as const) {
  const t = languages[language] as Own;
  const long = language === 'en' ? ' @long' : '';

  test(`in ${language} a second adult is invited, comes in, writes and goes on as the child, pays once the parent lets it, and is let out${long}`, async ({
    school,
    openDevice,
  }) => {
    const anna = await openDevice(look);
    await annaAtHome(anna, t);
    await anna.goto('/settings');
    await anna.getByRole('link', { name: t.settings.places.adults }).click();
    await expectAccessible(anna);
    await anna.getByRole('button', { name: t.adults.invite }).click();
    const sheet = anna.getByRole('dialog');
    await sheet.getByLabel(t.adults.form.name).fill('Олег');
    await sheet.getByLabel(t.adults.form.email, { exact: true }).fill(oleg.email);
    await expectAccessible(anna);
    await sheet.getByRole('button', { name: t.adults.form.do }).click();
    await expect(anna.getByRole('button', { name: t.adults.withdrawOf('Олег') })).toBeVisible();

    const phone = await openDevice(look);
    await phone.goto(await linkTo(school, oleg.email));
    await expect(phone.getByText(t.adultEntry.hello('Олег'))).toBeVisible();
    await expectAccessible(phone);
    await phone.getByLabel(t.adultEntry.password, { exact: true }).fill(oleg.password);
    await phone.getByRole('checkbox', { name: t.adultEntry.termsLink }).check();
    await phone.getByRole('button', { name: t.adultEntry.go }).click();
    await phone.waitForURL((url) => url.pathname !== '/adult');

    // He writes to the school, under his own name.
    await phone.goto('/chat');
    await phone.getByRole('main').getByRole('link').first().click();
    const typed = phone.getByRole('textbox', { name: t.chat.message });
    await typed.fill('Я папа Миши');
    await phone.getByRole('button', { name: t.chat.send }).click();
    await expect(phone.getByRole('log').getByText('Я папа Миши')).toBeVisible();

    // What is not open to him says so.
    await phone.goto('/payment/products');
    await expect(phone.getByRole('heading', { level: 1, name: t.adults.closed.pays })).toBeVisible();
    await expectAccessible(phone);
    await phone.goto('/settings');
    await expect(phone.getByRole('link', { name: t.settings.places.privacy })).toHaveCount(0);

    // The parent lets him pay, and he does.
    await anna.reload();
    await anna.getByRole('button', { name: t.adults.changeOf('Олег') }).click();
    await choose(anna, t.adults.rights.pays);
    await anna.getByRole('dialog').getByRole('button', { name: t.adults.save }).click();
    await expect(anna.getByRole('dialog')).toHaveCount(0);
    await expect(anna.getByText(t.adults.rights.pays)).toBeVisible();
    await choosePackage(phone, t);
    await phone.getByRole('button', { name: new RegExp(`^${t.payment.products.pay('')}`) }).click();
    await phone.waitForURL('**/sandbox/checkout/**');
    await phone.getByRole('button', { name: t.bank.succeed, exact: true }).click();
    await phone.waitForURL('**/payment?order=**');
    await expect(phone.getByText(t.payment.order.completed.title)).toBeVisible();

    // Out at once.
    await anna.getByRole('button', { name: t.adults.removeOf('Олег') }).click();
    await anna.getByRole('dialog').getByRole('button', { name: t.adults.remove, exact: true }).click();
    await expect(anna.getByRole('button', { name: t.adults.removeOf('Олег') })).toHaveCount(0);
    await phone.goto('/schedule');
    await phone.waitForURL('**/login**');
  });

  test(`in ${language} a stranger pays by a link without signing in, and the family sees it`, { tag: '@long' }, async ({ openDevice }) => {
    const anna = await openDevice(look);
    await annaAtHome(anna, t);
    await choosePackage(anna, t);
    await anna.getByRole('button', { name: t.payLink.title }).click();
    const sheet = anna.getByRole('dialog', { name: t.payLink.ready });
    await expectAccessible(anna);
    const link = (await sheet.getByText('/pay#').textContent()) ?? '';
    await sheet.getByRole('link', { name: t.payLink.toOrder }).click();
    await expect(anna.getByText(t.payment.order.waiting.title)).toBeVisible();

    const stranger = await openDevice(look);
    await stranger.goto(link);
    await expect(stranger.getByText(t.payEntry.asks('Анна'))).toBeVisible();
    await expectAccessible(stranger);
    await stranger.getByRole('button', { name: new RegExp(`^${t.payEntry.pay('').trim()}`) }).click();
    await stranger.waitForURL('**/sandbox/checkout/**');
    await stranger.getByRole('button', { name: t.bank.succeed, exact: true }).click();
    await stranger.waitForURL('**/pay');
    await expect(stranger.getByText(t.payEntry.states.paid.title)).toBeVisible();
    await expect(anna.getByText(t.payment.order.completed.title)).toBeVisible();
    await expectAccessible(stranger);
  });
}
