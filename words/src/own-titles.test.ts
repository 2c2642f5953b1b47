import { expect, test } from 'vitest';

import { namesIn } from './names.ts';
import { withTitles } from './own-titles.ts';

test('a course is called as the school calls it, and so is a subject that has its name; the others stay', () => {
  const own = { math: { ru: 'Ментальная арифметика', en: 'Mental maths' }, complex: { ru: 'Скоро в школу', en: 'School soon' } };
  const [ru, en] = [withTitles(namesIn('ru-RU'), own, 'ru'), withTitles(namesIn('en-US'), own, 'en')];
  expect([ru.courses.math, ru.subjects.math, en.courses.math]).toEqual(['Ментальная арифметика', 'Ментальная арифметика', 'Mental maths']);
  expect([ru.courses.complex, ru.subjects.complex]).toEqual(['Скоро в школу', namesIn('ru-RU').subjects.complex]);
  expect(ru.courses.english).toBe(namesIn('ru-RU').courses.english);
});
