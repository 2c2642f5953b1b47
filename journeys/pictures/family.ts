import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildWebIfNeeded } from '../../scripts/build-web.ts';
import { schoolAt, startSchool } from '../running-school.ts';
import { signIn } from '../steps/come-in.ts';
import { demo } from '../steps/demo.ts';
import { words } from '../words.ts';
import { besideDrawings, together } from './beside.ts';
import { familyPages } from './family-pages.ts';
import { open, openStill, Shots, themes } from './shots.ts';

/**
 * `npm run pictures:family [-- --drawings FOLDER] [-- --only home,chat] [-- --whole FOLDER]`: takes the pages of families as they are today,
 * by day and by night, on a phone and on a laptop; with the folder of the drawings each is laid beside its page in docs/pictures/family
 * (docs/design/family-pictures.md). `--whole` keeps whole pages, for whoever looks for what is cut; `--url` asks a school that runs already.
 */
const { values } = parseArgs({
  options: {
    drawings: { type: 'string' },
    whole: { type: 'string' },
    only: { type: 'string' },
    url: { type: 'string' },
    languages: { type: 'string', default: 'ru,en' },
  },
});
const pictures = path.resolve(import.meta.dirname, '../../docs/pictures');
const sizes = [
  { size: 'phone', viewport: { width: 360, height: 740 }, width: 468 },
  { size: 'laptop', viewport: { width: 1280, height: 800 }, width: 928 },
] as const;
const inReadme = {
  phone: [{ name: 'parent', shown: ['parent-home', 'schedule', 'packages'], theme: 'light' }],
  laptop: [{ name: 'parent-laptop', shown: ['schedule'], theme: 'dark' }],
} as const;
/** In English a few are enough to see that the words fit. */
const inEnglish = ['home', 'parent-home', 'packages', 'progress'];

if (values.url === undefined) await buildWebIfNeeded();
const started = values.url === undefined ? await startSchool({ SCHOOL_PREVIEW: '1' }) : undefined;
const school = started ?? schoolAt(values.url ?? '');
const browser = await openStill();
try {
  for (const language of ['ru', 'en'] as const) {
    if (!values.languages.split(',').includes(language)) continue;
    const t = words[language];
    const chosen = (await familyPages(school, language)).filter(({ name }) =>
      values.only === undefined ? language === 'ru' || inEnglish.includes(name) : values.only.split(',').includes(name),
    );
    for (const { size, viewport, width } of sizes) {
      const look = { viewport, locale: language === 'ru' ? 'ru-RU' : 'en-US' };
      const shots = new Shots();
      const parent = await open(browser, school.url, look);
      if (chosen.some(({ who }) => who === 'parent')) await signIn(parent, t, demo.anna);
      for (const { name, who, at, before } of chosen) {
        const page = who === 'parent' ? parent : await open(browser, school.url, look);
        try {
          await page.goto(at);
          await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
          await before?.(page, t);
          await shots.take(page, name);
          if (values.whole !== undefined) await keepWhole(values.whole, `${name}-${size}-${language}`, page);
        } catch (cause) {
          console.log(`  ${name} ${size} ${language}: ${String(cause).slice(0, 300)}`);
        }
        if (who === 'guest') await page.context().close();
      }
      await parent.context().close();
      // What the README shows, when all of it was taken.
      for (const { name, shown, theme } of inReadme[size])
        if (language === 'ru' && shown.every((one) => chosen.some((page) => page.name === one)))
          await together(browser, shots, shown, size === 'phone' ? 900 : 1000, path.join(pictures, `${name}.webp`), theme);
      if (values.drawings === undefined) continue;
      const pairs = chosen.map(({ name }) => ({
        name,
        file: `${name}-${size}${language === 'en' ? '-en' : ''}`,
        drawing: `${name}${name === 'home' && language === 'en' ? '-en' : ''}-${size}`,
        width,
      }));
      await besideDrawings(browser, shots, pairs, path.resolve(values.drawings), path.join(pictures, 'family'));
    }
  }
} finally {
  await browser.close();
  await started?.stop();
}

async function keepWhole(folder: string, name: string, page: Awaited<ReturnType<typeof open>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await writeFile(path.join(folder, `${name}-${colorScheme}.png`), await page.screenshot({ fullPage: true }));
  }
}
