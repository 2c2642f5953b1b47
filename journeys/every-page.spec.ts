import { expect } from '@playwright/test';

import { test } from './fixtures.ts';
import { allLooks, faultsOf, type Look } from './walk/look-at.ts';
import { demoWorld, type Place, placesOf, sitePlaces, type Visitor } from './walk/places.ts';
import { pathsOfTheApp } from './walk/route-table.ts';
import { enterAs } from './walk/visitors.ts';
import { words } from './words.ts';

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

for (const { locale, t } of spoken) {
  for (const { name, who: visitors } of groups) {
    test(`axe finds nothing, and nothing is cut at 320 px, on every page of ${name} in ${locale} @long`, async ({ school, openDevice }) => {
      test.setTimeout(1_500_000);
      const faults = await walk({ visitors, looksAt: () => allLooks });
      expect(faults).toEqual([]);

      async function walk({ visitors: these, looksAt }: { visitors: readonly Visitor[]; looksAt: (at: number) => readonly Look[] }) {
        const world = await demoWorld(school);
        const places = [...placesOf(await pathsOfTheApp(), world), ...sitePlaces(locale === 'ru-RU' ? 'ru' : 'en')];
        const found: string[] = [];
        for (const visitor of these) {
          const page = await openDevice({ viewport: { width: 360, height: 740 }, locale, timezoneId: 'Europe/Minsk' });
          await enterAs(visitor, page, t);
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
