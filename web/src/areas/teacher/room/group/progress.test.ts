import { itemKey, type RoomState } from '@school/contract/lesson-room/state';
import { expect, test } from 'vitest';

import { classProgress, progressOf } from './progress.ts';

const task = { playbookUid: 'math-m2-08-online', taskIdx: 1 };
type Mark = RoomState['marks'][string][string];
const marks = (...of: ReadonlyArray<Mark['verdict'] | 'tried' | null>): RoomState['marks'][string] =>
  Object.fromEntries(
    of.flatMap((verdict, round) =>
      verdict === null
        ? []
        : [
            [
              itemKey(task.playbookUid, task.taskIdx, round),
              { verdict: verdict === 'tried' ? 'wrong' : verdict, tries: 1, done: verdict !== 'tried' },
            ],
          ],
    ),
  );

test('five dots and how many are done: right, partly, wrong, in hand, ahead', () => {
  expect(progressOf(task, marks('right', 'partly', 'wrong'), 5, 3)).toEqual({
    dots: ['right', 'partly', 'wrong', 'busy', 'todo'],
    done: 3,
    of: 5,
  });
  expect(progressOf(task, undefined, 5, undefined)).toEqual({ dots: ['todo', 'todo', 'todo', 'todo', 'todo'], done: 0, of: 5 });
  expect(progressOf(task, marks('tried'), 2, undefined).dots, 'one more try is left').toEqual(['busy', 'todo']);
  expect(progressOf(task, marks('skipped', 'seen', 'waiting'), 3, undefined).dots).toEqual(['wrong', 'right', 'right']);
});

test('of a long task the dots are those around the item in hand', () => {
  const eight = marks('right', 'right', 'wrong', 'right', 'right', 'partly');
  expect(progressOf(task, eight, 8, 6)).toEqual({ dots: ['right', 'right', 'partly', 'busy', 'todo'], done: 6, of: 8 });
  expect(progressOf(task, marks(...Array<'right'>(8).fill('right')), 8, undefined)).toEqual({
    dots: ['right', 'right', 'right', 'right', 'right'],
    done: 8,
    of: 8,
  });
});

test('marks of another task say nothing of this one', () => {
  const other = { [itemKey(task.playbookUid, 2, 0)]: { verdict: 'right', tries: 1, done: true } } as const;
  expect(progressOf(task, other, 2, undefined)).toEqual({ dots: ['todo', 'todo'], done: 0, of: 2 });
});

test('the class by item, and how many have finished', () => {
  const class_ = { a: marks('right', 'right'), b: marks('partly', 'tried'), c: marks('wrong', 'right') };
  expect(classProgress(task, class_, 2, ['a', 'b', 'c', 'd'])).toEqual({
    items: [
      { right: 1, partly: 1, wrong: 1 },
      { right: 2, partly: 0, wrong: 0 },
    ],
    finished: 2,
  });
});
