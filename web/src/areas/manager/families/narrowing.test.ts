import { expect, test } from 'vitest';

import { conditionsIn } from './narrowing.ts';

test('an address narrows the list by what the school knows, and by nothing else', () => {
  const teacher = 'b7f3b1a0-0000-4000-8000-000000000001';
  expect(conditionsIn({ state: 'paused', teacher, age: '7', tag: 'лето', ends: 'soon' })).toEqual({
    state: 'paused',
    teacher,
    age: '7',
    tag: 'лето',
    ends: 'soon',
  });
  expect(conditionsIn({ state: 'asleep', teacher: 'olga', age: '2', course: 'chess', tag: '', manager: '1' })).toEqual({});
});
