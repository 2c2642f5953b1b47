import type { Browser, Page } from '@playwright/test';

import { type RunningSchool, startSchool } from '../running-school.ts';
import { enterTheRoom, type InRoom } from '../steps/lesson-room.ts';
import { words } from '../words.ts';
import { laptop, open, type tablet } from './shots.ts';

const t = words.ru;

export interface Lesson extends InRoom {
  school: RunningSchool;
  browser: Browser;
}

/** A lesson of a child of that age with everybody in it; what is taken there is told step by step, and one that fails leaves the others. */
export async function lesson(
  browser: Browser,
  years: number,
  kidLook: typeof tablet | typeof laptop,
  steps: ReadonlyArray<(it: Lesson) => Promise<void>>,
  { leads, before }: { leads?: { email: string; password: string }; before?: (school: RunningSchool) => Promise<void> } = {},
) {
  const school = await startSchool({ SCHOOL_PREVIEW: '1' });
  try {
    await before?.(school);
    const pages = { kid: await open(browser, school.url, kidLook), teacher: await open(browser, school.url, laptop) };
    const room = await enterTheRoom(school, pages, t, years, undefined, leads);
    await pages.kid.locator('[data-person^="teacher:"] video').waitFor();
    await named(room.teacher, t.teacherRoom.begin).click();
    await itIs(school, room, 12);
    for (const step of steps)
      await step({ ...room, school, browser }).catch((cause: unknown) => console.log(`  at ${years}: ${String(cause).slice(0, 300)}`));
  } finally {
    for (const context of browser.contexts()) await context.close();
    await school.stop();
  }
}

/**
 * So many minutes of the lesson are over. Who was in the room all the time is known once both pages have given a sign of life since;
 * pages take the school's clock as they are loaded.
 */
export async function itIs(school: RunningSchool, { calls, eventId, kid, teacher }: InRoom, minutes: number): Promise<void> {
  const { timestamp } = await calls.get<{ timestamp: string }>(`/lesson-room/${eventId}`);
  await school.moveClockTo(Temporal.Instant.from(timestamp).add({ minutes }));
  const there = async () => {
    const { people } = await calls.get<{ people: Array<{ role: string; together: number }> }>(`/lesson-room/${eventId}/presence`);
    return people.filter(({ role }) => role === 'teacher' || role === 'kid').map(({ together }) => together);
  };
  while (Math.min(...(await there())) < (minutes - 1) * 60) await new Promise((go) => setTimeout(go, 500));
  for (const page of [teacher, kid]) await page.reload();
  await kid.locator('[data-person^="teacher:"] video').waitFor();
}

export const named = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();

/** A second page of the child stands at the door, as whoever comes does. */
export async function atTheDoor({ kid, kidUid, eventId }: Lesson, take: (page: Page) => Promise<void>): Promise<void> {
  const page = await kid.context().newPage();
  await page.goto(`/kids/${kidUid}/room/${eventId}`);
  await page
    .getByRole('button', { name: new RegExp(t.kidRoom.wait.enter) })
    .first()
    .waitFor();
  // The camera has been looked at.
  await page.locator('video').first().waitFor();
  await take(page);
  await page.close();
}

export const lock = (teacher: Page, on: boolean) => named(teacher, on ? t.teacherRoom.tools.lock : t.teacherRoom.tools.unlock).click();
