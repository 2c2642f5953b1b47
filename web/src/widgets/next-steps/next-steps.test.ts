import type { Event, Process } from '@school/contract/calendar/shapes';
import { describe, expect, test } from 'vitest';

import { aLesson } from '#testing/family.ts';
import { isOver, nearestLesson, nextSteps } from './next-steps.ts';

const aProcess = (its: Partial<Process> = {}): Process => ({
  processId: 'p1',
  type: 'intro',
  subject: 'math',
  courseCode: null,
  level: null,
  levelTitle: null,
  state: 'waitSchedulingIntroLesson',
  teacher: null,
  kids: ['masha'],
  report: null,
  trial: null,
  heldUntil: null,
  days: [],
  pause: null,
  ...its,
});
const anEvent = (its: Partial<Event> = {}): Event =>
  aLesson({
    eventId: 'e1',
    processId: 'p1',
    timestamp: '2026-11-24T15:00:00Z',
    minutes: 50,
    kind: 'trial',
    courseCode: null,
    kids: ['masha'],
    ...its,
  });
const report = {
  outcome: 'recommended',
  courseCode: 'math',
  level: 'm2',
  levelTitle: { ru: 'До десяти', en: 'Up to ten' },
  text: '…',
  timestamp: '2026-11-24T16:00:00Z',
} as const;
const now = Date.parse('2026-11-23T12:00:00Z');
const steps = (processes: Process[], events: Event[] = []) => nextSteps('masha', { processes }, events, now, 3).map(({ what }) => what);

describe('what is next for a kid', () => {
  test('who has nothing yet: to book a trial', () => expect(steps([])).toEqual(['book']));
  test('of another kid is not shown', () => expect(steps([aProcess({ kids: ['olya'], state: 'inProgress' })])).toEqual(['book']));
  test('registered for maths: to book the trial of maths', () =>
    expect(nextSteps('masha', { processes: [aProcess()] }, [], now, 3)).toEqual([{ what: 'book', subject: 'math' }]));
  test('with a trial ahead: the trial', () => expect(steps([aProcess({ state: 'inProgress' })], [anEvent()])).toEqual(['booked']));
  test('after the trial: the report is awaited', () =>
    expect(steps([aProcess({ state: 'inProgress' })], [anEvent({ status: 'conducted' })])).toEqual(['awaited']));
  test('who is not ready yet: the report', () =>
    expect(steps([aProcess({ state: 'finished', report: { ...report, outcome: 'notYet' } })])).toEqual(['notYet']));

  test('who is in a club: the club with its lesson, beside what else there is', () => {
    const club = aProcess({ processId: 'p3', type: 'group', courseCode: 'readingClub', state: 'inProgress' });
    expect(nextSteps('masha', { processes: [club] }, [anEvent({ processId: 'p3', kind: 'group' })], now, 3)).toMatchObject([
      { what: 'club', event: { eventId: 'e1' } },
    ]);
    expect(steps([{ ...club, state: 'waitPositiveBalanceAfterGroup' }, aProcess()])).toEqual(['club', 'book']);
    expect(steps([{ ...club, state: 'finished' }])).toEqual(['book']);
  });

  test('who shares a group with its sibling: the lesson they have together', () => {
    const club = aProcess({ processId: 'p4', type: 'group', courseCode: 'readingClub', state: 'inProgress' });
    const together = { processId: 'of the sibling', kind: 'group', courseCode: 'readingClub', groupId: 'g1' } as const;
    const step = (kids: string[]) => nextSteps('masha', { processes: [club] }, [anEvent({ ...together, kids })], now, 3)[0];
    expect(step(['olya', 'masha'])).toMatchObject({ what: 'club', event: { eventId: 'e1' } });
    expect(step(['olya', 'petya'])).toMatchObject({ what: 'club', event: undefined });
  });

  const intro = aProcess({ state: 'finished', report });
  const learning = (state: Process['state']) =>
    aProcess({ processId: 'p2', type: 'learning', courseCode: 'math', level: 'm2', report, state });
  for (const [state, what] of [
    ['waitPositiveBalance', 'recommended'],
    ['waitSchedulingNextLesson', 'plan'],
    ['inProgress', 'learning'],
    ['paused', 'paused'],
    ['finished', 'finished'],
    ['canceled', 'book'],
  ] as const)
    test(`with a recommended course that is ${state}: ${what}`, () => expect(steps([learning(state), intro])).toEqual([what]));

  test('whose balance has ended while its schedule runs: it learns; a time that is only held is recommended still', () => {
    const days = [{ weekday: 1, startMinute: 600 }];
    const ended = { ...learning('waitPositiveBalance'), days };
    expect(steps([{ ...ended, heldUntil: null }, intro])).toEqual(['learning']);
    expect(steps([{ ...ended, heldUntil: '2026-11-24T12:00:00Z' }, intro])).toEqual(['recommended']);
  });

  test('in two subjects: what waits for the parent comes first', () =>
    expect(steps([aProcess({ processId: 'p3', subject: 'english' }), learning('waitPositiveBalance'), intro])).toEqual([
      'recommended',
      'book',
    ]));
});

