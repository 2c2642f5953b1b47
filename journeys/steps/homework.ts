import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../fixtures.ts';
import type { Words } from '../words.ts';

/** What the child is shown, as far as the tasks of the first lesson of maths m2 need it. */
type Shown =
  | { template: 'type-number'; stimulus: { kind: 'sequence'; numbers: Array<number | null> } | { kind: 'many'; pictures: unknown[] } }
  | { template: 'order-list'; ask: { en: string }; items: Array<{ words: { en: string } }> }
  | { template: 'trace'; strokes: string[] };

/** The child opens its homework and does it to the end, like one who knows the answers and reads them off the screen. */
export async function doHomework(page: Page, t: Words): Promise<void> {
  const opened = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/attempts'));
  await page.getByRole('link', { name: t.kid.doHomework }).click();
  const answer = await opened;
  const text = await answer.text();
  expect(text, 'no answer, seed or flag of what is right leaves the school').not.toMatch(/"(answer|seed|correct|right|solution)":/);
  const { items, explain } = JSON.parse(text) as { items: Array<{ task: Shown }>; explain: unknown[] };
  await expect(page.getByRole('button', { name: t.player.sayAgain })).toBeVisible();
  await expectAccessible(page);
  for (const at of explain.keys()) {
    await expect(page.getByRole('img', { name: t.tasks.panelOf(at + 1, explain.length) })).toBeVisible();
    await page.getByRole('button', { name: t.tasks.gotIt }).click();
  }
  for (const [at, { task }] of items.entries()) {
    const judged = page.waitForResponse((response) => response.url().endsWith('/answers'));
    await solve(page, t, task);
    const judgement = (await (await judged).json()) as { verdict: string };
    expect(judgement.verdict, `task ${at + 1}: ${task.template}`).toBe('right');
    const on = page.getByRole('button', { name: at + 1 < items.length ? t.verdicts.next : t.verdicts.toResult });
    // It goes on by itself after a moment of joy, if the child does not.
    await on.click().catch(() => undefined);
    await expect(on).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.verdicts.tiers[100]);
  await expectAccessible(page);
}

async function solve(page: Page, t: Words, task: Shown): Promise<void> {
  // The kind of task comes with its first use: keys pressed before it is there are pressed at nothing.
  if (task.template !== 'trace') await expect(page.getByRole('button', { name: t.player.check })).toBeVisible();
  if (task.template === 'type-number') {
    for (const digit of String(numberOf(task.stimulus))) await page.keyboard.press(digit);
    await page.getByRole('button', { name: t.player.check }).click();
  } else if (task.template === 'order-list') {
    await putInOrder(page, task);
    await page.getByRole('button', { name: t.player.check }).click();
  } else {
    for (const stroke of task.strokes) await follow(page, stroke);
  }
}

function numberOf(stimulus: Extract<Shown, { template: 'type-number' }>['stimulus']): number {
  if (stimulus.kind === 'many') return stimulus.pictures.length;
  const hole = stimulus.numbers.indexOf(null);
  const [first = 0, second = 0] = stimulus.numbers
    .map((number, at) => (number === null ? NaN : number - at))
    .filter((base) => !Number.isNaN(base));
  expect(first).toBe(second);
  return first + hole;
}

/** By keyboard: a digit picks the card at that place up, another puts it there. */
async function putInOrder(page: Page, { ask, items }: Extract<Shown, { template: 'order-list' }>): Promise<void> {
  const numbers = items.map(({ words }) => Number(words.en));
  const sign = ask.en.includes('from smallest') ? 1 : -1;
  const wanted = numbers.toSorted((a, b) => sign * (a - b));
  for (const [place, number] of wanted.entries()) {
    const from = numbers.indexOf(number);
    if (from === place) continue;
    await page.keyboard.press(String(from + 1));
    await expect(page.locator('[data-picked]')).toHaveCount(1);
    await page.keyboard.press(String(place + 1));
    await expect(page.locator('[data-picked]')).toHaveCount(0);
    numbers.splice(place, 0, ...numbers.splice(from, 1));
  }
}

/** Draws along a stroke with the pointer. */
async function follow(page: Page, stroke: string): Promise<void> {
  const points = await page
    .locator('svg[role="img"] path')
    .first()
    .evaluate((element, path) => {
      const svg = (element as SVGPathElement).ownerSVGElement;
      const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      line.setAttribute('d', path);
      const matrix = svg?.getScreenCTM();
      const length = line.getTotalLength();
      return Array.from({ length: 61 }, (_, at) => {
        const { x, y } = line.getPointAtLength((at / 60) * length).matrixTransform(matrix ?? undefined);
        return { x, y };
      });
    }, stroke);
  const [start, ...rest] = points;
  if (!start) return;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y);
  await page.mouse.up();
}
