import { expect, test } from 'vitest';

import { placedIn } from './place.ts';

const skills = [
  { id: 'one', needs: [] },
  { id: 'two', needs: ['one'] },
  { id: 'three', needs: ['two'] },
  { id: 'apart', needs: [] },
];
const answers = (skill: string, ...right: boolean[]) => right.map((isRight) => ({ skill, isRight }));

test('a skill counts as known from two thirds of its tasks on, with all that it stands on', () => {
  expect(placedIn(skills, answers('three', true, true, false))).toEqual([
    { skill: 'three', by: 'right' },
    { skill: 'two', by: 'below' },
    { skill: 'one', by: 'below' },
  ]);
  expect(placedIn(skills, answers('three', true, false))).toEqual([{ skill: 'three', by: 'wrong' }]);
});

test('what was asked itself is what the child showed, not what stands above it', () => {
  expect(placedIn(skills, [...answers('three', true), ...answers('two', false)])).toEqual([
    { skill: 'three', by: 'right' },
    { skill: 'two', by: 'wrong' },
    { skill: 'one', by: 'below' },
  ]);
  expect(placedIn(skills, [])).toEqual([]);
});
