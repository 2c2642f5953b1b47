import { expect, test } from 'vitest';

import type { Line } from './lines.ts';
import { marginOf } from './margin.ts';

const line = (part: Line['part'], name: string, amount: number, units = 0): Line => ({ part, currency: 'BYN', name, units, amount });
const lines = [
  line('entry', 'paid', 36_001, 8),
  line('entry', 'process', -9000, -2),
  line('entry', 'expired', -4500, -1),
  line('entry', 'refund', -4500, -1),
  line('refunded', '', 4501),
  line('sold', 'individual-8', 36_001, 8),
  line('back', 'individual-8', 4501),
  line('teacher', 'olga', 9000, 2),
  line('course', 'math', 9000, 2),
];
const given = {
  nameOf: (id: string) => id.toUpperCase(),
  costs: [{ teacherId: 'olga', currency: 'BYN', lessons: 2, amount: 5000 }],
} as const;

test('what lessons earned less what their teacher is paid is the margin, of all and of a lesson', () => {
  const margin = marginOf('BYN', lines, { ...given, books: 13_499 });
  expect(margin.teachers).toEqual([
    { teacherId: 'olga', name: 'OLGA', units: 2, lessons: 2, earned: 9000, cost: 5000, margin: 4000, perLesson: 2000 },
  ]);
  expect(margin).toMatchObject({
    products: [{ name: 'individual-8', units: 8, sold: 36_001, refunded: 4501 }],
    courses: [{ name: 'math', units: 2, earned: 9000 }],
    lapsed: 4499,
    earned: 13_499,
    cost: 5000,
    agrees: true,
  });
});

test('a minor unit that stands nowhere, or in no lesson, is told', () => {
  expect(marginOf('BYN', lines, { ...given, books: 13_500 }).agrees).toBe(false);
  const without = lines.filter(({ part }) => part !== 'course');
  expect(marginOf('BYN', without, { ...given, books: 13_499 }).agrees).toBe(false);
});

test('a teacher who is paid and whose lessons nobody paid for is a loss', () =>
  expect(marginOf('BYN', [], { ...given, books: 0 }).teachers[0]).toMatchObject({ earned: 0, margin: -5000, perLesson: -2500 }));
