import { expect, test } from 'vitest';

import { readSearch, writeSearch } from './page-routes.ts';

test('what stands in an address stays text, zeros in front included', () =>
  expect(readSearch('?code=00123&week=2026-11-16&kid=')).toEqual({ code: '00123', week: '2026-11-16', kid: '' }));

test('what is not chosen is not written', () => {
  expect(writeSearch({ week: '2026-11-16', kid: undefined, tab: '' })).toBe('?week=2026-11-16');
  expect(writeSearch({})).toBe('');
});
