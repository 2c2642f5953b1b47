import { expect, test } from 'vitest';

import type { FamilyRow } from './columns.ts';
import { inOrder, pressedOrder, readOrder } from './row-order.ts';

const row = (parentName: string, gold: number): FamilyRow => ({
  customerId: parentName,
  parentName,
  email: null,
  phone: null,
  kids: [],
  initialSubject: 'math',
  processes: [],
  gold,
  silver: 0,
  createdAt: '2026-11-20T12:00:00Z',
});
const rows = [row('Яна', 2), row('Ёлкина', 10), row('Анна', 2)];
const names = (order: string) => inOrder(rows, readOrder(order), 'ru-RU').map(({ parentName }) => parentName);

test('families stand by name as in a dictionary, by lessons as numbers', () => {
  expect(names('parent')).toEqual(['Анна', 'Ёлкина', 'Яна']);
  expect(names('-gold')).toEqual(['Ёлкина', 'Яна', 'Анна']);
});

test('without an order, or with one that is none, they stay as they came', () => {
  expect(names('')).toEqual(['Яна', 'Ёлкина', 'Анна']);
  expect(names('-colour')).toEqual(['Яна', 'Ёлкина', 'Анна']);
});

test('a head that is pressed sorts up, then down, then not at all', () => {
  expect(pressedOrder(undefined, 'gold')).toBe('gold');
  expect(pressedOrder({ by: 'gold', down: false }, 'gold')).toBe('-gold');
  expect(pressedOrder({ by: 'gold', down: true }, 'gold')).toBe('');
  expect(pressedOrder({ by: 'gold', down: true }, 'silver')).toBe('silver');
});
