import type { Page } from '@playwright/test';

import { expect, looks, lookingTest as test } from './fixtures.ts';

/** Where size is the question, every two pictures are drawn in sizes that can be told apart: the slides that ask so. */
const slides = ['m1-02?slide=1', 'm1-02?slide=2', 'm1-02?slide=3', 'm1-02?slide=4', 'b1-07?slide=3'];
/** One picture is at least so much larger than the next smaller one. */
const least = 1.25;

/** The drawn sides of the pictures that are chosen from or put in order: an SVG is as large as its box lets it be. */
const drawnSides = (page: Page): Promise<number[]> =>
  page
    .locator('main .kid-card img')
    .evaluateAll((images) => images.map((image) => Math.min(image.getBoundingClientRect().width, image.getBoundingClientRect().height)));

async function differ(page: Page, slide: string): Promise<void> {
  await page.goto(`/dev/preview/${slide}`);
  await page.locator('main .kid-card img').nth(1).waitFor();
  const sides = (await drawnSides(page)).sort((one, other) => one - other);
  expect(sides.length).toBeGreaterThan(1);
  for (const [at, side] of sides.entries()) {
    const smaller = sides[at - 1];
    if (smaller !== undefined) expect([slide, sides, side / smaller >= least]).toEqual([slide, sides, true]);
  }
}

test('where size is the question, sizes differ on a phone', async ({ openDevice }) => {
  const page = await openDevice({ ...looks.phone, viewport: { width: 320, height: 640 } });
  for (const slide of slides) await differ(page, slide);
});

test('where size is the question, sizes differ in many attempts @long', async ({ openDevice }) => {
  for (const look of [looks.phone, looks.laptop]) {
    const page = await openDevice(look);
    for (let attempt = 0; attempt < 20; attempt++) for (const slide of slides) await differ(page, slide);
  }
});

test('eight cards of a memory game fit a phone of 320 pixels', async ({ openDevice }) => {
  const page = await openDevice({ ...looks.phone, viewport: { width: 320, height: 640 } });
  await page.goto('/dev/preview/m2-08?slide=2&age=5');
  const cards = page.locator('main .kid-card.aspect-square');
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) await card.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const card of await cards.all()) expect((await card.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(56);
});
