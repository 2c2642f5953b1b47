import { chromium, type Page } from '@playwright/test';

import { buildWebIfNeeded } from '../../scripts/build-web.ts';
import { chromiumArgs, chromiumMediaArgs, findChromium, headlessShell } from '../../scripts/find-chromium.ts';
import { type BenchRow, type Bound, median } from '../../server/bench/bench.ts';
import { startSchool } from '../running-school.ts';
import { coreTime, idleBetween } from '../steps/core-time.ts';
import { enterTheRoom } from '../steps/lesson-room.ts';
import { keepMoments, momentsOf, type RoomMoments, roomMoments } from '../steps/room-moments.ts';
import { roomLaptop } from '../steps/room-device.ts';
import { words } from '../words.ts';

/** Whoever comes in sees the other within so many milliseconds, in the middle of five times. */
const goal = 2000;
const times = 5;

export const name = `Coming into a lesson, both pages on one machine: milliseconds from the tap to each moment, median of ${times}; goal: the picture within ${goal}`;

const whatOf = { kid: 'the child comes in', teacher: 'the teacher comes in', anew: 'the child loads the page anew' } as const;

export const bounds: readonly Bound[] = [
  { what: whatOf.kid, figure: 'picture', most: goal },
  { what: whatOf.teacher, figure: 'picture', most: goal },
];

const t = words.ru;

export async function run(): Promise<BenchRow[]> {
  await buildWebIfNeeded();
  const school = await startSchool();
  const executablePath = headlessShell(await findChromium());
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...chromiumMediaArgs] });
  try {
    const open = async () => {
      const context = await browser.newContext({ ...roomLaptop, baseURL: school.url, serviceWorkers: 'block', reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await keepMoments(page);
      return page;
    };
    const { kid, teacher } = await enterTheRoom(school, { kid: await open(), teacher: await open() }, t);
    await momentsOf(kid);
    await momentsOf(teacher);

    /** The page stands at the door with its camera on, as one that was never in. */
    async function comeIn(page: Page, enter: string): Promise<RoomMoments> {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      const door = page.getByRole('button', { name: new RegExp(`^${enter}`) }).first();
      await door.waitFor();
      await page.locator('video').first().waitFor();
      await page.waitForTimeout(2000);
      await door.click();
      return momentsOf(page);
    }
    async function loadAnew(page: Page): Promise<RoomMoments> {
      await page.reload();
      return momentsOf(page);
    }
    return [
      await row(whatOf.kid, () => comeIn(kid, t.kidRoom.wait.enter)),
      await row(whatOf.teacher, () => comeIn(teacher, t.teacherRoom.wait.enter)),
      await row(whatOf.anew, () => loadAnew(kid)),
    ];
  } finally {
    await browser.close();
    await school.stop();
  }
}

/** `idle %`: what the machine had to spare meanwhile; where that is nothing, its load is measured and not the room. */
async function row(what: string, once: () => Promise<RoomMoments>): Promise<BenchRow> {
  const all: RoomMoments[] = [];
  const before = coreTime();
  for (let time = 0; time < times; time += 1) all.push(await once());
  const after = coreTime();
  const idle = idleBetween(before, after);
  const figures = roomMoments.map((moment) => [moment, median(all.flatMap((it) => it[moment] ?? [])).toFixed(0)] as const);
  return {
    what,
    ...Object.fromEntries(figures),
    worst: Math.max(...all.map(({ picture }) => picture ?? NaN)).toFixed(0),
    'idle %': idle.toFixed(0),
  };
}
