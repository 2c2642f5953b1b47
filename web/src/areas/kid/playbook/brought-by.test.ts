import { expect, test } from 'vitest';

import { broughtBy } from './brought-by.ts';

const foundAt = '2026-11-27T15:00:00Z';
const now = Date.parse(foundAt);
const sticker = (lesson: string | null) => ({
  sticker: lesson ?? 'hidden',
  name: { ru: 'Сова', en: 'Owl' },
  fact: { ru: 'Летает.', en: 'It flies.' },
  found: lesson !== null,
  place: null,
  lesson,
  foundAt: lesson === null ? null : foundAt,
});
const album = {
  pages: [{ page: 'farm', title: { ru: 'Ферма', en: 'Farm' }, stickers: [sticker(null), sticker('math/m2-01'), sticker('math/m2-11')] }],
};

test('the sticker of the lesson just done, and of no other', () => {
  expect(broughtBy(album, 'math-m2-11-home', now)?.sticker).toBe('math/m2-11');
  expect(broughtBy(album, 'math-m2-1-home', now)).toBeUndefined();
  expect(broughtBy(album, 'math-m2-02-home', now)).toBeUndefined();
});

test('who plays the lesson again a quarter of an hour later has had it', () => {
  const later = now + 15 * 60_000;
  expect(broughtBy(album, 'math-m2-01-home', later - 1)).toBeDefined();
  expect(broughtBy(album, 'math-m2-01-home', later)).toBeUndefined();
});
