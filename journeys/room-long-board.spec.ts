import * as ruBoard from '@school/words/ru/shared/room-board';
import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { enterTheRoom } from './steps/lesson-room.ts';
import { within } from './steps/patience.ts';
import { type Drawing, drawLines, inkOn } from './steps/room-ink.ts';
import { madeUpMedia, tabletAndLaptop } from './steps/room-device.ts';
import { keepMoments, momentsOf } from './steps/room-moments.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

const { ru } = words;
const [board] = [ruBoard.texts];

/** Lines of both hands, in so many parts; between two of them the school's clock goes on, until the room is about to close. */
const [lines, parts, minutes] = [10_000, 10, 76];
/** The teacher draws twice as fast as the child, both a little slower than the school takes it for good. */
const hands = { teacher: { share: 2 / 3, everyMs: 58 }, kid: { share: 1 / 3, everyMs: 112 } };

const heapOf = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
};

test(
  `a board of ${lines} lines by two hands, over all the time that a room is open, does not slow down, does not grow, and is there at once for who comes late`,
  { tag: '@long' },
  async ({ school, openDevice }) => {
    test.setTimeout(3_600_000);
    const pages = await tabletAndLaptop(openDevice);
    await keepMoments(pages.kid);
    const { kid, teacher, eventId, calls } = await enterTheRoom(school, pages, ru);
    await teacher.getByRole('button', { name: ru.teacherRoom.tools.board, exact: true }).first().click();
    await teacher.getByRole('switch', { name: board.draws('Миша') }).click({ force: true });
    for (const page of [kid, teacher]) await page.locator('[data-stage="board"] .touch-none > canvas').waitFor();
    const opened = await school.now();

    const drawn: Array<Record<'kid' | 'teacher', Drawing>> = [];
    const heaps: Array<Record<'kid' | 'teacher', number>> = [];
    for (let part = 0; part < parts; part += 1) {
      const of = (who: 'kid' | 'teacher') => Math.round((lines / parts) * hands[who].share);
      const [byTeacher, byKid] = await Promise.all([
        drawLines(teacher, of('teacher'), { everyMs: hands.teacher.everyMs, seed: part * 2 }),
        drawLines(kid, of('kid'), { everyMs: hands.kid.everyMs, seed: part * 2 + 1 }),
      ]);
      drawn.push({ teacher: byTeacher, kid: byKid });
      heaps.push({ teacher: await heapOf(teacher), kid: await heapOf(kid) });
      await school.moveClockTo(opened.add({ seconds: Math.round((60 * minutes * (part + 1)) / parts) }));
    }
    // All of it is stored, and both see the same to the pixel.
    const stored = async () => (await calls.get<{ lines: unknown[] }>(`/lesson-room/${eventId}/ink?page=0`)).lines.length;
    await expect.poll(stored, { timeout: 60_000 }).toBeGreaterThanOrEqual(lines - parts);
    await expect.poll(async () => (await inkOn(kid)) === (await inkOn(teacher)), { timeout: 60_000 }).toBe(true);

    const [first, last] = [drawn.at(0), drawn.at(-1)];
    for (const who of ['teacher', 'kid'] as const) {
      const [cost, grown] = [last?.[who].p99 ?? NaN, (heaps.at(-1)?.[who] ?? NaN) - (heaps[0]?.[who] ?? NaN)];
      console.log(
        `${who}: a move of the hand p99 ${first?.[who].p99.toFixed(1)} ms in the first part, ${cost.toFixed(1)} in the last; heap ${(grown / 2 ** 20).toFixed(1)} MB more`,
      );
      expect(cost).toBeLessThan(within(0.016));
      expect(grown).toBeLessThan(60 * 2 ** 20);
    }

    // Whoever comes now has the page soon.
    const whole = await inkOn(teacher);
    await kid.reload();
    const { ready = NaN } = await momentsOf(kid);
    await expect.poll(() => inkOn(kid).catch(() => ''), { intervals: [50] }).toBe(whole);
    const late = (await kid.evaluate(() => performance.now())) - ready;
    console.log(`whoever comes late has the page ${late.toFixed(0)} ms after it is in`);
    expect(late).toBeLessThan(within(1.5));
  },
);
