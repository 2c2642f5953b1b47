import type { Page } from '@playwright/test';

import { expect, looks, test } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { words } from './words.ts';

const anna = { email: 'anna@chip.school', password: 'anna-chip-2026' };
const hours = 3_600_000;

/** The device's clock is wrong by so many ms from the first moment on. */
function wrongClock(ahead: number): void {
  const Right = Date;
  const now = () => Right.now() + ahead;
  globalThis.Date = new Proxy(Right, {
    construct: (of, given: unknown[]) => Reflect.construct(of, given.length === 0 ? [now()] : given) as Date,
    get: (of, name) => (name === 'now' ? now : (Reflect.get(of, name) as unknown)),
  });
}

/** What stands on a page once it is quiet, without the running seconds. */
async function shown(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-hidden] > .animate-pulse')).toHaveCount(0);
  const text = await page.locator('body').innerText();
  return text.replaceAll(/\d\d:\d\d:\d\d/g, 'running');
}

test(
  'a device whose clock is three hours wrong, in another zone, shows the same as any other',
  { tag: '@long' },
  async ({ openDevice }) => {
    const right = await openDevice(looks.laptop);
    const fast = await openDevice({ ...looks.laptop, timezoneId: 'Asia/Tokyo' });
    const slow = await openDevice({ ...looks.laptop, timezoneId: 'Pacific/Honolulu' });
    await fast.addInitScript(wrongClock, 3 * hours);
    await slow.addInitScript(wrongClock, -3 * hours);
    const devices = [right, fast, slow];
    await Promise.all(devices.map((device) => signIn(device, words.en, anna)));
    const clocks = await Promise.all(devices.map((device) => device.evaluate(() => Date.now())));
    expect(clocks.map((clock) => ((clock - Date.now()) / hours).toFixed(0).replace('-0', '0'))).toEqual(['0', '3', '-3']);

    const { next } = (await (await right.request.get('/api/events')).json()) as { next: { eventId: string } };
    for (const path of [
      '/',
      '/schedule',
      '/schedule?view=list&since=2026-01-01',
      `/schedule?event=${next.eventId}&do=transfer`,
      '/intro-appointment',
    ]) {
      // The minute may turn between the looks.
      await expect(async () => {
        const [asItIs, onFast, onSlow] = await Promise.all(devices.map((device) => shown(device, path)));
        expect(onFast, `${path}, fast`).toBe(asItIs);
        expect(onSlow, `${path}, slow`).toBe(asItIs);
      }).toPass({ timeout: 60_000 });
    }
  },
);
