import type { EquipmentStep } from '@school/contract/equipment/shapes';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

import { texts as t } from '@school/words/ru/shared/equipment';
import type { RunningSchool } from '../running-school.ts';

export const anna = { email: 'anna@chip.school', password: 'anna-chip-2026' };
export const desktop = { viewport: { width: 1280, height: 900 }, locale: 'ru-RU', timezoneId: 'Europe/Minsk' } as const;

/** Somebody signed in on a device of this browser; by calls, since signing in is looked at elsewhere. */
export async function enter(browser: Browser, school: RunningSchool, look: BrowserContextOptions, who = anna): Promise<Page> {
  // The worker of the app has a journey of its own; here what the page asks for is what the network hears.
  const context = await browser.newContext({ serviceWorkers: 'block', ...look, baseURL: school.url, reducedMotion: 'reduce' });
  const headers = { 'x-requested-with': 'chip' };
  const page = await context.newPage();
  const given = await page.request.post('/api/auth/sign-in', { headers, data: { login: who.email, password: who.password } });
  const { idToken } = (await given.json()) as { idToken: string };
  await page.request.post('/api/user/session', { headers, data: { idToken } });
  return page;
}

/** What the check says of a step, with what to do about it. */
export const stepOf = (page: Page, step: EquipmentStep): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(t.steps[step], { exact: true }) });

/** Opens the page of the check and begins it. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/settings/equipment-check');
  await page.getByRole('button', { name: t.start }).click();
}
