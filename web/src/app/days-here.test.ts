import { expect, test } from 'vitest';

import { withToday } from './days-here.ts';

test('a day counts once, however often somebody comes, and the first of three is not asked', () => {
  const first = withToday([], '2026-11-20');
  expect(withToday(first, '2026-11-20')).toEqual(['2026-11-20']);
  const third = withToday(withToday(first, '2026-11-21'), '2026-11-22');
  expect(third).toHaveLength(3);
  expect(withToday(third, '2026-11-23')).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
});
