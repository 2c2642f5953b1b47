import { createRandom } from '@school/contract/puzzles/random';
import { both } from '@school/contract/puzzles/words';
import { describe, expect, test } from 'vitest';

import { createLibrary } from '#modules/library';

import { hintFaults } from './check-hints.ts';
import { readMaterial } from '../content/content.ts';
import { templateOf } from '../templates/registry.ts';

const material = readMaterial(createLibrary());
const typed = (ask: string, right: number, hint?: string) =>
  templateOf('type-number').build(
    { ask: both(ask, ask), right, ...(hint !== undefined && { hint: both(hint, hint) }) } as never,
    createRandom('hints'),
    material,
  );
const said = (item: ReturnType<typeof typed>) => templateOf('type-number').hint(item)?.words.ru;

describe('the hint of a typed number', () => {
  test('counts on fingers as far as there are ten of them', () => {
    expect(said(typed('3 + 7 = ☐', 10))).toMatch(/на пальчиках/);
    expect(said(typed('4 + 7 = ☐', 11))).not.toMatch(/пальчик/);
    expect(said(typed('72 : 9 = ☐', 8))).not.toMatch(/пальчик/);
  });

  test('is refused by npm run content where it is of no use, or tells the answer', () => {
    expect(hintFaults(typed('206 · 10 = ☐', 2060, 'Посчитай на пальчиках'), false)).toEqual([
      'the hint counts on fingers what is more than ten',
    ]);
    expect(hintFaults(typed('206 · 10 = ☐', 2060), true)).toEqual(['a generator of typed numbers has no hint of its own']);
    expect(hintFaults(typed('6 + 7 = ☐', 13, 'Это 13'), false)).toEqual(['the hint tells the answer: «Это 13»']);
    // A number of the question may be named, even when it is the answer as well.
    expect(hintFaults(typed('10 — это 5 и сколько?', 5, 'Начни с 5 и досчитай до 10'), true)).toEqual([]);
  });
});
