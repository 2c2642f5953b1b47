import { describe, expect, test } from 'vitest';

import { type ProcessFacts, stateOf } from './process-states.ts';

const learning: ProcessFacts = { type: 'learning', stored: null, trial: 'none', covered: false, lessonsAhead: 0 };

describe('the state of a process', () => {
  for (const [what, facts, state] of [
    ['an intro without a lesson', { type: 'intro' }, 'waitSchedulingIntroLesson'],
    ['an intro with its lesson ahead', { type: 'intro', trial: 'ahead' }, 'inProgress'],
    ['an intro that waits for its report', { type: 'intro', trial: 'conducted' }, 'inProgress'],
    ['an intro with its report', { type: 'intro', trial: 'reported' }, 'finished'],
    ['a recommended course', {}, 'waitPositiveBalance'],
    ['a course with lessons ahead and no unit for any', { lessonsAhead: 5 }, 'waitPositiveBalance'],
    ['a paid course without lessons', { covered: true }, 'waitSchedulingNextLesson'],
    ['a paid course with lessons', { covered: true, lessonsAhead: 1 }, 'inProgress'],
    ['a group without a balance', { type: 'group' }, 'waitPositiveBalanceAfterGroup'],
    ['a group with both', { type: 'group', covered: true, lessonsAhead: 4 }, 'inProgress'],
    ['a paused course, whatever else', { stored: 'paused', covered: true, lessonsAhead: 3 }, 'paused'],
    ['a declined course', { stored: 'canceled' }, 'canceled'],
  ] as const) {
    test(`of ${what} is ${state}`, () => expect(stateOf({ ...learning, ...facts })).toBe(state));
  }

  test('exists for all facts there can be', () => {
    for (const type of ['intro', 'learning', 'group'] as const)
      for (const stored of [null, 'paused', 'finished', 'canceled'] as const)
        for (const trial of ['none', 'ahead', 'conducted', 'reported'] as const)
          for (const covered of [true, false])
            for (const lessonsAhead of [0, 1]) expect(stateOf({ type, stored, trial, covered, lessonsAhead })).toBeTruthy();
  });
});
