import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { test } from './fixtures.ts';

test('every letter of the demo is read on a phone, by day and by night: axe finds nothing, and nothing scrolls sideways @long', async ({
  school,
  openDevice,
}) => {
  const letters = (await school.inbox()).filter(({ channel, text }) => channel === 'mail' && text !== '');
  // One of each kind: letters of a kind differ in their numbers and names.
  const kinds = new Map(letters.map((letter) => [(letter.subject ?? '').replace(/[\d:«].*/u, ''), letter]));
  expect(kinds.size).toBeGreaterThan(5);
  const page = await openDevice({ viewport: { width: 360, height: 740 }, locale: 'ru-RU', timezoneId: 'Europe/Minsk' });
  const found: string[] = [];
  for (const { id, subject } of kinds.values()) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/dev/inbox/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject ?? '');
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      found.push(...violations.map((it) => `${subject}, ${colorScheme}: ${it.id}`));
      await page.setViewportSize({ width: 320, height: 640 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > 320) found.push(`${subject}: ${wide} px wide`);
    }
    const low = await page
      .locator('.bt a, .sb a')
      .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().height < 44).length);
    if (low > 0) found.push(`${subject}: ${low} too low to be pressed`);
  }
  expect(found).toEqual([]);
});
