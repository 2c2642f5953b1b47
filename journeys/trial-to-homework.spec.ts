import type { Page } from '@playwright/test';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { newcomer, register, signIn } from './steps/come-in.ts';
import { doHomework } from './steps/homework.ts';
import { payPackage } from './steps/pay.ts';
import { setSchedule } from './steps/schedule.ts';
import { bookTrial, holdTrial, openLesson } from './steps/trial.ts';
import { words } from './words.ts';

/** Every step is a real screen, a real call and real rows; the same school, seen twice. */
for (const { title, look, language } of [
  { title: 'on a phone, in Russian, in the light', look: looks.phone, language: 'ru' },
  { title: 'on a laptop, in English, in the dark @long', look: looks.laptop, language: 'en' },
] as const) {
  test(`a family comes from registration to the homework of its first lesson ${title}`, async ({ school, openDevice }) => {
    const t = words[language];
    const parent = await openDevice(look);
    await register(parent, t);
    const trial = await bookTrial(parent, t);
    await parent.goto('/');
    await expect(parent.getByText(t.homeSteps.booked)).toBeVisible();
    await expectAccessible(parent);

    // The parent's page stays open: what the teacher writes shows up by itself.
    const teacher: Page = await openDevice(look);
    const report = await holdTrial(teacher, t, school, trial);
    await expect(parent.getByText(report)).toBeVisible();
    await expect(parent.getByText(t.homeSteps.recommended(t.names.courses.math))).toBeVisible();
    await expectAccessible(parent);

    await payPackage(parent, t);
    await parent.goto('/payment/history');
    await expectAccessible(parent);
    await parent.goBack();
    const firstLesson = await setSchedule(parent, t);

    await school.moveClockTo(firstLesson.add({ minutes: 55 }));
    // Days have passed: the teacher's session has run out meanwhile.
    await signIn(teacher, t, { email: trial.teacher, password: 'teacher-chip-2026' });
    await teacher.goto('/teacher');
    await openLesson(teacher, t);
    await teacher.getByRole('button', { name: t.teacher.lesson.conduct }).click();
    await expect(teacher.getByRole('button', { name: t.teacher.lesson.undo })).toBeVisible();
    // Until now the teacher could take the mark back, and nothing has followed from it.
    await school.moveClockTo(firstLesson.add({ minutes: 66 }));
    await parent.goto('/payment/history');
    await expect(parent.getByText(t.payment.history.types.process).filter({ visible: true }).first()).toBeVisible();

    await parent.goto('/kid-switcher');
    await expectAccessible(parent);
    await parent.getByRole('button', { name: newcomer.kid }).click();
    await parent.waitForURL('**/kids/**');
    await expect(parent.getByRole('heading', { level: 1 })).toHaveText(t.kidWorld.hello(newcomer.kid));
    await expectAccessible(parent);
    await doHomework(parent, t);
    await parent.getByRole('link', { name: t.kid.toCourse }).click();
    await expectAccessible(parent);

    // The kid's session is narrow: the parent's pages are behind the switcher.
    await parent.goto('/payment');
    await expect(parent).toHaveURL(/\/kids\/|\/kid-switcher/);
    await parent.goto('/kid-switcher');
    await parent.getByRole('button', { name: newcomer.firstName }).click();
    await parent.waitForURL((url) => url.pathname === '/');
    await parent.getByRole('link', { name: t.home.steps.progressAction }).click();
    await parent.waitForURL('**/courseProgress/**');
    await expect(parent.getByText(t.progress.best(3))).toBeVisible();
    await expectAccessible(parent);
  });
}
