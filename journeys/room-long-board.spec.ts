import * as ruBoard from '@school/words/ru/shared/room-board';
import { expect, test } from './fixtures.ts';
import { heapOf } from './steps/heap.ts';
import { enterTheRoom } from './steps/lesson-room.ts';
import { within } from './steps/patience.ts';
import { comesLate, type Drawing, drawLines, inkOn, keepPainted } from './steps/room-ink.ts';
import { madeUpMedia, tabletAndLaptop } from './steps/room-device.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

const { ru } = words;
const [board] = [ruBoard.texts];

/** Lines of both hands, in so many parts; between two of them the school's clock goes on, until the room is about to close. */
const [lines, parts, minutes] = [10_000, 10, 76];
/** The teacher draws twice as fast as the child, both a little slower than the school takes it for good. */
const hands = { teacher: { share: 2 / 3, everyMs: 58 }, kid: { share: 1 / 3, everyMs: 112 } };

test(
  `a board of ${lines} lines by two hands, over all the time that a room is open, does not slow down, does not grow, and is there at once for who comes late`,
  { tag: '@long' },
  async ({ school, openDevice }) => {
    test.setTimeout(3_600_000);
    const pages = await tabletAndLaptop(openDevice);
    await keepPainted(pages.kid);
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
        `${who}: a move of the hand p99 ${first?.[who].p99.toFixed(1)} ms in the first part, ${cost.toFixed(1)} in the last; heap ${grown.toFixed(1)} MB more`,
      );
      expect(cost).toBeLessThan(within(0.016));
      expect(grown).toBeLessThan(60);
    }

    // Whoever comes now has the page soon, and it is the same.
    const whole = await inkOn(teacher);
    const late = await comesLate(kid, await stored());
    expect(await inkOn(kid)).toBe(whole);
    console.log(`whoever comes late has the page ${late.ms.toFixed(0)} ms after it is in`);
    expect(late.ms).toBeLessThan(within(1.5));
    // Nothing that a child does meanwhile waits for the whole board.
    expect(late.longest).toBeLessThan(within(0.2));
  },
);
