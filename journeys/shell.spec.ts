import type { Page } from '@playwright/test';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { openGateway } from './next-release.ts';
import { startSchool } from './running-school.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { words } from './words.ts';
import { texts as tour } from '@school/words/ru/shared/tour';
import { texts as errorPages } from '@school/words/ru/shared/error-pages';

/** What lies in the store of the device: how many answers, and all of it as text. */
const keptHere = (page: Page): Promise<{ answers: number; text: string }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('kept');
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['answers', 'session']);
          const [answers, session] = [reading.objectStore('answers').getAll(), reading.objectStore('session').getAll()];
          reading.oncomplete = () => {
            opening.result.close();
            resolve({ answers: answers.result.length, text: JSON.stringify([answers.result, session.result]) });
          };
        };
      }),
  );

/** The worker has kept what a family reads without a connection. */
const keptFiles = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) if (await (await caches.open(name)).match('/family-was-here')) return true;
    return false;
  });

test('a family is shown around, reads its schedule without a connection, and updates when nothing is lost by it', async ({ browser }) => {
  const t = words.ru;
  const gateway = await openGateway();
  const school = await startSchool({ PUBLIC_URL: gateway.url });
  gateway.before(school.url);
  // At night, when no lesson is near: a new release would wait for its end.
  const now = (await school.now()).toZonedDateTimeISO('Europe/Minsk');
  await school.moveClockTo(now.add({ days: 1 }).startOfDay().add({ hours: 3 }).toInstant());
  const context = await browser.newContext({ ...looks.phone, baseURL: gateway.url, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await signIn(page, t, demo.anna);
    await page.goto('/schedule');
    await expect.poll(() => keptFiles(page), { timeout: 60_000 }).toBe(true);
    await expect.poll(async () => (await keptHere(page)).answers).toBeGreaterThan(1);
    expect((await keptHere(page)).text).not.toMatch(/"bearer":"[^"]/);

    // The connection goes; the school is opened anew all the same, and says from when its schedule is.
    await context.setOffline(true);
    await expect(page.getByRole('alertdialog', { name: errorPages.offline.title })).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: errorPages.offline.readSchedule }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.schedule.title })).toBeVisible();
    await expect(page.getByText(errorPages.offline.keptSince('').trim(), { exact: false })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Миша');
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: errorPages.offline.restored })).toBeVisible();

    // A network that leads nowhere: the browser calls it a connection, and the school is read all the same.
    gateway.cut(true);
    await page.goto('/');
    await page.getByRole('button', { name: errorPages.offline.readSchedule }).click();
    await expect(page.getByRole('main')).toContainText('Миша');
    gateway.cut(false);
    await expect(page.getByRole('status').filter({ hasText: errorPages.offline.restored })).toBeVisible();

    // Somebody wants to be shown around again, and leaves by a key.
    await page.goto('/help');
    await page.getByRole('button', { name: tour.again }).click();
    const card = page.getByRole('region', { name: tour.steps.home.title });
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: tour.next }).click();
    await expect(page).toHaveURL(/\/schedule$/);
    await expect(page.getByRole('heading', { name: tour.steps.schedule.title, level: 2 })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: tour.leave })).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: tour.keys.title })).toBeVisible();
    await page.keyboard.press('Escape');

    // A new release comes out: the person says when.
    gateway.release();
    const notice = page.getByRole('status').filter({ hasText: errorPages.release.there });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await notice.getByRole('button', { name: errorPages.release.update }).click({ timeout: 15_000 });
    await expect
      .poll(() =>
        page
          .locator('meta[name="release"]')
          .getAttribute('content')
          .catch(() => null),
      )
      .toBe('ffffffffffffffff');

    // The device turns dark, and the page with it, without being opened anew.
    await page.goto('/settings');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    // Whoever leaves leaves nothing behind, and the page that is left asks for nothing and fails at nothing.
    const late: string[] = [];
    page.on('pageerror', (fault) => late.push(fault.message));
    page.on('response', (answer) => {
      if (answer.status() === 401) late.push(answer.url());
    });
    await page.getByRole('button', { name: t.settings.sessions.signOut }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1, name: t.login.title })).toBeVisible();
    expect(late).toEqual([]);
    await expect.poll(async () => (await keptHere(page)).answers, { timeout: 10_000 }).toBe(0);
  } finally {
    await context.close();
    await gateway.stop();
    await school.stop();
  }
});
