import { expect, test } from 'vitest';

import { firstView, kept, mostZoom, squareOf } from './crop.ts';

const photo = { width: 4000, height: 3000 };

test('at first the middle of the photo is seen, as much of it as a square can hold', () => {
  expect(squareOf(firstView, photo)).toEqual({ left: 500, top: 0, side: 3000 });
  expect(squareOf(firstView, { width: 300, height: 900 })).toEqual({ left: 0, top: 300, side: 300 });
});

test('however far it is moved or zoomed, nothing empty is seen', () => {
  for (const view of [
    { zoom: 1, x: -3, y: 9 },
    { zoom: 0.1, x: 1, y: 1 },
    { zoom: 99, x: 0, y: 1 },
  ]) {
    const { left, top, side } = squareOf(view, photo);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + side).toBeLessThanOrEqual(photo.width);
    expect(top + side).toBeLessThanOrEqual(photo.height);
  }
  expect(kept({ zoom: 99, x: 0.5, y: 0.5 }, photo).zoom).toBe(mostZoom);
});
