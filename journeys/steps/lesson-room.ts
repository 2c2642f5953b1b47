import { expect, type Page } from '@playwright/test';

import type { RunningSchool } from '../running-school.ts';
import type { Words } from '../words.ts';
import { type Calls, callsOf } from './calls.ts';
import { signIn } from './come-in.ts';
import { annaAtHome, demo, nextRegular } from './demo.ts';

/** A lesson of the demo school with both pages in its room. */
export interface InRoom {
  eventId: string;
  kidUid: string;
  kid: Page;
  teacher: Page;
  /** What the teacher’s page calls. */
  calls: Calls;
}

/** Misha and Olga go into the room of his next lesson, some minutes before it begins. */
export async function enterTheRoom(school: RunningSchool, { kid, teacher }: { kid: Page; teacher: Page }, t: Words): Promise<InRoom> {
  await signIn(kid, t, demo.anna);
  const { eventId, timestamp, kids } = await nextRegular(kid);
  await school.moveClockTo(Temporal.Instant.from(timestamp).subtract({ minutes: 8 }));
  const [kidUid = ''] = kids;
  await annaAtHome(kid, t);
  await kid.goto('/kid-switcher');
  await kid.getByRole('button', { name: 'Миша' }).click();
  await kid.waitForURL((url) => url.pathname.startsWith('/kids/'));
  await signIn(teacher, t, demo.teacher);
  await teacher.goto(`/teacher/lessons/${eventId}/room`);
  await teacher.getByRole('button', { name: t.teacherRoom.wait.enter }).click();
  await kid.goto(`/kids/${kidUid}/room/${eventId}`);
  await kid.getByRole('button', { name: t.kidRoom.wait.enter, exact: true }).click();
  await expect(kid.locator('[data-stage]')).toBeVisible();
  return { eventId, kidUid, kid, teacher, calls: callsOf(school, demo.teacher) };
}
