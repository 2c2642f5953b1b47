import { texts as enPages } from '@school/words/en/site/site-pages';
import { texts as enSite } from '@school/words/en/site/site';
import { texts as ruPages } from '@school/words/ru/site/site-pages';
import { texts as ruSite } from '@school/words/ru/site/site';

import { expect, expectAccessible, looks, lookingTest as test } from './fixtures.ts';
import { words } from './words.ts';

const spoken = [
  { language: 'ru', look: looks.phone, t: words.ru, site: ruSite, pages: ruPages, title: 'on a phone, in Russian' },
  { language: 'en', look: looks.laptop, t: words.en, site: enSite, pages: enPages, title: 'on a laptop, in English @long' },
] as const;

for (const { language, look, t, site, pages, title } of spoken)
  test(`a stranger reads, tries a task and comes to the registration with what was chosen, ${title}`, async ({ openDevice }) => {
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
  });
