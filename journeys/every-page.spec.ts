import { expect, type Page } from '@playwright/test';

import { test } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { allLooks, faultsOf, type Look } from './walk/look-at.ts';
import { demoWorld, type Place, placesOf, type Visitor } from './walk/places.ts';
import { pathsOfTheApp } from './walk/route-table.ts';
import { type Words, words } from './words.ts';

/** Nothing is left out: a path that is added to the route table is walked, or the test says what it wants to know of it. */
const groups: ReadonlyArray<{ name: string; who: readonly Visitor[] }> = [
  { name: 'guests and parents', who: ['guest', 'parent'] },
  { name: 'children', who: ['kid', 'small', 'reader'] },
  { name: 'teachers and managers', who: ['teacher', 'manager'] },
];
const spoken = [
  { locale: 'ru-RU', t: words.ru },
  { locale: 'en-US', t: words.en },
] as const;

/** Comes in as somebody: a guest stays outside, a child is chosen by its face. */
async function enterAs(who: Visitor, page: Page, t: Words, kids: Record<string, string>): Promise<void> {
  const accounts = { parent: demo.anna, kid: demo.anna, small: demo.anna, reader: demo.igor, teacher: demo.teacher, manager: demo.manager };
  if (who === 'guest') return;
  await signIn(page, t, accounts[who]);
  const name = kids[who];
  if (name === undefined) return;
  await page.goto('/kid-switcher');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.waitForURL(/\/kids\//);
}

for (const { locale, t } of spoken) {
  for (const { name, who: visitors } of groups) {
    test(`axe finds nothing, and nothing is cut at 320 px, on every page of ${name} in ${locale} @long`, async ({ school, openDevice }) => {
      test.setTimeout(1_500_000);
      const faults = await walk({ visitors, looksAt: () => allLooks });
      expect(faults).toEqual([]);

      async function walk({ visitors: these, looksAt }: { visitors: readonly Visitor[]; looksAt: (at: number) => readonly Look[] }) {
        const world = await demoWorld(school);
        const places = placesOf(await pathsOfTheApp(), world);
        const kids = { kid: 'Миша', small: 'Соня', reader: 'Ева' };
        const found: string[] = [];
        for (const visitor of these) {
          const page = await openDevice({ viewport: { width: 360, height: 740 }, locale, timezoneId: 'Europe/Minsk' });
          await enterAs(visitor, page, t, kids);
          const own = places.filter(({ who }: Place) => who === visitor);
          for (const [index, place] of own.entries()) {
            const seen = await faultsOf(page, place.at, looksAt(index)).catch((fault: unknown) => [
              `${place.at} ${String(fault).slice(0, 300)}`,
            ]);
            found.push(...seen.map((fault) => `${visitor} ${place.path}: ${fault}`));
          }
          await page.context().close();
        }
        return found;
      }
    });
  }
}
