import type { Group, GroupChoice } from '@school/contract/groups/shapes';
import { describe, expect, test } from 'vitest';

import { chosenGroups, kidOf, offerOf } from './group-choice.ts';

const group = (groupId: string, its: Partial<Group> = {}): Group => ({
  groupId,
  courseCode: 'readingClub',
  title: { ru: '', en: '' },
  level: '1',
  ages: { from: 6, to: 8 },
  weekday: 3,
  startMinute: 1080,
  minutes: 50,
  teacher: { teacherId: '', name: '', avatar: null, about: { ru: '', en: '' } },
  timestamp: '2026-11-25T15:00:00Z',
  lessons: [],
  capacity: 6,
  freePlaces: 1,
  ...its,
});
const choice = (groupId: string, its: Partial<GroupChoice> = {}): GroupChoice => ({
  groupId,
  kidUid: 'misha',
  fits: true,
  join: { allowed: true },
  visit: { allowed: true },
  wait: { allowed: false, why: 'groups.places_free', facts: {} },
  line: 0,
  ...its,
});
const shown = (groups: Group[], choices: GroupChoice[], filter = {}, zone = 'Europe/Moscow') =>
  chosenGroups(groups, choices, { kidUid: 'misha', ...filter }, zone).map((it) => it.group.groupId);

describe('the groups shown', () => {
  test('are those of the kid’s age first, in order of time', () => {
    const groups = [group('a'), group('b'), group('c')];
    expect(shown(groups, [choice('a', { fits: false }), choice('b'), choice('c')])).toEqual(['b', 'c', 'a']);
  });

  test('are filtered by club, level, and the day of the family’s own calendar', () => {
    const groups = [group('a'), group('b', { courseCode: 'writingClub', level: '2' }), group('c', { timestamp: '2026-11-25T21:30:00Z' })];
    expect(shown(groups, [], { club: 'writingClub' })).toEqual(['b']);
    expect(shown(groups, [], { level: '1' })).toEqual(['a', 'c']);
    expect(shown(groups, [], { day: '4' })).toEqual(['c']);
    expect(shown(groups, [], { day: '4' }, 'Australia/Sydney')).toEqual(['a', 'b', 'c']);
    expect(shown(groups, [], { day: '3' }, 'America/New_York')).toEqual(['a', 'b', 'c']);
  });
});

test('the page is about the kid of the address, else about the first for whom there is a group', () => {
  const kids = [{ kidUid: 'sonya' }, { kidUid: 'misha' }];
  expect(kidOf(kids, [choice('a')], 'sonya')?.kidUid).toBe('sonya');
  expect(kidOf(kids, [choice('a')], undefined)?.kidUid).toBe('misha');
  expect(kidOf(kids, [], undefined)?.kidUid).toBe('sonya');
  expect(kidOf([], [], undefined)).toBeUndefined();
});

describe('a card', () => {
  const no = (
    why: 'groups.no_places' | 'groups.needs_paid_balance' | 'groups.already_enrolled' | 'groups.wrong_age' | 'scheduling.kid_busy',
  ) => ({ allowed: false, why, facts: { n: 1 } }) as const;
  for (const [what, verdicts, offer] of [
    ['lets join where the school says so', {}, { what: 'join' }],
    ['of a full group lets wait', { join: no('groups.no_places'), wait: { allowed: true }, line: 2 }, { what: 'wait', line: 2 }],
    [
      'of a full group says that one waits',
      { join: no('groups.no_places'), wait: { allowed: false, why: 'groups.already_waiting', facts: {} } },
      { what: 'waiting' },
    ],
    ['says that the kid is in it', { join: no('groups.already_enrolled') }, { what: 'inside' }],
    [
      'leads to the packages where the balance is missing',
      { join: no('groups.needs_paid_balance') },
      { what: 'no', why: 'groups.needs_paid_balance', facts: { n: 1 }, next: 'pay' },
    ],
    ['leads to the schedule where a lesson is in the way', { join: no('scheduling.kid_busy') }, { what: 'no', next: 'schedule' }],
    ['says why where nothing can be done', { join: no('groups.wrong_age') }, { what: 'no', why: 'groups.wrong_age', next: undefined }],
  ] as const) {
    test(what, () => expect(offerOf(choice('a', verdicts))).toMatchObject(offer));
  }
});
