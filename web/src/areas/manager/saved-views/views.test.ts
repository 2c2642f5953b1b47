import { expect, test } from 'vitest';

import { isSameQuery, readViews, withView } from './views.ts';

test('of what a browser kept, only views are read', () => {
  const view = { name: 'Ждут оплаты', query: { state: 'waitPositiveBalance' } };
  expect(readViews(JSON.stringify([view, { name: 'x' }, 7, { name: 'y', query: { state: 1 } }]))).toEqual([view]);
  expect([readViews(null), readViews('{'), readViews('{}')]).toEqual([[], [], []]);
});

test('a view saved under a name that is there takes its place, and the oldest of more than twenty goes', () => {
  const views = Array.from({ length: 20 }, (_, at) => ({ name: String(at), query: {} }));
  expect(withView(views, { name: '3', query: { sort: 'gold' } }).filter(({ name }) => name === '3')).toEqual([
    { name: '3', query: { sort: 'gold' } },
  ]);
  const more = withView(views, { name: 'new', query: {} });
  expect([more.length, more[0]?.name, more.at(-1)?.name]).toEqual([20, '1', 'new']);
});

test('the order of the words in a query does not matter', () => {
  expect(isSameQuery({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
  expect(isSameQuery({ a: '1' }, { a: '1', b: '' })).toBe(false);
});
