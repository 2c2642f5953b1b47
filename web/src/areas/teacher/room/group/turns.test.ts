import { expect, test } from 'vitest';

import { giveTurn, nextTurn } from './turns.ts';

const kids = ['a', 'b', 'c'];

test('the turn goes from child to child in the order of their places, and after the last to the first', () => {
  expect(nextTurn(kids, {})).toBe('a');
  expect(nextTurn(kids, { a: ['move'] })).toBe('b');
  expect(nextTurn(kids, { c: ['move', 'draw'] })).toBe('a');
  expect(nextTurn(kids, { a: ['draw'] })).toBe('a');
  expect(nextTurn([], {})).toBeUndefined();
});

test('whoever had the turn lets go before another has it', () => {
  expect(giveTurn(['b'], kids, { a: ['move'] })).toEqual([
    { kind: 'allow', kids: ['a'], what: 'move', on: false },
    { kind: 'allow', kids: ['b'], what: 'move', on: true },
  ]);
  expect(giveTurn(kids, kids, { a: ['move'] })).toEqual([{ kind: 'allow', kids: ['b', 'c'], what: 'move', on: true }]);
  expect(giveTurn([], kids, { a: ['move'], b: ['move'] })).toEqual([{ kind: 'allow', kids: ['a', 'b'], what: 'move', on: false }]);
  expect(giveTurn(['a'], kids, { a: ['move'] })).toEqual([]);
});
