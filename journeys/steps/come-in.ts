import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../fixtures.ts';
import { type Words, words } from '../words.ts';

/** A parent nobody knows yet. */
export const newcomer = {
  firstName: 'Мария',
  email: 'maria@example.org',
  password: 'four words in a row',
  kid: 'Лев',
  born: { month: '5', year: '2018' },
};

/** Registers a family, question by question; on the way sends one unanswered, so that its errors are seen and nothing typed is lost. */
export async function register(page: Page, t: Words, born = newcomer.born): Promise<void> {
  await page.goto('/registration');
  await speak(page, t);
  const { questions, next } = t.registration;
  const on = () => page.getByRole('button', { name: next }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(questions.name.title);
  await on();
  await expect(page.getByText(t.kidForm.wrong.name)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t.kidForm.name).fill(newcomer.kid);
  await on();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(questions.birth.title);
  await page.getByLabel(t.kidForm.bornMonth).selectOption(born.month);
  await page.getByLabel(t.kidForm.bornYear).selectOption(born.year);
  await on();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(questions.subject.title);
  await expectAccessible(page);
  // One tap answers and goes on.
  await choose(page, t.names.subjects.math);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(questions.contact.title);
  await page.getByLabel(t.registration.firstName).fill(newcomer.firstName);
  await page.getByRole('button', { name: t.registration.submit }).click();
  await expect(page.getByText(t.registration.wrong.emailNeeded)).toBeVisible();
  await expect(page.getByLabel(t.registration.firstName)).toHaveValue(newcomer.firstName);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: t.registration.email }).fill(newcomer.email);
  await page.getByLabel(t.registration.password, { exact: true }).fill(newcomer.password);
  await page.getByRole('checkbox', { name: t.registration.termsLink }).check();
  await page.getByRole('button', { name: t.registration.submit }).click();
  await page.waitForURL((url) => url.pathname !== '/registration');
}

/** Signs in on the sign-in page and waits until it is left. */
export async function signIn(page: Page, t: Words, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await speak(page, t);
  await page.getByLabel(t.login.login).fill(email);
  await page.getByLabel(t.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: t.login.enter, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The newcomer on a second device, before the e-mail is confirmed: the code of the letter is asked for, once. */
export async function signInFirst(page: Page, t: Words, url: string): Promise<void> {
  await page.goto('/login');
  await speak(page, t);
  await page.getByLabel(t.login.login).fill(newcomer.email);
  await page.getByLabel(t.login.password, { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: t.login.enter, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.login.contactCode.title })).toBeVisible();
  await expectAccessible(page);
  const { messages } = (await (await fetch(`${url}/dev/inbox.json?to=${newcomer.email}`)).json()) as { messages: Array<{ text: string }> };
  await page.getByLabel(t.login.contactCode.code).fill(/\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: t.login.enter, exact: true }).click();
  await page.waitForURL((to) => to.pathname !== '/login');
}

/** Takes one of several chips by the beginning of its name. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) }).check({ force: true });
}

/** The person chooses the language on this device, by its button at the top; if it speaks it already, there and back. */
async function speak(page: Page, t: Words): Promise<void> {
  // Asked of one catalogue: a journey may have put words of its own beside these.
  const [wanted, other] = t.login === words.en.login ? ['English', 'Русский'] : ['Русский', 'English'];
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const away = page.getByRole('button', { name: other });
  if (await away.isVisible()) await away.click();
  await page.getByRole('button', { name: wanted }).click();
}
