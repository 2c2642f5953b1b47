import type { Face, Words } from '@school/contract/playbooks/pictures';
import { expect, test } from 'vitest';

import type { Word } from '#modules/generators';
import { createLibrary } from '#modules/library';

import { readMaterial } from './content/content.ts';
import { createPlaybookCatalogue } from './content/playbook-catalogue.ts';
import { itemsOf } from './content/slides.ts';
import { templateOf } from './templates/registry.ts';

const library = createLibrary();
const { words } = readMaterial(library);
const wordsOfIcon = Map.groupBy(words, ({ icon }) => icon);

/** Every picture of one thing in a task that has a name for the ear. */
function* namedPictures(value: unknown): Generator<{ icon: string; name: Words }> {
  if (Array.isArray(value)) for (const one of value) yield* namedPictures(one);
  else if (typeof value === 'object' && value !== null) {
    const { picture, name } = value as Face;
    if (picture?.kind === 'icon' && (picture.count ?? 1) === 1 && name) yield { icon: picture.icon, name };
    for (const one of Object.values(value)) yield* namedPictures(one);
  }
}

/** The heroes of the bilingual course, who have names; a cat where a word of three sounds is listened to; one sock of two. */
const otherwise: ReadonlySet<string> = new Set(['Мяу | Meow', 'Wow | Wow', 'кот | кот', 'sock | sock']);

/** By its word, or by a form of it where there is more than one: «больше тыкв». */
const isCalled = ({ ru, few, many, en, plural }: Word, name: Words): boolean =>
  name.lang
    ? name[name.lang] === (name.lang === 'ru' ? ru : en)
    : [ru, few, many].some((form) => form !== undefined && name.ru.includes(form)) && [en, plural].some((form) => name.en.includes(form));

test('a picture is called by its word of the lexicon, in the language of the page or in the one that is taught', () => {
  const playbookCatalogue = createPlaybookCatalogue(library);
  let found = 0;
  const strange: string[] = [];
  for (const { courseCode, levels } of library.courses())
    for (const lesson of levels.flatMap(({ lessons }) => lessons))
      for (const [at, slide] of playbookCatalogue.playbook(courseCode, lesson, 'online').slides.entries())
        for (const item of itemsOf(slide, `names/${at}`, playbookCatalogue.material()))
          for (const { icon, name } of namedPictures(templateOf(item.template).shown(item))) {
            const own = wordsOfIcon.get(icon);
            if (!own) continue;
            found += 1;
            if (!otherwise.has(`${name.ru} | ${name.en}`) && !own.some((word) => isCalled(word, name)))
              strange.push(`${lesson.path}: ${own[0]?.ru}: ${name.ru} | ${name.en}`);
          }
  expect(strange).toEqual([]);
  expect(found).toBeGreaterThan(500);
});
