import type { TemplateCode } from '@school/contract/playbooks/tasks';
import type { BrowserContextOptions, Page } from '@playwright/test';

import { chromiumArgs, chromiumMediaArgs } from '../scripts/find-chromium.ts';
import { expect, looks } from './fixtures.ts';
import { templateCodes } from './solving/solve.ts';
import { enterTheRoom, openTask, testWithTasks as test } from './steps/lesson-room.ts';
import { words } from './words.ts';

test.use({ launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: [...chromiumArgs, ...chromiumMediaArgs] } });

const t = words.ru;
const look: BrowserContextOptions = {
  ...looks.laptop,
  viewport: { width: 1366, height: 640 },
  locale: 'ru-RU',
  permissions: ['camera', 'microphone'],
};
const sizes = [
  [1366, 640],
  [1024, 768],
] as const;

/** What lies below or beside the edge of the page or of the stage. */
const hidden = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-stage], [data-stage] > section')].flatMap((part) => {
      const [down, aside] = [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth];
      return down > 1 || aside > 1 ? [`${part.tagName} ${aside}×${down}`] : [];
    }),
  );

/** What is pressed in the frame of the room and is smaller than a finger of that age needs. */
const tooSmall = (page: Page, least: number) =>
  page.evaluate(
    (pixels) =>
      [...document.querySelectorAll('.room button')]
        .filter((button) => !button.closest('[data-copy]') && button.getBoundingClientRect().width > 0)
        .filter((button) => Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height) < pixels - 0.5)
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    least,
  );

/** Pixels of what a child presses, by its years (docs/design/interface.md#ages). */
const ages = [
  [5, 64],
  [8, 56],
  [13, 44],
] as const;

for (const [years, least] of ages)
  for (const codes of [['type-number', 'sort-bins', 'long-text'], templateCodes] as const satisfies ReadonlyArray<readonly TemplateCode[]>)
    test(
      `at ${years} nothing of ${codes === templateCodes ? 'any' : 'a tall'} task is below the edge, and all is large enough`,
      { tag: codes === templateCodes ? ['@long'] : [] },
      async ({ school, openDevice }) => {
        test.setTimeout(400_000);
        const pages = { kid: await openDevice(look), teacher: await openDevice(look) };
        const room = await enterTheRoom(school, pages, t, years);
        // A task for those who do not read does not shrink: it stands whole on a tablet.
        const shown = Object.entries(pages).filter(([who]) => years > 6 || who === 'teacher');
        for (const code of codes) {
          await openTask(room, code);
          for (const [width, height] of sizes)
            for (const [who, page] of shown) {
              await page.setViewportSize({ width, height });
              await expect.poll(() => hidden(page), { message: `${code} of ${who} at ${width}` }).toEqual([]);
            }
        }
        expect(await tooSmall(room.kid, least)).toEqual([]);
      },
    );
