import { hasJanus, startJanus } from '../server/test/janus-server.ts';
import { expect, test as base } from './fixtures.ts';
import { type RunningSchool, startSchool } from './running-school.ts';
import type { ClubKid } from './steps/club.ts';
import { clubLesson, expectAllHeard, heardOf, tileOf } from './steps/club-lesson.ts';
import { within } from './steps/patience.ts';
import { expectMoving, madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

base.use(madeUpMedia);

const t = words.ru;
const many = 3;

/** A LiveKit that whoever runs this has: LIVEKIT_URL, LIVEKIT_KEY, LIVEKIT_SECRET. */
const livekit = Object.fromEntries(['LIVEKIT_URL', 'LIVEKIT_KEY', 'LIVEKIT_SECRET'].map((name) => [name, process.env[name] ?? '']));

/** A school whose clubs travel by this engine; links of a child's page to what it hears and sends by. */
const engines = {
  star: { links: 1, setUp: async () => ({ env: {}, stop: async () => undefined }) },
  janus: { links: many + 1, setUp: () => startJanus() },
  // Pictures and sound come by one link, and go by one.
  livekit: { links: 2, setUp: async () => ({ env: { ...livekit, ROOM_MEDIA: 'livekit' }, stop: async () => undefined }) },
} as const;

const withEngine = (engine: keyof typeof engines) =>
  base.extend<{ school: RunningSchool }>({
    // eslint-disable-next-line no-empty-pattern
    school: async ({}, use, info) => {
      const carrier = await engines[engine].setUp();
      const school = await startSchool(carrier.env);
      await use(school);
      if (info.status !== info.expectedStatus) await info.attach('school', { body: school.output() });
      await school.stop();
      await carrier.stop();
    },
  });

for (const engine of ['star', 'janus', 'livekit'] as const) {
  const test = withEngine(engine);
  test.describe(engine, () => {
    test.skip(engine === 'livekit' && !livekit['LIVEKIT_URL'], 'No LiveKit was named (LIVEKIT_URL)');
    test.skip(engine === 'janus' && !hasJanus, 'No Janus is installed on this machine (Debian: apt-get install janus)');

    test(
      'what holds of a club by any engine: all hear each other and see the teacher, quiet is quiet, alone is apart, and a reload comes back',
      { tag: '@long' },
      async ({ school, openDevice }) => {
        test.setTimeout(900_000);
        const { links } = engines[engine];
        const { eventId, kids, pages, teacher } = await clubLesson(school, openDevice, many);
        const [first, second] = kids as [ClubKid, ClubKid];
        const pageOf = (at: number) => pages[at] as (typeof pages)[number];
        const seen = (page: (typeof pages)[number], person: string) => page.locator(`[data-person="${person}"] video`);
        const teachersFace = (page: (typeof pages)[number]) => page.locator('[data-person^="teacher:"] video');

        await expectAllHeard(pages, undefined, links);
        for (const page of pages) await expectMoving(teachersFace(page));
        for (const { kidUid } of kids) await expectMoving(seen(teacher, `kid:${kidUid}`));
        // Classmates are heard and not seen.
        await expect(seen(pageOf(0), `kid:${second.kidUid}`)).toHaveCount(0);

        await tileOf(teacher, second).click();
        await teacher.getByRole('button', { name: t.teacherRoom.group.mute(second.name), exact: true }).click();
        await expectAllHeard(pages, 1, links);
        await teacher.getByRole('button', { name: t.teacherRoom.group.unmute(second.name), exact: true }).click();
        await expectAllHeard(pages, undefined, links);

        await pageOf(0).reload();
        await expectMoving(teachersFace(pageOf(0)));
        await expectMoving(seen(teacher, `kid:${first.kidUid}`));
        await expectAllHeard(pages, undefined, links);

        await teacher.reload();
        for (const page of pages) await expectMoving(teachersFace(page));
        await expectAllHeard(pages, undefined, links);

        // Without the teacher the children hear nobody, and with it as before.
        await teacher.goto('about:blank');
        for (const page of pages) await expect(teachersFace(page)).toHaveCount(0, { timeout: within(40) });
        await expect.poll(() => heardOf(pageOf(1), many), { timeout: 60_000 }).not.toContain('heard');
        await teacher.goto(`/teacher/lessons/${eventId}/room`);
        const enter = teacher.getByRole('button', { name: t.teacherRoom.wait.enter, exact: true });
        if (await enter.isVisible({ timeout: 10_000 }).catch(() => false)) await enter.click();
        await expectAllHeard(pages, undefined, links);
      },
    );
  });
}
