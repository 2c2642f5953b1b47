import { expect, test } from 'vitest';

import { audienceOf, linesFor } from './livekit-rules.ts';

const [teacher, anya, misha] = ['teacher:olga#4', 'kid:anya#2', 'kid:misha#1'];
const [parent, school] = ['parent:anna#3', 'school:marina#5'];
const all = [teacher, anya, misha, parent, school];
const said = (...of: Parameters<typeof audienceOf>) => Object.fromEntries(audienceOf(...of).map(({ to, lines }) => [to, lines]));

test("a child's picture goes to classmates where the school has set so, to the teacher unless it is off, and its voice to all who are there", () => {
  const voice = ['mic'];
  const both = ['mic', 'camera'];
  expect(said(anya, all, 'all')).toEqual({ [teacher]: both, [misha]: both, [parent]: both, [school]: both });
  expect(said(anya, all, 'teacherOnly')).toEqual({ [teacher]: both, [misha]: voice, [parent]: both, [school]: both });
  expect(said(anya, all, 'off')).toEqual({ [teacher]: voice, [misha]: voice, [parent]: voice, [school]: voice });
});

test('who is in no list has nothing: children who are alone nothing of each other, who looks on nothing of another who does', () => {
  expect(said(anya, [school], 'all')).toEqual({ [school]: ['mic', 'camera'] });
  expect(said(parent, all, 'all')).toEqual({});
  expect(said(school, all, 'all')).toEqual({ [teacher]: ['mic'], [anya]: ['mic'], [misha]: ['mic'] });
  expect(linesFor(school, parent, 'all')).toEqual([]);
  expect(linesFor(anya, anya, 'all')).toEqual([]);
});

test('the teacher is seen and heard by everybody, whatever the cameras of children', () => {
  for (const cameras of ['all', 'teacherOnly', 'off'] as const)
    expect(linesFor(teacher, anya, cameras)).toEqual(['mic', 'camera', 'screen', 'screenSound']);
});
