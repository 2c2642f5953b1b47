import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../fixtures.ts';
import type { Words } from '../words.ts';

/** The parent takes two weekly times of the teacher who held the trial. Answers with the first lesson. */
export async function setSchedule(page: Page, t: Words): Promise<Temporal.Instant> {
  await page.getByRole('link', { name: t.payment.order.completed.schedule }).click();
  await page.waitForURL('**/schedule-selection/**');
  if (
    await page
      .getByRole('link', { name: t.selection.choose })
      .isVisible()
      .catch(() => false)
  ) {
    await page.getByRole('link', { name: t.selection.choose }).click();
  }
  await expect(page.getByRole('heading', { name: t.selection.times })).toBeVisible();
  await expectAccessible(page);
  const free = page.locator('button[aria-pressed="false"]:not([aria-disabled="true"]):visible').filter({ hasText: /\d:\d\d/ });
  await free.first().click();
  await expect(page.getByText(t.selection.chosen)).toBeVisible();
  await page.getByRole('button', { name: t.selection.confirm }).click();
  await page.waitForURL((url) => url.pathname === '/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.schedule.title);
  await expectAccessible(page);
  const answer = await page.request.get('/api/events');
  const { events } = (await answer.json()) as { events: Array<{ timestamp: string; kind: string; status: string }> };
  const first = events.find(({ kind, status }) => kind === 'regular' && status === 'scheduled');
  if (!first) throw new Error('No lesson of the regular schedule in the window');
  return Temporal.Instant.from(first.timestamp);
}
