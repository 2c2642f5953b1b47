import { expect, test } from 'vitest';

import { chosenOf, diceOf, itemsOf, leftToPick, packItems } from './chance.ts';

test('the same chance shows the same on every page, and every side of the dice comes', () => {
  const sides = new Set<number>();
  for (let seed = 1; seed < 200; seed++) {
    const tool = { with: { n: 2 }, seed };
    expect(diceOf(tool)).toEqual(diceOf(tool));
    for (const side of diceOf(tool)) sides.add(side);
  }
  expect([...sides].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('what is chosen is one of the items, and each has its turn', () => {
  const given = packItems(['кот', 'дом', 'лес']);
  expect(itemsOf({ with: given })).toEqual(['кот', 'дом', 'лес']);
  const chosen = new Set(Array.from({ length: 60 }, (_, seed) => chosenOf({ with: given, seed })));
  expect(chosen).toEqual(new Set(['кот', 'дом', 'лес']));
  expect(chosenOf({ with: {}, seed: 5 })).toBeUndefined();
});

test('each child is picked once before anybody twice', () => {
  expect(leftToPick(['a', 'b', 'c'], ['b'])).toEqual(['a', 'c']);
  expect(leftToPick(['a', 'b'], ['a', 'b'])).toEqual(['a', 'b']);
});
