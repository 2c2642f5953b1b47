import type { BrowserContextOptions, Page } from '@playwright/test';

import { hasJanus, startJanus } from '../server/test/janus-server.ts';
import { expect, test as base } from './fixtures.ts';
import { openGateway } from './next-release.ts';
import { type RunningSchool, startSchool } from './running-school.ts';
import { type ClubKid, openLinks } from './steps/club.ts';
import { clubLesson, expectAllHeard, tileOf } from './steps/club-lesson.ts';
import { within } from './steps/patience.ts';
import { expectMoving, madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

base.use(madeUpMedia);
base.skip(!hasJanus, 'No Janus is installed on this machine (Debian: apt-get install janus)');

const t = words.ru;
const g = t.teacherRoom.group;

type Janus = Awaited<ReturnType<typeof startJanus>>;
/** A school whose clubs go by a Janus of their own. */
const test = base.extend<{ janus: Janus; school: RunningSchool }>({
  // eslint-disable-next-line no-empty-pattern
  janus: async ({}, use) => {
    const janus = await startJanus();
    await use(janus);
    await janus.stop();
  },
  school: async ({ janus }, use, info) => {
    const school = await startSchool(janus.env);
    await use(school);
    if (info.status !== info.expectedStatus) await info.attach('school', { body: school.output() });
    await school.stop();
  },
});

const seen = (page: Page, person: string) => page.locator(`[data-person="${person}"] video`);
const teachersFace = (page: Page) => page.locator('[data-person^="teacher:"] video');

test(
  'eight children by Janus: all hear all others and see the teacher, who sees them all, and quiet is quiet',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    test.setTimeout(1_800_000);
    const { kids, pages, teacher } = await clubLesson(school, openDevice, 8);
    const links = kids.length + 1;
    // Nine pages unpack nine lines each: where the machine does other things, too, that takes its time.
    for (const page of pages) await expect.poll(() => openLinks(page), { timeout: 300_000 }).toBe(links);
    await expectAllHeard(pages, undefined, links);
    for (const page of pages) await expectMoving(teachersFace(page), 60_000);
    for (const { kidUid } of kids) await expectMoving(seen(teacher, `kid:${kidUid}`), 60_000);

    const last = kids.at(-1) as ClubKid;
    await tileOf(teacher, last).click();
    await teacher.getByRole('button', { name: g.mute(last.name), exact: true }).click();
    await expectAllHeard(pages, kids.length - 1, links);
    await teacher.getByRole('button', { name: g.unmute(last.name), exact: true }).click();
    await pages[0]?.reload();
    await expectAllHeard(pages, undefined, links);
    for (const { kidUid } of kids) await expectMoving(seen(teacher, `kid:${kidUid}`), 60_000);
  },
);

test(
  'a club by Janus is in one room on two servers, and when one of them dies its children are seen and heard again by the other',
  { tag: '@long' },
  async ({ school, janus, browser }) => {
    test.setTimeout(900_000);
    const many = 3;
    const other = await startSchool({ ...janus.env, DATA_DIR: school.dataDir }, { empty: true });
    const gateway = await openGateway();
    gateway.before(other.url);
    const contexts: Array<{ close(): Promise<void> }> = [];
    try {
      const both: RunningSchool = {
        ...school,
        async moveClockTo(now, how) {
          await school.moveClockTo(now, how);
          await other.moveClockTo(now, how);
        },
      };
      await other.moveClockTo(await school.now());
      // The teacher and the first child come by one server, the others by the second, as a gateway sends them.
      const openDevice = async (look: BrowserContextOptions) => {
        const baseURL = contexts.length < 2 ? school.url : gateway.url;
        const context = await browser.newContext({ serviceWorkers: 'block', ...look, baseURL, reducedMotion: 'reduce' });
        contexts.push(context);
        return context.newPage();
      };
      const { kids, pages, teacher } = await clubLesson(both, openDevice, many);
      await expectAllHeard(pages, undefined, many + 1);
      for (const page of pages) await expectMoving(teachersFace(page), 60_000);
      for (const { kidUid } of kids) await expectMoving(seen(teacher, `kid:${kidUid}`), 60_000);

      await other.kill();
      gateway.before(school.url);
      // What the first server carries goes on meanwhile.
      await expectMoving(teachersFace(pages[0] as Page), within(5));
      for (const page of pages) await expectMoving(teachersFace(page), 90_000);
      for (const { kidUid } of kids) await expectMoving(seen(teacher, `kid:${kidUid}`), 90_000);
      await expectAllHeard(pages, undefined, many + 1);
    } finally {
      await Promise.all(contexts.map((it) => it.close()));
      await gateway.stop();
      await other.stop();
    }
  },
);
