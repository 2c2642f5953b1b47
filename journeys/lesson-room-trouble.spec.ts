import type { RoomPresence } from '@school/contract/lesson-room/end-shapes';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import { expect, test as base } from './fixtures.ts';
import { enterTheRoom } from './steps/lesson-room.ts';
import { within } from './steps/patience.ts';
import { cutLine, expectMoving, holdLine, keepLinks, madeUpMedia, mendLine, roomLaptop, voicePackets } from './steps/room-device.ts';
import { words } from './words.ts';

const t = words.ru;

/** Pages whose links can be reached by the test, as the net would reach them: a track that is lost on the way, a line that is cut. */
const test = base.extend({
  openDevice: async ({ openDevice }, use) => {
    await use(async (options) => {
      const page = await openDevice(options);
      await keepLinks(page);
      await holdLine(page);
      return page;
    });
  },
});

test.use(madeUpMedia);

// Where many browsers run beside it the restart alone takes longer than a visit lasts: it has the machine to itself.
test(
  'a server that dies takes nothing of the lesson away, and a voice that broke is heard again',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const { kid, teacher, calls, eventId } = await enterTheRoom(
      school,
      { kid: await openDevice(roomLaptop), teacher: await openDevice(roomLaptop) },
      t,
    );
    const face = kid.locator('[data-person^="teacher:"] video');
    await expect(face).toBeVisible({ timeout: 20_000 });
    await expectMoving(face, 10_000);
    await teacher.getByRole('button', { name: t.teacherRoom.begin }).click();

    await test.step('the server is killed: picture and sound go on, a small sign says so', async () => {
      await school.kill();
      await expect(kid.getByText(t.kidRoom.state.reconnect).first()).toBeVisible({ timeout: 20_000 });
      await expectMoving(face, 5000);
    });

    await test.step('what was done meanwhile is there when it is back', async () => {
      await teacher.getByRole('button', { name: new RegExp(`^${t.teacherRoom.kid.star}`) }).click();
      // Its clock is set by the test a moment after it starts: nobody asks it before.
      for (const page of [kid, teacher]) await page.context().setOffline(true);
      await school.startAgain();
      for (const page of [kid, teacher]) await page.context().setOffline(false);
      const back = within(5);
      await expect(kid.getByText(t.kidRoom.state.reconnect)).toHaveCount(0, { timeout: back });
      await expect(teacher.getByText(t.teacherRoom.kid.stars(1, 5))).toBeAttached({ timeout: back });
      await expectMoving(face, 5000);
    });

    await test.step('the teacher’s voice breaks on the way: within seconds it is heard again', async () => {
      await teacher.evaluate(async () => {
        const { links } = window as unknown as { links: RTCPeerConnection[] };
        const open = links.filter(({ connectionState }) => connectionState === 'connected');
        for (const sender of open.flatMap((link) => link.getSenders())) if (sender.track?.kind === 'audio') await sender.replaceTrack(null);
      });
      const broke = performance.now();
      await kid.waitForTimeout(3000);
      const before = await voicePackets(kid);
      await expect.poll(() => voicePackets(kid), { timeout: within(12) }).toBeGreaterThan(before + 20);
      expect(performance.now() - broke).toBeLessThan(within(15));
      // Whoever reads the log afterwards sees that it was mended, and how.
      const mended = async () => {
        const { people } = await calls.get<RoomPresence>(`/lesson-room/${eventId}/presence`);
        return people.find(({ role }) => role === 'kid')?.visits.reduce((sum, { recoveries }) => sum + recoveries, 0);
      };
      await expect.poll(mended).toBeGreaterThan(0);
    });
  },
);

test(
  'who was away longer than a visit lasts comes back as a new visit, and both see and hear each other again',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const { kid, teacher } = await enterTheRoom(school, { kid: await openDevice(roomLaptop), teacher: await openDevice(roomLaptop) }, t);
    const seenBy = { kid: kid.locator('[data-person^="teacher:"] video'), teacher: teacher.locator('[data-person^="kid:"] video') };
    for (const face of Object.values(seenBy)) await expectMoving(face, 20_000);

    await test.step('the child is away for a quarter of a minute, and sees the teacher soon after it is back', async () => {
      const where = kid.url();
      await kid.goto('about:blank');
      await kid.waitForTimeout(15_000);
      await kid.goto(where);
      await expect(kid.locator('[data-stage]').first()).toBeVisible({ timeout: within(3) });
      for (const face of Object.values(seenBy)) await expectMoving(face, within(3));
    });

    for (const away of [teacher, kid])
      await test.step(`the line of ${away === teacher ? 'the teacher' : 'the child'} is cut for half a minute`, async () => {
        await cutLine(away);
        await away.waitForTimeout(1000 * (lessonRoomLimits.goneSeconds + 8));
        await mendLine(away);
        for (const face of Object.values(seenBy)) await expectMoving(face, 25_000);
        const before = await voicePackets(kid);
        await expect.poll(() => voicePackets(kid), { timeout: 15_000 }).toBeGreaterThan(before + 20);
      });
  },
);
