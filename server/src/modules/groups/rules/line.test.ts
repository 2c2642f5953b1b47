import { describe, expect, test } from 'vitest';

import { lineFor, placeInLine, suits, type Wanted, type QueuedRequest } from './line.ts';

const now = Temporal.Instant.from('2026-11-23T10:00+03:00');
const wednesdays: Wanted = { groupId: 'w', courseCode: 'readingClub', ages: { from: 6, to: 8 }, weekday: 3, startMinute: 18 * 60 };
const saturdays: Wanted = { ...wednesdays, groupId: 's', weekday: 6, startMinute: 11 * 60 };
const any: QueuedRequest = {
  turn: 1,
  courseCode: 'readingClub',
  groupId: null,
  weekday: null,
  dayPart: null,
  declined: [],
  age: 7,
  zone: 'Europe/Minsk',
};

describe('a place on Wednesdays at 18:00 in Moscow', () => {
  for (const [what, its, answer] of [
    ['suits who wants any group of the club', {}, true],
    ['suits who wants this group, whatever day was requested', { groupId: 'w', weekday: 5 }, true],
    ['does not suit who wants another group', { groupId: 's' }, false],
    ['does not suit who wants another club', { courseCode: 'writingClub' }, false],
    ['suits a Wednesday evening in Minsk', { weekday: 3, dayPart: 'evening' }, true],
    ['does not suit a Thursday in Minsk', { weekday: 4 }, false],
    ['suits a Wednesday morning in New York', { zone: 'America/New_York', weekday: 3, dayPart: 'morning' }, true],
    ['suits a Thursday morning in Sydney', { zone: 'Australia/Sydney', weekday: 4, dayPart: 'morning' }, true],
    ['does not suit a Wednesday in Sydney', { zone: 'Australia/Sydney', weekday: 3 }, false],
    ['does not suit a kid that has grown out of it', { age: 9 }, false],
    ['does not suit who has declined it', { declined: ['w'] }, false],
  ] as const) {
    test(what, () => expect(suits({ ...any, ...its }, wednesdays, now)).toBe(answer));
  }
});

test('the line of a group is in the order of the requests, of those whom it suits', () => {
  const requests = [
    { ...any, turn: 5 },
    { ...any, turn: 2, groupId: 'w' },
    { ...any, turn: 3, age: 12 },
    { ...any, turn: 4, weekday: 6 },
  ];
  expect(lineFor(requests, wednesdays, now).map(({ turn }) => turn)).toEqual([2, 5]);
});

describe('the place in line', () => {
  const early = [
    { ...any, turn: 1, weekday: 6 },
    { ...any, turn: 2, groupId: 'w' },
    { ...any, turn: 3, age: 12 },
    { ...any, turn: 4, courseCode: 'writingClub' },
  ];
  test('counts those before who could get the same place, and nobody else', () => {
    expect(placeInLine({ ...any, turn: 9, weekday: 3 }, early, [wednesdays, saturdays], now)).toBe(2);
    expect(placeInLine({ ...any, turn: 9 }, early, [wednesdays, saturdays], now)).toBe(3);
    expect(placeInLine({ ...any, turn: 1, weekday: 3 }, early, [wednesdays, saturdays], now)).toBe(1);
  });
  test('counts all of the club while no group suits yet', () => {
    expect(placeInLine({ ...any, turn: 9, weekday: 1 }, early, [wednesdays, saturdays], now)).toBe(4);
  });
});
