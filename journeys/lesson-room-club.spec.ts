import type { BrowserContextOptions, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { callsOf } from './steps/calls.ts';
import { atTheDoor, type ClubKid, haveTalkers, heardTones, openLinks, soundsAs } from './steps/club.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { within } from './steps/patience.ts';
import { madeUpMedia, roomLaptop } from './steps/room-device.ts';
import { words } from './words.ts';

const t = words.ru;
test.use(madeUpMedia);

const tablet = { ...roomLaptop, viewport: { width: 1024, height: 768 } };
/** Of each child a tone of its own: none is the sum, the difference or a multiple of others, which a codec makes up. The first is the teacher's. */
const [teachersTone, ...tones] = [293, 523, 811, 1187, 1613, 1999, 2477, 3011, 3571];
const toneOf = (at: number): number => tones[at] ?? 0;
/** A tone is heard when it is as loud as the teacher's voice or softer by so much; by so much more it is not heard at all. In decibels. */
const softer = { heard: 15, silent: 30 };

/** The club with its teacher in the room: each child on a page of its own. */
async function clubLesson(school: RunningSchool, openDevice: (look: BrowserContextOptions) => Promise<Page>, many: number) {
  const { eventId, groupId, kids } = await haveTalkers(school, many);
  const teacher = await openDevice(roomLaptop);
  teacher.setDefaultTimeout(within(20));
  await soundsAs(teacher, teachersTone);
  await signIn(teacher, t, demo.kate);
  await teacher.goto(`/teacher/lessons/${eventId}/room`);
  await teacher.getByRole('button', { name: t.teacherRoom.wait.enter, exact: true }).click();
  const pages: Page[] = [];
  for (const [at, kid] of kids.entries()) {
    const page = await atTheDoor(openDevice, tablet, t, kid, (it) => soundsAs(it, toneOf(at)));
    page.setDefaultTimeout(within(20));
    await page.goto(`/kids/${kid.kidUid}/room/${eventId}`);
    await page.getByRole('button', { name: t.kidRoom.wait.enter, exact: true }).click();
    pages.push(page);
  }
  return { eventId, groupId, kids, pages, teacher };
}

const tileOf = (teacher: Page, { name }: ClubKid) => teacher.getByRole('button', { name: new RegExp(`^\\d\\. ${name}`) });

/** Each child hears the teacher and all others, itself never, and is linked with one page alone. */
async function expectAllHeard(pages: readonly Page[], except?: number): Promise<void> {
  for (const [own, page] of pages.entries()) {
    await expect.poll(() => openLinks(page), { timeout: 40_000 }).toBe(1);
    const look = async () => {
      const [teacher = -200, ...others] = await heardTones(page, [teachersTone, ...pages.map((_, at) => toneOf(at))]);
      return others.map((tone) => (tone > teacher - softer.heard ? 'heard' : tone < teacher - softer.silent ? 'silent' : teacher - tone));
    };
    const wanted = pages.map((_, at) => (at === own || at === except ? 'silent' : 'heard'));
    await expect.poll(look, { timeout: 60_000 }).toEqual(wanted);
  }
}

test('in a club all hear each other by their teacher, nobody is linked with a stranger, and whoever is made quiet is heard by nobody', async ({
  school,
  openDevice,
}) => {
  test.slow();
  const patient = { timeout: within(15) };
  const { eventId, kids, pages, teacher } = await clubLesson(school, openDevice, 4);
  const [, second] = kids as [ClubKid, ClubKid];
  const pageOf = (at: number) => pages[at] as Page;
  for (const kid of kids) await expect(tileOf(teacher, kid)).toBeVisible(patient);
  await expectAllHeard(pages);

  // No family looks into a group.
  const watch = await callsOf(school, demo.svetlana).sent('POST', `/lesson-room/${eventId}/watch`, { epoch: null });
  expect(watch).toMatchObject({ status: 409, body: { error: { code: 'lesson_room.group_not_watched' } } });

  // One is made quiet: nobody hears it, and it is told so.
  await tileOf(teacher, second).click();
  await teacher.getByRole('button', { name: t.teacherRoom.group.mute(second.name), exact: true }).click();
  await expect(pageOf(1).getByText(t.kidRoom.muted)).toBeAttached(patient);
  await expectAllHeard(pages, 1);
  await teacher.getByRole('button', { name: t.teacherRoom.group.unmute(second.name), exact: true }).click();
});
