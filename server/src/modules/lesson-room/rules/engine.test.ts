import { expect, test } from 'vitest';

import { camerasFor, engineFor, type MediaWish, type ServerEngine } from './engine.ts';

const kids = (...families: string[]) => ({ kids: families.map((familyId, at) => ({ kidUid: `kid ${at}`, familyId, age: 8 })) });
const choice = (wish: MediaWish = 'auto', ...servers: ServerEngine[]) => ({ wish, servers });

test('one family meets its teacher page to page, siblings too; strangers are linked with the teacher alone', () => {
  expect(engineFor(kids('a'), null, choice())).toBe('direct');
  expect(engineFor(kids('a', 'a'), null, choice()), 'siblings').toBe('direct');
  expect(engineFor(kids('a', 'b'), null, choice())).toBe('star');
  expect(engineFor(kids('a', 'a', 'b'), null, choice()), 'siblings among others').toBe('star');
  expect(engineFor(kids(), null, choice())).toBe('direct');
});

test('a meeting elsewhere is the way of any lesson that has one', () => {
  expect(engineFor(kids('a', 'b'), 'https://meet.example/x', choice('janus', 'janus'))).toBe('outside');
});

test('strangers are heard by a media server that answers; a school may want one for all its rooms, or for none', () => {
  const [one, many] = [kids('a'), kids('a', 'b')];
  const ways = (...of: Parameters<typeof choice>) => [one, many].map((it) => engineFor(it, null, choice(...of)));
  expect(ways('auto', 'janus')).toEqual(['direct', 'janus']);
  expect(ways('janus', 'janus')).toEqual(['janus', 'janus']);
  expect(ways('direct', 'janus')).toEqual(['direct', 'star']);
  expect(ways('livekit', 'janus', 'livekit')).toEqual(['livekit', 'livekit']);
  expect(ways('auto', 'janus', 'livekit')).toEqual(['direct', 'janus']);
  expect(ways('janus'), 'one that is away').toEqual(['direct', 'star']);
});

test('children of a group see the teacher alone, unless the school has set it otherwise', () => {
  expect(camerasFor(true, null)).toBe('teacherOnly');
  expect(camerasFor(false, null)).toBe('all');
  for (const policy of ['all', 'teacherOnly', 'off'] as const)
    for (const strangers of [true, false]) expect(camerasFor(strangers, policy)).toBe(policy);
});
