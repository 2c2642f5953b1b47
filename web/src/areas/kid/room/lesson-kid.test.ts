import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { personOf } from '@school/contract/lesson-room/people';
import { expect, test } from 'vitest';

import { kidOf } from './lesson-kid.ts';

const kidUid = '00000000-0000-4000-8000-000000000002';
const seenAt = (age: number) => {
  const seen = kidOf({ kids: [{ person: personOf('kid', kidUid), name: 'Миша', avatar: null, age }] }, kidUid);
  return seen && [seen.band, seen.look];
};

test('from ten on the room is that of the older ones, and tasks stay as they are at that age', () => {
  const from = lessonRoomLimits.ownDevicesFromAge;
  expect(seenAt(6)).toEqual(['pre', 'pre']);
  expect(seenAt(from - 1)).toEqual(['junior', 'junior']);
  expect(seenAt(from)).toEqual(['junior', 'teen']);
  expect(seenAt(13)).toEqual(['teen', 'teen']);
});
