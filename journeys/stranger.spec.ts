import { texts as enPages } from '@school/words/en/site/site-pages';
import { texts as enSite } from '@school/words/en/site/site';
import { texts as ruPages } from '@school/words/ru/site/site-pages';
import { texts as ruSite } from '@school/words/ru/site/site';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { newcomer } from './steps/come-in.ts';
import { somebodyAt } from './steps/person.ts';
import { words } from './words.ts';

const spoken = [
  { language: 'ru', look: looks.phone, t: words.ru, site: ruSite, pages: ruPages, title: 'on a phone, in Russian' },
  { language: 'en', look: looks.laptop, t: words.en, site: enSite, pages: enPages, title: 'on a laptop, in English @long' },
] as const;

test('who reads the English pages on a Russian device goes on in English, and signs in later as before', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  await page.goto('/en/');
  await page.getByRole('link', { name: enSite.hero.try }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.registration.questions.name.title);
  await expect(page).toHaveURL(/\/registration$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.registration.questions.name.title);
});

for (const { language, look, t, site, pages, title } of spoken)
  test(`a stranger reads, tries a task, registers and books a first lesson in ten taps, ${title}`, async ({ openDevice }) => {
    const page = await openDevice(look);
    const wrong: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    await page.goto('/?friend=ANNA-42');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(site.hero.title[0]);
    await expectAccessible(page);

    // What suits a child of seven is shown, what does not is not.
    await page.getByRole('radio', { name: '7–9' }).check({ force: true });
    await expect(page.getByRole('link', { name: t.names.courses.bilingual })).toBeHidden();
    await page.getByRole('link', { name: t.names.courses.math }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/courses/math`));
    await expectAccessible(page);

    // The school judges: of the options one is right, and the page stays where it is.
    const task = page.locator('[data-task]');
    const options = task.getByRole('radio');
    for (let at = 0; at < (await options.count()); at += 1) {
      await options.nth(at).check({ force: true });
      const judged = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await task.getByRole('button', { name: pages.course.check }).click();
      await judged;
      await expect(task.getByRole('status')).toHaveText(new RegExp(`${pages.course.right}|${pages.course.wrong}`));
      if ((await task.getByRole('status').textContent())?.trim() === pages.course.right) break;
    }
    await expect(task.getByRole('status')).toHaveText(pages.course.right);

    const form = page.locator('[data-steps]');
    await form.getByRole('radio', { name: '7', exact: true }).check({ force: true });
    await form.getByRole('button', { name: site.trial.next }).click();
    await expect(form.getByRole('radio', { name: t.names.subjects.math })).toBeChecked();
    await form.getByRole('button', { name: site.trial.next }).click();
    await form.getByLabel(site.trial.name).fill('Мария');
    await form.getByLabel(site.trial.reach).fill('maria@example.org');
    await expectAccessible(page);
    await form.getByRole('button', { name: site.trial.send }).click();

    // Nothing of the person stands in the address; the form of registration has it all.
    await expect(page).toHaveURL(/\/registration\?friend=ANNA-42$/);
    const on = () => page.getByRole('button', { name: t.registration.next }).click();
    await page.getByLabel(t.kidForm.name).fill('Лев');
    await on();
    await expect(page.getByLabel(t.kidForm.bornYear)).toHaveValue(String(new Date().getFullYear() - 7));
    await page.getByLabel(t.kidForm.bornMonth).selectOption('1');
    await on();
    await expect(page.getByRole('radio', { name: new RegExp(`^${t.names.subjects.math}`) })).toBeChecked();
    await on();
    await expect(page.getByLabel(t.registration.firstName)).toHaveValue('Мария');
    await expect(page.getByRole('textbox', { name: t.registration.email })).toHaveValue('maria@example.org');
    await expect(page.getByLabel(t.registration.promo)).toHaveValue('ANNA-42');
    expect(wrong).toEqual([]);

    // Another one is in a hurry: from the first page to the booked lesson.
    const other = await openDevice(look);
    await other.goto('/');
    const { tap, pick, type, onwards, cost } = somebodyAt(other);
    const button = (name: string) => other.getByRole('button', { name });
    const asked = (question: string) => expect(other.getByRole('heading', { level: 1 })).toHaveText(question);
    const { questions, next, submit } = t.registration;
    await tap(other.getByRole('link', { name: site.hero.try }).first());
    await asked(questions.name.title);
    await expect(other.getByLabel(t.kidForm.name)).toBeFocused();
    await type(newcomer.kid);
    await tap(button(next));
    await asked(questions.birth.title);
    await pick(other.getByLabel(t.kidForm.bornMonth), newcomer.born.month);
    await pick(other.getByLabel(t.kidForm.bornYear), newcomer.born.year);
    await tap(button(next));
    await asked(questions.subject.title);
    await tap(other.getByRole('radio', { name: new RegExp(`^${t.names.subjects.math}`) }));
    await asked(questions.contact.title);
    await expect(other.getByLabel(t.registration.firstName)).toBeFocused();
    await type(newcomer.firstName);
    await onwards();
    await onwards();
    await type(newcomer.email);
    await onwards();
    await type(newcomer.password);
    await tap(other.getByRole('checkbox', { name: t.registration.termsLink }));
    await tap(button(submit));
    // Faces, each with its next times; the last one leaves it to the school.
    await expect(other.getByRole('heading', { name: t.meetTeacher.who })).toBeVisible();
    const choice = other
      .getByRole('listitem')
      .filter({ has: other.getByRole('list') })
      .first();
    const teacher = (await choice.locator('strong').first().textContent()) ?? '';
    await expect(other.getByText(t.meetTeacher.school)).toBeVisible();
    await tap(choice.getByRole('link', { name: /\d:\d\d/ }).first());
    await tap(button(t.introApplication.book));
    await asked(t.introBooked.title);
    const spent = cost();
    expect(spent.taps).toBeLessThanOrEqual(10);
    expect(spent.seconds).toBeLessThanOrEqual(90);

    await expect(other.getByText(teacher)).toBeVisible();
    await expectAccessible(other);
    const download = other.waitForEvent('download');
    await button(t.introBooked.calendar).click();
    expect((await download).suggestedFilename()).toBe('lesson.ics');
  });
