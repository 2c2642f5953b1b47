import { expect, test } from 'vitest';

import { lanesOf } from './lanes.ts';

const placed = (...items: Array<[key: string, from: number, to: number]>) =>
  Object.fromEntries(lanesOf(items.map(([key, from, to]) => ({ key, from, to }))));

test('what stands alone has the whole width; touching is not overlapping', () => {
  expect(placed(['a', 0, 2], ['b', 2, 4])).toEqual({ a: { lane: 0, lanes: 1 }, b: { lane: 0, lanes: 1 } });
});

test('two children at one time stand side by side, in the order of the list', () => {
  expect(placed(['misha', 4, 6], ['sonya', 4, 5])).toEqual({ misha: { lane: 0, lanes: 2 }, sonya: { lane: 1, lanes: 2 } });
  expect(placed(['sonya', 5, 6], ['misha', 4, 6])).toEqual({ misha: { lane: 0, lanes: 2 }, sonya: { lane: 1, lanes: 2 } });
});

test('a chain of overlaps shares one width, and a place that has become free is taken again', () => {
  // b overlaps a and c, which do not meet: two lanes are enough.
  expect(placed(['a', 0, 2], ['b', 1, 4], ['c', 2, 5])).toEqual({
    a: { lane: 0, lanes: 2 },
    b: { lane: 1, lanes: 2 },
    c: { lane: 0, lanes: 2 },
  });
});

test('no two that overlap ever share a lane, whatever the day looks like', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let day = 0; day < 300; day++) {
    const items = Array.from({ length: 1 + random(9) }, (_, key) => {
      const from = random(20);
      return { key: String(key), from, to: from + 1 + random(3) };
    });
    const lanes = lanesOf(items);
    for (const one of items) {
      for (const other of items) {
        if (one === other || one.from >= other.to || other.from >= one.to) continue;
        expect(lanes.get(one.key)?.lane).not.toBe(lanes.get(other.key)?.lane);
        expect(lanes.get(one.key)?.lanes).toBe(lanes.get(other.key)?.lanes);
      }
    }
  }
});
