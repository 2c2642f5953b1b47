import { processStates } from '@school/contract/calendar/limits';
import type { Process } from '@school/contract/calendar/shapes';
import { describe, expect, test } from 'vitest';

import { followed, type Trigger, mayHappen, type ProcessFacts, stateOf, transitions } from './process-states.ts';

const learning: ProcessFacts = { type: 'learning', stored: null, trial: 'none', paused: false, covered: false, lessonsAhead: 0 };

/** All facts there can be, possible together or not. */
const allFacts: ProcessFacts[] = (['intro', 'learning', 'group'] as const).flatMap((type) =>
  ([null, 'finished', 'canceled'] as const).flatMap((stored) =>
    (['none', 'ahead', 'conducted', 'reported'] as const).flatMap((trial) =>
      [true, false].flatMap((paused) =>
        [true, false].flatMap((covered) => [0, 1].map((lessonsAhead) => ({ type, stored, trial, paused, covered, lessonsAhead }))),
      ),
    ),
  ),
);

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
    ['a paused course, whatever else', { paused: true, covered: true, lessonsAhead: 3 }, 'paused'],
    ['a paused course without a balance', { paused: true }, 'paused'],
    ['a declined course', { stored: 'canceled', paused: true }, 'canceled'],
  ] as const) {
    test(`of ${what} is ${state}`, () => expect(stateOf({ ...learning, ...facts })).toBe(state));
  }

  test('is one of the known states for all facts there can be, and every one of them is reached', () => {
    expect(allFacts).toHaveLength(288);
    expect([...new Set(allFacts.map(stateOf))].sort()).toEqual([...processStates].sort());
  });
});

/** What each trigger does to the facts: every outcome it can have. Undefined where it cannot happen. */
const outcomes: Record<Trigger, (facts: ProcessFacts) => Array<Partial<ProcessFacts>> | undefined> = {
  trialBooked: ({ type, trial }) => (type === 'intro' && trial === 'none' ? [{ trial: 'ahead' }] : undefined),
  trialLost: ({ type, trial }) => (type === 'intro' && trial === 'ahead' ? [{ trial: 'none' }] : undefined),
  trialReported: ({ type, trial }) => (type === 'intro' && trial === 'conducted' ? [{ trial: 'reported' }] : undefined),
  balanceCame: ({ type }) => (type === 'intro' ? undefined : [{ covered: true }]),
  balanceEnded: ({ type }) => (type === 'intro' ? undefined : [{ covered: false }]),
  lessonsCame: ({ type }) => (type === 'intro' ? undefined : [{ lessonsAhead: 1 }]),
  lessonsWent: ({ type }) => (type === 'intro' ? undefined : [{ lessonsAhead: 0 }, {}]),
  scheduleChanged: ({ type }) => (type === 'learning' ? [{ lessonsAhead: 1 }] : undefined),
  scheduleEnded: ({ type }) => (type === 'learning' ? [{ paused: false, lessonsAhead: 0 }, { paused: false }] : undefined),
  teacherChanged: ({ type }) => (type === 'learning' ? [{}] : undefined),
  paused: ({ type }) => (type === 'learning' ? [{ lessonsAhead: 0 }, {}, { paused: true, lessonsAhead: 0 }, { paused: true }] : undefined),
  resumed: ({ type }) => (type === 'learning' ? [{ paused: false, lessonsAhead: 1 }, { paused: false }] : undefined),
  declined: (facts) =>
    facts.type === 'learning' && !facts.paused && !(facts.covered && facts.lessonsAhead > 0) ? [{ stored: 'canceled' }] : undefined,
  courseBegun: ({ type, trial }) => (type === 'intro' && trial === 'none' ? [{ stored: 'canceled' }] : undefined),
  left: ({ type }) => (type === 'group' ? [{ stored: 'canceled' }] : undefined),
  erased: (facts) => (stateOf(facts) === 'finished' ? undefined : [{ stored: 'canceled' }]),
  finished: ({ type }) => (type === 'intro' ? undefined : [{ stored: 'finished' }]),
};

describe('the transitions of a process', () => {
  test('are exactly those that the facts can bring about', () => {
    const found: Record<string, Record<string, string[]>> = Object.fromEntries(processStates.map((state) => [state, {}]));
    const living = allFacts.filter(({ type, stored, paused }) => stored === null && !(paused && type !== 'learning'));
    for (const facts of living) {
      for (const [trigger, does] of Object.entries(outcomes)) {
        const from = stateOf(facts);
        for (const outcome of does(facts) ?? []) {
          const of = (found[from] ??= {});
          of[trigger] = [...new Set([...(of[trigger] ?? []), stateOf({ ...facts, ...outcome })])].sort();
        }
      }
    }
    const named = Object.fromEntries(
      Object.entries(transitions).map(([state, of]) => [
        state,
        Object.fromEntries(Object.entries(of).map(([trigger, to]) => [trigger, [...to].sort()])),
      ]),
    );
    expect(named).toEqual(found);
  });

  test('that are not named are refused before, and a fault afterwards', () => {
    const states: ReadonlyArray<Process['state']> = processStates;
    for (const state of states) {
      for (const trigger of Object.keys(outcomes) as Trigger[]) {
        const to = transitions[state][trigger];
        expect(mayHappen(state, trigger)).toEqual(
          to ? { allowed: true } : { allowed: false, why: 'scheduling.process_state', facts: { state } },
        );
        for (const after of states) {
          if (to?.includes(after)) expect(followed(state, trigger, after)).toBe(after);
          else expect(() => followed(state, trigger, after)).toThrow(`from ${state} to ${after} by ${trigger}`);
        }
      }
    }
  });
});
