import { expect, test } from 'vitest';

import { cameFrom, pageOf, screenOf } from './where-seen.ts';

test('the school itself leads nobody here', () => {
  expect(cameFrom('https://search.example/find', 'https://chip.school/')).toBe('search.example');
  expect(cameFrom('https://chip.school/login', 'https://chip.school/')).toBeUndefined();
  expect(cameFrom('', 'https://chip.school/')).toBeUndefined();
});

test('a page is its path', () => {
  expect(pageOf('https://chip.school/kids/:id?kind=week')).toBe('/kids/:id');
  expect(pageOf('')).toBe('');
});

test.each([
  ['599x800', 'phone'],
  ['600x800', 'tablet'],
  ['1099x800', 'tablet'],
  ['1100x800', 'computer'],
  ['0x0', undefined],
  [null, undefined],
] as const)('a screen of %s is a %s', (size, kind) => expect(screenOf(size)).toBe(kind));
