import { personOf } from '@school/contract/lesson-room/people';
import { expect, test } from 'vitest';

import { kidOf } from './lesson-kid.ts';

const kidUid = '00000000-0000-4000-8000-000000000002';
const seenAt = (age: number) => kidOf({ kids: [{ person: personOf('kid', kidUid), name: 'Миша', avatar: null, age }] }, kidUid)?.band;

test('from ten on the room is that of the older ones', () => {
  expect(seenAt(6)).toBe('pre');
  expect(seenAt(9)).toBe('junior');
  expect(seenAt(10)).toBe('teen');
});
