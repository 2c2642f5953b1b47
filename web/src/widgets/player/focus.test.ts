import { expect, test } from 'vitest';

import { focusAt } from './focus.ts';

const start = Date.parse('2026-11-28T10:00:00Z');
const after = (minutes: number, seconds = 0) => focusAt(start, start + (minutes * 60 + seconds) * 1000);

test('a stretch of work is followed by its rest, and then it is over', () => {
  expect(focusAt(null, start)).toBeNull();
  expect(after(0)).toMatchObject({ kind: 'work', minutes: 25, seconds: 0, share: 1 });
  expect(after(24, 59)).toMatchObject({ kind: 'work', minutes: 0, seconds: 1 });
  expect(after(25)).toMatchObject({ kind: 'rest', minutes: 5, seconds: 0, share: 1 });
  expect(after(29, 59)).toMatchObject({ kind: 'rest', minutes: 0, seconds: 1 });
  expect(after(30)).toBeNull();
});

test('a clock that was put back ends it', () => {
  expect(after(-1)).toBeNull();
});
