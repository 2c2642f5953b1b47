import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Page } from '@playwright/test';

import { buildWebIfNeeded } from '../../scripts/build-web.ts';
import { schoolAt, startSchool } from '../running-school.ts';
import { signIn } from '../steps/come-in.ts';
import { demo } from '../steps/demo.ts';
import { words } from '../words.ts';
import { besideDrawings } from './beside.ts';
import { type KidsPage, kidsPages } from './kids-pages.ts';
import { open, openStill, Shots } from './shots.ts';

/**
 * `npm run pictures:kids [-- --drawings FOLDER] [-- --only pre,bins]`: takes the pages of children as they are today, by day and by night,
 * on a phone, a tablet and a laptop; with the folder of the drawings each is laid beside its page in docs/pictures/kids
 * (docs/design/kids-pictures.md). `--url` asks a school that runs already.
 */
const { values } = parseArgs({ options: { drawings: { type: 'string' }, only: { type: 'string' }, url: { type: 'string' } } });
const to = path.resolve(import.meta.dirname, '../../docs/pictures/kids');
const sizes = [
  { size: 'phone', viewport: { width: 360, height: 740 }, width: 468 },
  { size: 'tablet', viewport: { width: 1024, height: 768 }, width: 928 },
  { size: 'laptop', viewport: { width: 1366, height: 768 }, width: 928 },
] as const;

if (values.url === undefined) await buildWebIfNeeded();
const started = values.url === undefined ? await startSchool({ SCHOOL_PREVIEW: '1' }) : undefined;
const school = started ?? schoolAt(values.url ?? '');
const browser = await openStill();

/** The demo child on a device of its own, as the parent hands it over. */
async function handOver(page: Page, who: string): Promise<void> {
  await signIn(page, words.ru, who === 'Тася' ? demo.svetlana : demo.anna);
  if (who === 'parent') return;
  await page.goto('/kid-switcher');
  await page.getByRole('button', { name: new RegExp(who) }).click();
  await page.waitForURL(/\/kids\//);
}

async function goTo(page: Page, { at, own }: KidsPage): Promise<void> {
  await page.goto(at);
  if (own !== undefined) await page.goto(`${/\/kids\/[^/]+/.exec(page.url())?.[0] ?? ''}${own}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  // What comes to a page that stands: Chip, pictures, what he says.
  await page.waitForTimeout(1500);
}

try {
  const chosen = (await kidsPages(school)).filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));
  for (const { size, viewport, width } of sizes) {
    const shots = new Shots();
    const pages = new Map<string, Page>();
    const here = chosen.filter(({ drawings }) => drawings[size] !== undefined);
    for (const one of here) {
      try {
        const page = pages.get(one.who) ?? (await open(browser, school.url, { viewport }));
        if (!pages.has(one.who) && one.who !== 'preview') await handOver(page, one.who);
        pages.set(one.who, page);
        await goTo(page, one);
        await shots.take(page, one.name);
      } catch (cause) {
        console.log(`  ${one.name} ${size}: ${String(cause).slice(0, 300)}`);
      }
    }
    for (const page of pages.values()) await page.context().close();
    if (values.drawings === undefined) continue;
    const pairs = here.map(({ name, drawings }) => ({ name, file: `${name}-${size}`, drawing: drawings[size] ?? '', width }));
    await besideDrawings(browser, shots, pairs, path.resolve(values.drawings), to);
  }
} finally {
  await browser.close();
  await started?.stop();
}
