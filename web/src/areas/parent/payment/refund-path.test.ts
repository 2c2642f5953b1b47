import { expect, test } from 'vitest';

import { refundPath } from './refund-path.ts';

const at = '2026-11-23T10:00:00Z';
const pathOf = (...states: Array<Parameters<typeof refundPath>[0]['state']>) => {
  const last = states.at(-1) ?? 'asked';
  return refundPath({ state: last, steps: states.map((state) => ({ state, at })) }).map(({ state, look }) => `${state} ${look}`);
};

test('a request that was just made shows what is ahead of it', () =>
  expect(pathOf('asked')).toEqual(['asked now', 'sending ahead', 'done ahead']));

test('a second approval stands in the way only where it is asked for', () => {
  expect(pathOf('asked', 'approved')).toEqual(['asked done', 'approved now', 'sending ahead', 'done ahead']);
  expect(pathOf('asked', 'sending')).toEqual(['asked done', 'sending now', 'done ahead']);
});

test('a refund the bank did not take is not at its end, and one sent again shows both tries', () => {
  expect(pathOf('asked', 'sending', 'failed')).toEqual(['asked done', 'sending done', 'failed trouble', 'done ahead']);
  expect(pathOf('asked', 'sending', 'failed', 'sending')).toEqual([
    'asked done',
    'sending done',
    'failed trouble',
    'sending now',
    'done ahead',
  ]);
});

test('nothing is ahead of a refund that has ended', () => {
  expect(pathOf('asked', 'sending', 'done')).toEqual(['asked done', 'sending done', 'done done']);
  expect(pathOf('asked', 'declined')).toEqual(['asked done', 'declined off']);
  expect(pathOf('asked', 'withdrawn')).toEqual(['asked done', 'withdrawn off']);
});
