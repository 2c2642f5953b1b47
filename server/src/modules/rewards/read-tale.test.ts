import { expect, test } from 'vitest';

import { createLibrary } from '../library/index.ts';
import { readTale } from './read-tale.ts';

const library = createLibrary();
const tales = library.list('tales').map((uid) => ({ uid, tale: readTale(library, uid) }));

/** So many words are told in about twenty seconds. */
const longest = 46;
const wordsOf = (text: string) => text.match(/[\p{L}\d’'-]+/gu)?.length ?? 0;

test.each(tales)('$uid tells of lessons of its level, in their order', ({ uid, tale }) => {
  const [courseCode = '', levelCode = ''] = uid.replace('tales/', '').split('-');
  const level = library.course(courseCode)?.levels.find((one) => one.levelCode === levelCode);
  const told = tale?.scenes.map(({ lesson }) => lesson) ?? [];
  // A level may have grown since its story was written: lessons without a scene stand between the others.
  expect(told).toEqual(level?.lessons.map(({ lessonCode }) => lessonCode).filter((code) => told.includes(code)));
});

test.each(tales)('the lanterns of $uid only grow, and all of them burn in the end', ({ tale }) => {
  const lit = tale?.scenes.map((scene) => scene.lit) ?? [];
  expect(lit).toEqual(lit.toSorted((one, other) => one - other));
  expect(lit.at(-1)).toBe(tale?.lanterns);
});

test.each(tales)('a scene of $uid is told in about twenty seconds', ({ tale }) => {
  const tooLong = tale?.scenes.filter(({ words }) => Math.max(wordsOf(words.ru), wordsOf(words.en)) > longest).map(({ lesson }) => lesson);
  expect(tooLong).toEqual([]);
});
