import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../fixtures.ts';
import type { RunningSchool } from '../running-school.ts';
import type { Words } from '../words.ts';
import { choose, newcomer, signIn } from './come-in.ts';

/** A booked lesson, as the school answers for it. */
export interface Booked {
  startsAt: Temporal.Instant;
  /** E-mail of the teacher it went to. */
  teacher: string;
}

/** Teachers of the demo school: the school assigns one of them. */
const teachers: Record<string, string> = { 'Ольга Смирнова': 'teacher@chip.school', 'Дмитрий Орлов': 'dmitry@chip.school' };

/** The parent books the first free time of the trial. */
export async function bookTrial(page: Page, t: Words): Promise<Booked> {
  await page.goto('/');
  // A family without a balance is welcomed first, once a session: there the way on is the same.
  await page.locator('main a[href^="/intro-appointment"]').first().click();
  await page.waitForURL('**/intro-appointment**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.intro.title);
  const times = page.getByRole('link', { name: /\d:\d\d/ });
  await expect(times.first()).toBeVisible();
  await expectAccessible(page);
  await times.first().click();
  await page.waitForURL('**/intro-application/**');
  await expectAccessible(page);
  await page.getByRole('button', { name: t.introApplication.book }).click();
  await page.waitForURL('**/intro-booked/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.introBooked.title);
  await expectAccessible(page);
  const answer = await page.request.get('/api/events');
  const { next } = (await answer.json()) as { next: { timestamp: string; teacher: { name: string } } };
  return { startsAt: Temporal.Instant.from(next.timestamp), teacher: teachers[next.teacher.name] ?? '' };
}

const report = 'Считает уверенно, любит задачи с картинками. Начнём с состава числа.';

/** The teacher opens the lesson that is on, marks it conducted, and recommends maths m2 with a short report. */
export async function holdTrial(page: Page, t: Words, school: RunningSchool, { startsAt, teacher }: Booked): Promise<string> {
  await school.moveClockTo(startsAt.add({ minutes: 46 }));
  await signIn(page, t, { email: teacher, password: 'teacher-chip-2026' });
  await page.goto('/teacher');
  await openLesson(page, t);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.teacher.lesson.conduct }).click();
  await expect(page.getByText(t.teacher.lesson.conducted)).toBeVisible();
  await choose(page, t.teacher.report.recommended);
  await choose(page, t.names.courses.math);
  await page.getByRole('radio', { name: /5–6/ }).check({ force: true });
  await page.getByLabel(t.teacher.report.text).fill(report);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.teacher.report.send }).click();
  await expect(page.getByText(t.teacher.report.sent)).toBeVisible();
  return report;
}

/** Opens the family's lesson of the day: the card of the next one, or its line among the rest. */
export async function openLesson(page: Page, t: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.teacher.today);
  const ours = page.locator('section, li').filter({ hasText: newcomer.kid }).filter({ hasNotText: t.teacher.lesson.conducted });
  // The first way may lead into the room; here the page of the lesson is meant.
  await ours.last().locator('a[href*="/teacher/lessons/"]:not([href$="/room"])').first().click();
  await page.waitForURL('**/teacher/lessons/**');
}
