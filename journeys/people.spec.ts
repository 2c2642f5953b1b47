import type { Page } from '@playwright/test';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { callsOf } from './steps/calls.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { type DayLesson, fillDay } from './steps/teaching-day.ts';
import { words } from './words.ts';

const { ru } = words;

/** The teacher opens the lesson that is on from the page of the day, and is in it. */
async function enterFromTheDay(page: Page, lesson: DayLesson): Promise<void> {
  await page.goto('/teacher');
  const name = lesson.pupils[0]?.name ?? '';
  await expect(page.getByRole('region', { name: new RegExp(`^(${ru.teacher.next}|${ru.teacher.now})$`) })).toContainText(name);
  await page.getByRole('link', { name: ru.teacher.enter }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.teacher.lesson.title(name));
  await expect(page.getByText(new RegExp(`^${ru.teacher.lesson.hereSince('')}`))).toBeVisible();
}

test('a teacher’s day: eight lessons back to back, one child does not come, and each has its short report', async ({
  school,
  openDevice,
}) => {
  const day = await fillDay(school);
  expect(day).toHaveLength(8);
  const [first, second, third] = day.filter(({ kind }) => kind === 'trial');
  const regular = day.find(({ kind }) => kind === 'regular');
  if (!first || !second || !third || !regular) throw new Error('Not the day that was made');
  const startOf = ({ timestamp }: DayLesson) => Temporal.Instant.from(timestamp);

  // In the morning the whole day stands on one screen, and the next child is at hand.
  await school.moveClockTo(Temporal.Instant.from(day[0]?.timestamp ?? '').subtract({ minutes: 8 }));
  const laptop = await openDevice({ ...looks.laptop, locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
  await signIn(laptop, ru, demo.teacher);
  await laptop.goto('/teacher');
  for (const { pupils } of day) await expect(laptop.getByText(pupils[0]?.name ?? '').first()).toBeVisible();
  await expect(laptop.getByRole('link', { name: new RegExp(ru.teacher.backToBack) })).toHaveCount(6);
  await expect(laptop.getByText(/Владивосток/).first()).toBeVisible();
  await expectAccessible(laptop);

  const teacher = callsOf(school, demo.teacher);
  for (const lesson of day) {
    const name = lesson.pupils[0]?.name ?? '';
    await school.moveClockTo(startOf(lesson).subtract({ minutes: 2 }));
    if (lesson === first) {
      await enterFromTheDay(laptop, lesson);
      await school.moveClockTo(startOf(lesson).add({ minutes: 1 }));
      await laptop.reload();
      await laptop.getByRole('button', { name: ru.teacher.lesson.conduct }).click();
      const report = laptop.getByRole('form', { name: ru.teacher.report.title });
      await report.getByLabel(ru.teacher.report.text).fill(`${name} считает уверенно. Начнём с задач.`);
      await expectAccessible(laptop);
      await report.getByRole('button', { name: ru.teacher.report.send }).click();
      await expect(laptop.getByText(ru.teacher.report.sent)).toBeVisible();
    } else if (lesson === second) {
      // Ten minutes are waited for a child.
      await enterFromTheDay(laptop, lesson);
      await school.moveClockTo(startOf(lesson).add({ minutes: 10 }));
      await laptop.reload();
      await laptop.getByRole('button', { name: ru.teacher.lesson.absent }).click();
      await expectAccessible(laptop);
      await laptop.getByRole('button', { name: ru.teacher.lesson.absentDo }).click();
      await expect(laptop.getByText(ru.teacher.lesson.closed.nonAttendance)).toBeVisible();
    } else if (lesson === regular) {
      await enterFromTheDay(laptop, lesson);
      await school.moveClockTo(startOf(lesson).add({ minutes: 1 }));
      await laptop.reload();
      await laptop.getByRole('button', { name: ru.teacher.lesson.conduct }).click();
      const note = laptop.getByRole('region', { name: ru.teacherLesson.note.title });
      await note.getByRole('radio', { name: ru.teacherLesson.note.results.great }).check({ force: true });
      await note.getByRole('checkbox', { name: ru.teacherLesson.note.tag.mastered }).check({ force: true });
      await expectAccessible(laptop);
      await note.getByRole('button', { name: ru.teacherLesson.note.send }).click();
      await expect(laptop.getByText(ru.teacherLesson.note.saved)).toBeVisible();
    } else {
      await teacher.post(`/teacher/lessons/${lesson.eventId}/here`, {});
      await school.moveClockTo(startOf(lesson).add({ minutes: 1 }));
      await teacher.post(`/teacher/lessons/${lesson.eventId}/conducted`, {});
      await teacher.post(`/teacher/lessons/${lesson.eventId}/report`, { outcome: 'notYet', text: `${name}: хорошее начало.` });
    }
  }

  // In the evening nothing waits any more, and every lesson is paid by what is known of it.
  await laptop.goto('/teacher');
  await expect(laptop.getByText(ru.names.lessonStatuses.conducted, { exact: true })).toHaveCount(7);
  await expect(laptop.getByText(ru.names.lessonStatuses.nonAttendance, { exact: true })).toHaveCount(1);
  await expect(laptop.getByText(ru.teacher.reportWaits)).toHaveCount(0);
  await expect(laptop.getByText(ru.teacherLesson.note.waits)).toHaveCount(0);
  await laptop.goto('/teacher/earnings');
  await expect(laptop.getByText(ru.cabinet.earnings.why.missed).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(laptop);
});
