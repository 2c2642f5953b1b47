import { familiesLimits } from '@school/contract/families/limits';
import { expect, test } from 'vitest';

import { animalOf, animals, pictureOf } from './animals.ts';

test('every animal that can be chosen is drawn, and nothing else is', () => {
  const files = Object.keys(import.meta.glob('../../public/assets/animals/*.svg')).map((file) => file.replace(/.*\//, ''));
  expect(files.toSorted()).toEqual(animals.map((name) => `${name}.svg`));
  expect(animals).toEqual([...familiesLimits.animals]);
  expect(animals.map((name) => pictureOf(`animal:${name}`))).toEqual(files.toSorted().map((file) => `/assets/animals/${file}`));
});

test('a face is an animal, a picture, or none; the animal of an id is always the same', () => {
  expect([pictureOf(null), pictureOf('/files/a.webp?until=1'), animalOf('a'), animalOf('b')]).toEqual([
    undefined,
    '/files/a.webp?until=1',
    '/assets/animals/lion.svg',
    '/assets/animals/monkey.svg',
  ]);
});
