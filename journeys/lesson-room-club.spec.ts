import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { callsOf } from './steps/calls.ts';
import type { ClubKid } from './steps/club.ts';
import { clubLesson, expectAllHeard, tileOf } from './steps/club-lesson.ts';
import { demo } from './steps/demo.ts';
import { within } from './steps/patience.ts';
import { madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

const t = words.ru;
test.use(madeUpMedia);

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
