import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

import { holdLine } from '../steps/room-device.ts';
import { chromiumArgs, chromiumMediaArgs, findChromium } from '../../scripts/find-chromium.ts';

export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Pages as they stood, by name and theme. */
export class Shots {
  readonly #taken = new Map<string, string>();

  /** A picture of the page in both themes; by day alone where children under ten have no other. */
  async take(page: Page, name: string, only: readonly Theme[] = themes): Promise<void> {
    for (const colorScheme of only) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Pictures and letters of the page have come, and the theme is on.
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const bytes = await page.screenshot();
      this.#taken.set(`${name} ${colorScheme}`, `data:image/png;base64,${bytes.toString('base64')}`);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }

  /** The same page on another screen, and back. */
  async on(page: Page, { viewport }: { viewport: { width: number; height: number } }, name: string, only: readonly Theme[] = themes) {
    const before = page.viewportSize();
    await page.setViewportSize(viewport);
    await this.take(page, name, only);
    if (before) await page.setViewportSize(before);
  }

  /** The picture as an address; undefined when it was not taken. */
  of(name: string, theme: Theme): string | undefined {
    return this.#taken.get(`${name} ${theme}`);
  }
}

export const openBrowser = async (): Promise<Browser> =>
  // Few pictures a second are enough for one that stands still.
  chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, ...chromiumMediaArgs, '--use-fake-device-for-media-stream=fps=5'],
  });

/** Where nobody is seen or heard: a made-up camera costs more than all the rest. */
export const openStill = async (): Promise<Browser> => chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });

export const tablet = { viewport: { width: 1024, height: 768 } } as const;
export const laptop = { viewport: { width: 1366, height: 640 } } as const;
export const phone = { viewport: { width: 360, height: 740 } } as const;
export const screen = { viewport: { width: 1920, height: 1080 } } as const;

/** A page of somebody: a browser of its own. */
export async function open(browser: Browser, url: string, look: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    ...look,
    baseURL: url,
    timezoneId: 'Europe/Minsk',
    serviceWorkers: 'block',
    permissions: ['camera', 'microphone'],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await holdLine(page);
  page.setDefaultTimeout(60_000);
  return page;
}
