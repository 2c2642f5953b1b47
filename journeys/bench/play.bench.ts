import { cpus } from 'node:os';

import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';

import { buildWebIfNeeded } from '../../scripts/build-web.ts';
import { chromiumArgs, findChromium, headlessShell } from '../../scripts/find-chromium.ts';
import { type BenchRow, type Bound, median, percentile } from '../../server/bench/bench.ts';
import { startSchool } from '../running-school.ts';

/** As a weak tablet: so many times slower than this machine. */
const slower = 6;
const rounds = 3;
/** A frame of 60 in a second, in milliseconds, and what the browser's clock adds to it. */
const frame = 1000 / 60 + 0.5;

export const name = `What moves before a child, CPU × ${slower}, tablet, middle of ${rounds} rounds; goals: 60 frames a second, no task of the page over 50 ms while something is dragged or a glade changes (${cpus().length} processors here)`;

const tasks = {
  'match-pairs': '.kid-tray > .kid-card',
  'sort-bins': '.kid-tray > .kid-card',
  'order-list': 'ol .kid-card',
  'gaps-drag': '.kid-tray > .kid-card',
  trace: 'svg[class*=touch-none]',
} as const;
const places = ['map', 'house', ...Object.keys(tasks)];

export const bounds: readonly Bound[] = places.flatMap((what) => [
  { what, figure: 'frame ms, middle', most: frame },
  { what, figure: 'long tasks', most: 0 },
]);

declare global {
  interface Window {
    benched: { frames: number[]; long: number[]; over: boolean };
  }
}

/** In the page: notes each frame and each task over 50 ms, until it is over. */
function beginToNote(): void {
  const noted: Window['benched'] = { frames: [], long: [], over: false };
  window.benched = noted;
  new PerformanceObserver((list) => noted.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  let before = performance.now();
  const next = (now: number) => {
    noted.frames.push(now - before);
    before = now;
    if (!noted.over) requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    before = now;
    requestAnimationFrame(next);
  });
}

const figuresOf = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name: figure, value }) => [figure, value])) as Record<string, number>;
};

/** What was seen while this was done. */
async function seen(page: Page, cdp: CDPSession, act: () => Promise<void>) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(beginToNote);
  await page.waitForTimeout(300);
  const before = await figuresOf(cdp);
  await act();
  const after = await figuresOf(cdp);
  const { frames, long } = await page.evaluate(() => {
    window.benched.over = true;
    return window.benched;
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const spent = (figure: string) => ((after[figure] ?? 0) - (before[figure] ?? 0)) / frames.length;
  return { frames, long, layouts: spent('LayoutCount'), work: spent('TaskDuration') * 1000 };
}

/** A finger carries it in a circle for a second and a half. */
async function carry(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('Nothing to carry');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 1; at <= 90; at++) {
    const [angle, away] = [(at / 90) * 2 * Math.PI, 120 * Math.sin((at / 90) * Math.PI)];
    await page.mouse.move(x + away * Math.cos(angle), y - away * Math.abs(Math.sin(angle)));
    await new Promise((done) => setTimeout(done, 16));
  }
  await page.mouse.up();
}

/** A finger presses it; no check of the runner's own takes the page's time. */
async function press(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('Nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
}

/** A child of six; the house has stickers of the demo's. */
export async function run(): Promise<BenchRow[]> {
  await buildWebIfNeeded();
  const school = await startSchool({ SCHOOL_PREVIEW: '1', SCHOOL_DEMO: '0' });
  const browser = await chromium.launch({ executablePath: headlessShell(await findChromium()), args: [...chromiumArgs] });
  try {
    const context = await browser.newContext({
      baseURL: school.url,
      viewport: { width: 1024, height: 768 },
      serviceWorkers: 'block',
      locale: 'ru-RU',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    const home = async () => {
      await page.goto('/dev/preview/m2-01?age=6');
      const kid = /\/kids\/[^/]+/.exec(page.url())?.[0] ?? '';
      await page.goto(kid);
      await page.locator('.world-on').waitFor();
      return kid;
    };
    const acts: Record<string, () => Promise<() => Promise<void>>> = {
      map: async () => {
        await home();
        return async () => {
          await press(page, page.locator('.world-on'));
          await page.waitForTimeout(1000);
          await press(page, page.locator('.world-back'));
          await page.waitForTimeout(1000);
        };
      },
      house: async () => {
        const kid = await home();
        // One sticker comes with the first lesson that is done: here it is answered with.
        await page.route('**/stickers', async (asked) => {
          const album = (await (await asked.fetch()).json()) as { pages: Array<{ stickers: Array<Record<string, unknown>> }> };
          for (const sticker of album.pages[0]?.stickers.slice(0, 4) ?? []) Object.assign(sticker, { found: true, place: null });
          await asked.fulfill({ json: album });
        });
        await page.goto(`${kid}/house`);
        const sticker = page.locator('.house-strip button, .sticker-strip button').first();
        await sticker.waitFor();
        return () => carry(page, sticker);
      },
      ...Object.fromEntries(
        Object.entries(tasks).map(([code, thing]) => [
          code,
          async () => {
            await page.goto(`/dev/preview/${code}?age=6`);
            const first = page.locator('.stage-board').locator(thing).first();
            await first.waitFor();
            return () => carry(page, first);
          },
        ]),
      ),
    };
    const rows: BenchRow[] = [];
    for (const what of places) {
      const all: Array<Awaited<ReturnType<typeof seen>>> = [];
      for (let round = 0; round < rounds; round++) {
        const act = await acts[what]?.();
        if (act) all.push(await seen(page, cdp, act));
      }
      const middle = (figure: (one: (typeof all)[number]) => number) => median(all.map(figure));
      rows.push({
        what,
        'frame ms, middle': Number(middle(({ frames }) => median(frames)).toFixed(1)),
        'frame ms, 95 of 100': Number(middle(({ frames }) => percentile(frames, 0.95)).toFixed(1)),
        'frame ms, worst': Number(middle(({ frames }) => Math.max(...frames)).toFixed(1)),
        'long tasks': middle(({ long }) => long.length),
        'longest ms': Math.round(middle(({ long }) => Math.max(0, ...long))),
        'layouts a frame': Number(middle(({ layouts }) => layouts).toFixed(2)),
        'work a frame, ms': Number(middle(({ work }) => work).toFixed(1)),
      });
    }
    return rows;
  } finally {
    await browser.close();
    await school.stop();
  }
}
