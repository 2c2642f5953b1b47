import type { CardContent } from '@school/contract/teacher-cards/shapes';
import { expect, test } from 'vitest';

import { maySend } from './sending.ts';

const shown: CardContent = {
  about: { ru: 'Учу', en: 'I teach' },
  languages: ['ru', 'en'],
  teachesSince: 2014,
  photo: 'a.webp',
  video: null,
};
const told = (change: Partial<CardContent>, year = 2026) => maySend({ shown, content: { ...shown, ...change }, year });

test('a card that says what families see already is not sent, in whatever order its languages stand', () => {
  expect(told({ languages: ['en', 'ru'] })).toMatchObject({ allowed: false, why: 'teacher_cards.nothing_changed' });
});

test.each<Partial<CardContent>>([
  { about: { ru: 'Учу считать', en: 'I teach' } },
  { about: { ru: 'Учу', en: 'I teach maths' } },
  { languages: ['ru'] },
  { teachesSince: null },
  { photo: 'b.webp' },
  { video: 'a.mp4' },
])('%o is something new', (change) => {
  expect(told(change)).toMatchObject({ allowed: true });
});

test('somebody may teach since this year, and not since the next one', () => {
  expect(told({ teachesSince: 2026 })).toMatchObject({ allowed: true });
  expect(told({ teachesSince: 2027 })).toMatchObject({ allowed: false, why: 'teacher_cards.since_in_future', facts: { year: 2026 } });
});