describe('the next lesson of a card', () => {
  const process = aProcess({ processId: 'p2', type: 'learning', courseCode: 'math', state: 'inProgress' });
  const first = anEvent({ eventId: 'first', processId: 'p2', timestamp: '2026-11-24T15:00:00Z' });
  const second = anEvent({ eventId: 'second', processId: 'p2', timestamp: '2026-11-26T15:00:00Z' });
  const at = (moment: string, events = [first, second]) => {
    const [step] = nextSteps('masha', { processes: [process] }, events, Date.parse(moment), 3);
    return step?.what === 'learning' ? [step.event?.eventId, step.unmarked?.eventId] : [];
  };
  test('is the one that runs, to its last second', () => expect(at('2026-11-24T15:49:59Z')).toEqual(['first', undefined]));
  test('is never in the past: what its teacher has not marked is told apart', () => {
    expect(isOver(first, Date.parse('2026-11-24T15:50:00Z'))).toBe(true);
    expect(at('2026-11-24T15:50:00Z')).toEqual(['second', 'first']);
    expect(at('2026-11-27T00:00:00Z')).toEqual([undefined, 'second']);
  });
  test('is not the one whose teacher has marked it before its end', () => {
    const marked = { ...first, status: 'inProgress' as const, settlesAt: '2026-11-24T15:57:00Z' };
    expect(at('2026-11-24T15:47:00Z', [marked, second])).toEqual(['second', 'first']);
  });
  test('is the nearest, in whatever order lessons come', () =>
    expect(at('2026-11-24T10:00:00Z', [second, first])).toEqual(['first', undefined]));
  test('of a trial that was not marked: it is not still to come', () => {
    const trial = anEvent({ timestamp: '2026-11-20T15:00:00Z' });
    const [step] = nextSteps('masha', { processes: [aProcess({ state: 'inProgress' })] }, [trial], now, 3);
    expect(step).toMatchObject({ what: 'booked', event: undefined, unmarked: { eventId: 'e1' } });
  });
});

test('the nearest lesson of home is not one that is over, while another is known', () => {
  const marked = anEvent({ eventId: 'marked', timestamp: '2026-11-23T11:40:00Z', settlesAt: '2026-11-23T12:05:00Z' });
  const later = anEvent({ eventId: 'later', timestamp: '2026-11-26T15:00:00Z' });
  const sooner = anEvent({ eventId: 'sooner' });
  const gone = anEvent({ eventId: 'gone', timestamp: '2026-11-23T15:00:00Z', status: 'canceled' });
  expect(nearestLesson(marked, [marked, later, gone, sooner], now)?.eventId).toBe('sooner');
  expect(nearestLesson(marked, [marked], now)?.eventId).toBe('marked');
  expect(nearestLesson({ ...marked, settlesAt: null }, [later], now)?.eventId).toBe('marked');
  expect(nearestLesson(null, [gone], now)).toBeNull();
});

describe('a trial that lies outside the weeks at hand', () => {
  const trial = { eventId: 'e1', timestamp: '2026-11-20T15:00:00Z', minutes: 50, isConducted: false, settlesAt: null };
  const step = (its: Partial<typeof trial>) => {
    const intro = aProcess({ state: 'inProgress', trial: { ...trial, ...its } });
    return nextSteps('masha', { processes: [intro] }, [], now, 3)[0];
  };
  test('is told with its time when it is over and nobody marked it', () =>
    expect(step({})).toMatchObject({ what: 'booked', event: undefined, unmarked: { eventId: 'e1', timestamp: trial.timestamp } }));
  test('is told with its time when it is far ahead', () =>
    expect(step({ timestamp: '2027-01-10T15:00:00Z' })).toMatchObject({ what: 'booked', event: { eventId: 'e1' }, unmarked: undefined }));
  test('is over when it was held: its report is awaited', () => expect(step({ isConducted: true })).toMatchObject({ what: 'awaited' }));
});

test('a child under three is not invited to a trial before its day', () => {
  const kid = (age: number) => [{ kidUid: 'masha', age, dob: { year: 2024, month: 3 } }];
  expect(nextSteps('masha', { processes: [aProcess()], kids: kid(2) }, [], now, 3)).toEqual([{ what: 'waits', from: '2027-03' }]);
  expect(nextSteps('masha', { processes: [], kids: kid(2) }, [], now, 3)).toEqual([{ what: 'waits', from: '2027-03' }]);
  expect(nextSteps('masha', { processes: [aProcess()], kids: kid(3) }, [], now, 3)).toEqual([{ what: 'book', subject: 'math' }]);
  expect(nextSteps('masha', { processes: [], kids: kid(3) }, [], now, 5)).toEqual([{ what: 'waits', from: '2029-03' }]);
});
