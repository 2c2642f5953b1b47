import { expect, test } from 'vitest';

import { asked, pressedOrder, readOrder } from './row-order.ts';

test('an order in the address is asked of the school; without one, or with one that is none, nothing is asked', () => {
  const order = readOrder('-gold');
  expect(order && asked(order)).toBe('-gold');
  expect(readOrder('')).toBeUndefined();
  expect(readOrder('-colour')).toBeUndefined();
});

test('a head that is pressed sorts up, then down, then not at all', () => {
  expect(pressedOrder(undefined, 'gold')).toBe('gold');
  expect(pressedOrder({ by: 'gold', down: false }, 'gold')).toBe('-gold');
  expect(pressedOrder({ by: 'gold', down: true }, 'gold')).toBe('');
  expect(pressedOrder({ by: 'gold', down: true }, 'silver')).toBe('silver');
});
