import { expect, test } from 'vitest';

import { arePieces, movedTo, newPiece, turnedOn } from './pieces.ts';

const piece = newPiece([], 'circle', 'red');

test('a piece lies on the grid, and never beyond the sheet', () => {
  expect(movedTo(piece, 51, 48)).toMatchObject({ x: 50, y: 47.5 });
  expect(movedTo(piece, -20, 140)).toMatchObject({ x: 4, y: 96 });
});

test('eight turns are once around', () => {
  const around = Array.from({ length: 8 }).reduce((so: typeof piece) => turnedOn(so), piece);
  expect(around.turned).toBe(0);
});

test('two new ones do not lie on each other', () => {
  const other = newPiece([piece], 'circle', 'red');
  expect([other.x, other.y]).not.toEqual([piece.x, piece.y]);
});

test('what was kept by another program is not taken', () => {
  expect(arePieces([piece])).toBe(true);
  for (const wrong of [null, {}, [{ ...piece, form: 'dragon' }], [{ ...piece, x: '1' }], [null]]) expect(arePieces(wrong)).toBe(false);
});
