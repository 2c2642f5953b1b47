import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { choose } from './steps/come-in.ts';
import { annaAtHome, eventsOf, nextRegular } from './steps/demo.ts';
import { words } from './words.ts';

const en = words.en;

test(
  'a new weekly time with one taken date is named before saving; with another time the whole schedule moves',
  { tag: '@long' },
  async ({ openDevice }) => {
    const laptop = await openDevice(looks.laptop);
    await annaAtHome(laptop, en);
    const { processId } = await nextRegular(laptop);
    const before = (await eventsOf(laptop)).filter(({ regular, status }) => regular && status === 'scheduled');

    await laptop.goto(`/schedule/regular/${processId}`);
    await laptop.getByRole('link', { name: en.regular.change.do }).click();
    await laptop.waitForURL('**/days');
    // A time the teacher has on most dates, and somebody else on one.
    // A phone's choice of one day stands in the page, too, out of sight.
    const times = laptop.locator('button[aria-pressed="false"]').filter({ visible: true });
    const partly = times.and(laptop.locator(`[aria-label$="${en.selection.partly}"]`));
    await expect(partly.first()).toBeVisible();
    await partly.first().click();
    const instead = laptop.getByRole('button', { name: /^Choose another time instead of/ });
    await expect(instead).toBeVisible();
    await expectAccessible(laptop);
    await instead.click();
    await expect(instead).toBeHidden();

    // Another time comes, on a day that has none; the schedule's other day stays.
    await times.and(laptop.locator('[aria-label^="Monday"]:not([aria-disabled="true"])')).last().click();
    await choose(laptop, 'The time doesn’t suit us');
    await laptop.getByRole('button', { name: 'Change the schedule' }).click();
    await laptop.waitForURL(`**/schedule/regular/${processId}`);
    await expectAccessible(laptop);
    const after = (await eventsOf(laptop)).filter(({ regular, status }) => regular && status === 'scheduled');
    // Lessons of the day that stayed are the same ones.
    expect(after.filter(({ eventId }) => before.some((it) => it.eventId === eventId)).length).toBeGreaterThan(0);
    expect(after.some(({ eventId }) => before.every((it) => it.eventId !== eventId))).toBe(true);
  },
);
