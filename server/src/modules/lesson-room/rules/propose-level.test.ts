import { expect, test } from 'vitest';

import { proposeLevel } from './propose-level.ts';

const of = (firstTry: number, all: number) => ({ firstTry, of: all });

test.each([
  ['nothing was judged', {}, null],
  ['a task was opened and not answered', { middle: of(0, 0) }, null],
  ['a hair less than half of the middle', { middle: of(49, 100) }, 'easier'],
  ['half of the middle', { middle: of(50, 100) }, 'middle'],
  ['a hair less than four in five', { middle: of(79, 100) }, 'middle'],
  ['four in five, though nobody asked more', { middle: of(80, 100) }, 'harder'],
  [
    'the middle well, and less than half of what is harder: there is something to learn there',
    { middle: of(4, 5), harder: of(1, 5) },
    'harder',
  ],
  ['half of the middle, nothing of what is harder', { middle: of(3, 5), harder: of(0, 5) }, 'middle'],
  ['all of what is harder: there is no higher one', { middle: of(5, 5), harder: of(5, 5) }, 'harder'],
  ['too hard in the middle, half of what is easier', { middle: of(0, 4), easier: of(2, 4) }, 'easier'],
  ['too hard in the middle, all of what is easier: the middle is what it learns', { middle: of(1, 4), easier: of(4, 4) }, 'middle'],
  ['too hard in the middle, what is easier was not tried', { middle: of(0, 4) }, 'easier'],
  ['what is easier was too hard, too', { middle: of(0, 4), easier: of(1, 4) }, 'notYet'],
] as const)('%s', (_, marks, level) => {
  expect(proposeLevel(marks)).toBe(level);
});
