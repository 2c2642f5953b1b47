import { expect, test } from 'vitest';

import { findStickers } from './find-stickers.ts';

const pages = [
  { page: 'forest', of: ['reading'], stickers: ['owl', 'bear'] },
  { page: 'farm', of: ['math/m2'], stickers: ['cow', 'hen'] },
];
const lesson = (courseCode: string, lessonCode: string) => ({ courseCode, levelCode: lessonCode.split('-')[0] ?? '', lessonCode });
const math = (number: number) => lesson('math', `m2-0${number}`);

test('a lesson brings the next sticker of the page of its course', () => {
  expect(findStickers(pages, [], [math(1)])).toEqual([{ sticker: 'cow', lesson: 'math/m2-01' }]);
  expect(findStickers(pages, [{ sticker: 'cow', lesson: 'math/m2-01' }], [math(1), math(2)])).toEqual([
    { sticker: 'hen', lesson: 'math/m2-02' },
  ]);
});

test('a lesson brings one for ever, also when it is done again', () => {
  const had = findStickers(pages, [], [math(1)]);
  expect(findStickers(pages, had, [math(1)])).toEqual([]);
});

test('when the page is full the others follow, and a full album brings none', () => {
  const all = findStickers(pages, [], [math(1), math(2), math(3), lesson('reading', 'r1-01'), math(4)]);
  expect(all.map(({ sticker }) => sticker)).toEqual(['cow', 'hen', 'owl', 'bear']);
});

test('a course without a page of its own begins with the first', () => {
  expect(findStickers(pages, [], [lesson('own1', 'a-01')])).toEqual([{ sticker: 'owl', lesson: 'own1/a-01' }]);
});
