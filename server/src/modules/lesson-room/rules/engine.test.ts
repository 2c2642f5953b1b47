import { expect, test } from 'vitest';

import { camerasFor, engineFor } from './engine.ts';

const kids = (...families: string[]) => ({ kids: families.map((familyId, at) => ({ kidUid: `kid ${at}`, familyId, age: 8 })) });

test('one family meets its teacher page to page, siblings too; strangers are linked with the teacher alone', () => {
  expect(engineFor(kids('a'), null)).toBe('direct');
  expect(engineFor(kids('a', 'a'), null), 'siblings').toBe('direct');
  expect(engineFor(kids('a', 'b'), null)).toBe('star');
  expect(engineFor(kids('a', 'a', 'b'), null), 'siblings among others').toBe('star');
  expect(engineFor(kids(), null)).toBe('direct');
});

test('a meeting elsewhere is the way of any lesson that has one', () => {
  expect(engineFor(kids('a', 'b'), 'https://meet.example/x')).toBe('outside');
});

test('children of a group see the teacher alone, unless the school has set it otherwise', () => {
  expect(camerasFor('star', null)).toBe('teacherOnly');
  expect(camerasFor('direct', null)).toBe('all');
  for (const policy of ['all', 'teacherOnly', 'off'] as const)
    for (const engine of ['star', 'direct'] as const) expect(camerasFor(engine, policy)).toBe(policy);
});
