import { expect, type Page } from '@playwright/test';

import { test } from './fixtures.ts';
import { callsOf } from './steps/calls.ts';
import { demo } from './steps/demo.ts';
import { demoWorld, placesOf, sitePlaces, type Visitor } from './walk/places.ts';
import { pathsOfTheApp } from './walk/route-table.ts';
import { enterAs } from './walk/visitors.ts';
import { words } from './words.ts';

/** What a page says, seen or not: its texts, its title, what is read aloud of it, what links to it show elsewhere. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [alt], [title], [placeholder], meta[content], input, textarea')].flatMap((part) => [
      ...['aria-label', 'alt', 'title', 'placeholder', 'content'].map((name) => part.getAttribute(name) ?? ''),
      part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement ? part.value : '',
    ]),
  ]);

/** The name that the school has until its owner chooses one. */
const usual = /.{0,40}(?:Чип(?!\p{L})|\bChip\b).{0,40}/u;
const visitors: readonly Visitor[] = ['guest', 'parent', 'kid', 'small', 'reader', 'teacher', 'manager'];

for (const [language, locale] of [
  ['ru', 'ru-RU'],
  ['en', 'en-US'],
] as const)
  test(`a school called by a name of its own is called so on every page in ${locale} @long`, async ({ school, openDevice }) => {
    test.setTimeout(1_500_000);
    const own = { ru: 'Ёж 9«"', en: 'Hog 9«"' };
    const values = [
      { key: 'nameRu', value: own.ru },
      { key: 'nameEn', value: own.en },
    ];
    await callsOf(school, demo.manager).post('/manager/school/settings/school', { values, validFrom: null, reason: 'Так нас зовут' });

    const places = [...placesOf(await pathsOfTheApp(), await demoWorld(school)), ...sitePlaces(language)];
    const found: string[] = [];
    for (const visitor of visitors) {
      const page = await openDevice({ viewport: { width: 1280, height: 900 }, locale, timezoneId: 'Europe/Minsk' });
      await enterAs(visitor, page, words[language]);
      for (const { path, at } of places.filter(({ who }) => who === visitor)) {
        await page.goto(at);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        const said = await saidOn(page);
        found.push(...said.flatMap((text) => usual.exec(text)?.[0] ?? []).map((text) => `${visitor} ${path}: ${text}`));
        // What nobody says would hold for a page that stayed empty, too.
        if (!said.some((text) => text.includes(own[language]))) found.push(`${visitor} ${path}: the name stands nowhere`);
      }
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
