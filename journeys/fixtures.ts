import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';

import { type RunningSchool, startSchool } from './running-school.ts';

export { expect };

/** Where a person leaves the school for its bank, in journeys that play one: the bank's pages are no part of ours. */
export const bankPages = 'https://checkout.stripe.test';

/** The two ways every journey is seen: a phone in Russian and light, a laptop in English and dark. */
export const looks = {
  phone: {
    viewport: { width: 360, height: 740 },
    locale: 'ru-RU',
    colorScheme: 'light',
    timezoneId: 'Europe/Minsk',
    hasTouch: true,
    isMobile: true,
  },
  laptop: { viewport: { width: 1280, height: 800 }, locale: 'en-US', colorScheme: 'dark', timezoneId: 'America/New_York' },
} as const satisfies Record<string, BrowserContextOptions>;

/** Refusals a journey meets on purpose show up in the console as failed loads; nothing else may. */
const refusedLoad = /Failed to load resource: the server responded with a status of (4\d\d)/;

/** A journey that takes the network away finds it away. */
const offline = /net::ERR_INTERNET_DISCONNECTED/;

/** A ticket for the live line lives 30 seconds: one on its way while the clock is moved is over, and the page asks for another. */
const staleTicket = /WebSocket connection to '[^']*\/realtime\?ticket=[^']*' failed: HTTP Authentication failed/;

/** While a school that was killed is away, nobody answers. */
const nobodyThere = /net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|WebSocket connection to '[^']*' failed/;

interface Fixtures {
  school: RunningSchool;
  /** Opens a browser of its own (a device of somebody), watched: console errors and foreign requests fail the test. */
  openDevice(look: BrowserContextOptions): Promise<Page>;
}

interface WorkerFixtures {
  /** Of `lookingTest`: asked for by nobody else. */
  sharedSchool: RunningSchool;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedSchool: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const school = await startSchool({ SCHOOL_PREVIEW: '1' });
      await use(school);
      await school.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // Playwright reads the names of what a fixture needs from a pattern, so an empty one is written out.
  // eslint-disable-next-line no-empty-pattern
  school: async ({}, use, info) => {
    const school = await startSchool();
    await use(school);
    if (info.status !== info.expectedStatus) await info.attach('school', { body: school.output() });
    await school.stop();
  },
  openDevice: async ({ browser, school }, use) => {
    const wrong: string[] = [];
    const contexts: Array<{ close(): Promise<void> }> = [];
    await use(async (look) => {
      // The worker of the app has a journey of its own (shell.spec.ts); here what a page asks for is what the school hears.
      const context = await browser.newContext({ serviceWorkers: 'block', ...look, baseURL: school.url, reducedMotion: 'reduce' });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' || refusedLoad.test(text) || offline.test(text)) return;
        if ((school.clockMoved && staleTicket.test(text)) || (school.wasKilled && nobodyThere.test(text))) return;
        wrong.push(`console: ${text}`);
      });
      // The console says that a load failed, but not which.
      page.on('response', (answer) => {
        if (answer.status() >= 500) wrong.push(`answer: ${answer.status()} ${answer.request().method()} ${answer.url()}`);
      });
      page.on('pageerror', (fault) => wrong.push(`page: ${fault.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && origin.replace(/^ws/, 'http') !== school.url && origin !== bankPages)
          wrong.push(`request: ${request.url()}`);
      });
      return page;
    });
    for (const context of contexts) await context.close();
    expect(wrong, wrong.length === 0 ? undefined : `The school's last words:\n${school.output().slice(-4000)}`).toEqual([]);
  },
});

const mayNot = (): never => {
  throw new Error('Others look at this school, too: a journey that changes it has a school of its own');
};

/**
 * For journeys that only look, sign in, or play a preview, and leave nothing that another could meet: a worker starts one school for
 * all of them, in which lessons can be previewed.
 */
export const lookingTest = test.extend({
  school: async ({ sharedSchool }, use, info) => {
    await use({ ...sharedSchool, moveClockTo: mayNot, kill: mayNot, startAgain: mayNot, stop: mayNot });
    if (info.status !== info.expectedStatus) await info.attach('school', { body: sharedSchool.output() });
  },
});

/** The long tests look at both; the walk over every page (every-page.spec.ts) does in any case. */
const themes = process.env['LONG'] === '1' ? (['light', 'dark'] as const) : (['light'] as const);

/**
 * axe finds nothing on the page, in the light theme, and in the long tests in the dark one, too. A page on its way to another has no heading for a
 * moment, so it is looked at again: what is really wrong stays wrong.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The bank's own pages follow the device by themselves.
    if ((await page.locator('#root').count()) > 0) await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // A frame that was taken out while it still loaded never comes to rest: the page is looked at all the same.
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    await expect(async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Our pages hold no frames of others, so one run in the page is enough: the other mode opens a second page for each.
      const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]').setLegacyMode();
      // A theme changes nothing but colours: what does not look at them has been asked in the first.
      const { violations } = await (
        index === 0
          ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          : axe.withRules(['color-contrast', 'link-in-text-block'])
      ).analyze();
      const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      expect(found, `axe on ${page.url()}`).toEqual([]);
    }).toPass({ timeout: 45_000, intervals: [500, 1000] });
  }
}
