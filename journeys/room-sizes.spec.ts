import { bandOfAge } from '@school/contract/playbooks/bands';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import type { BrowserContextOptions, Page } from '@playwright/test';

import { expect, looks } from './fixtures.ts';
import { templateCodes } from './solving/solve.ts';
import type { RunningSchool } from './running-school.ts';
import { enterTheRoom, type InRoom, openTask, testWithTasks as test } from './steps/lesson-room.ts';
import { madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

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
    [document.documentElement, ...document.querySelectorAll('[data-stage], [data-stage] > section, [data-copy] .overflow-x-auto')].flatMap(
      (part) => {
        const [down, aside] = [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth];
        return down > 1 || aside > 1 ? [`${part.tagName} ${aside}×${down}`] : [];
      },
    ),
  );

/**
 * What is pressed in the room, frame and task, and is smaller than a finger of that age needs. What only the keyboard finds is not measured,
 * nor what is said to grown-ups when a device has no voice.
 */
const tooSmall = (page: Page, least: number) =>
  page.evaluate(
    (pixels) =>
      [...document.querySelectorAll('.room :is(button, input:not([type=range]), textarea)')]
        .filter((part) => getComputedStyle(part).clipPath === 'none' && !part.closest('[data-copy] aside'))
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < pixels - 0.5)
        .map(
          ({ part, box }) => `${part.getAttribute('aria-label') ?? part.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`,
        ),
    least,
  );

/** Pixels of what a child presses, by its years (docs/design/interface.md#ages). */
const ages = [
  [5, 64],
  [8, 56],
  [13, 44],
] as const;

async function expectRoom(room: InRoom, codes: readonly TemplateCode[], least: number): Promise<void> {
  for (const code of codes) {
    await openTask(room, code);
    for (const [width, height] of sizes) {
      for (const [who, page] of [
        ['kid', room.kid],
        ['teacher', room.teacher],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => hidden(page), { message: `${code} of ${who} at ${width}` }).toEqual([]);
      }
      await expect.poll(() => tooSmall(room.kid, least), { message: `${code} at ${width}` }).toEqual([]);
    }
  }
}

const inRoomAt = async (school: RunningSchool, openDevice: (look: BrowserContextOptions) => Promise<Page>, years: number) => {
  const pages = { kid: await openDevice(look), teacher: await openDevice(look) };
  const room = await enterTheRoom(school, pages, t, years);
  // A room keeps the age its child had as it was opened.
  await expect(room.kid.locator(`.room[data-band="${bandOfAge(years)}"]`)).toBeVisible();
  return room;
};

for (const [years, least] of ages)
  test(`at ${years} nothing of any task is below the edge, and all is large enough`, { tag: '@long' }, async ({ school, openDevice }) => {
    test.setTimeout(1_200_000);
    await expectRoom(await inRoomAt(school, openDevice, years), templateCodes, least);
  });
