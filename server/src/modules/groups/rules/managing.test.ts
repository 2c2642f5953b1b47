import type { GroupAct } from '@school/contract/groups/manager-shapes';
import { expect, test } from 'vitest';

import { type ActedOn, mayAct } from './managing.ts';

const days = { today: '2026-11-23', horizon: '2027-01-18' };
const group: ActedOn = {
  courseCode: 'speakingClub',
  state: 'running',
  teacherId: 'olga',
  weekday: 3,
  startMinute: 1080,
  minutes: 50,
  ages: { from: 7, to: 9 },
  capacity: 6,
  taken: 4,
};
const why = (act: GroupAct, its: Partial<ActedOn> = {}) => {
  const club = { ages: { from: 6, to: 12 }, places: { from: 4, to: 5 }, isOffered: true, kind: 'silver', minutes: null } as const;
  const verdict = mayAct(act, { ...group, ...its }, days, club);
  return verdict.allowed ? 'allowed' : verdict.why;
};
const change = (its: { capacity?: number; ages?: { from: number; to: number } } = {}): GroupAct => ({
  do: 'change',
  title: { ru: 'Клуб', en: 'Club' },
  level: '1',
  ages: { from: 7, to: 9 },
  capacity: 6,
  ...its,
});
const move = (its: Partial<Extract<GroupAct, { do: 'move' }>> = {}): GroupAct => ({
  do: 'move',
  teacherId: 'olga',
  weekday: 5,
  startMinute: 1080,
  from: '2026-11-24',
  others: [],
  ...its,
});

test('there are never fewer places than are taken, nor ages outside its club', () => {
  expect(why(change({ capacity: 4 }))).toBe('allowed');
  expect(why(change({ capacity: 3 }))).toBe('groups.places_taken');
  // The school says 4 to 5 places now; the group keeps its six, and takes on no other number.
  expect(why(change())).toBe('allowed');
  expect(why(change({ capacity: 7 }))).toBe('request.invalid');
  expect(why(change({ ages: { from: 5, to: 9 } }))).toBe('request.invalid');
});

test('a move begins tomorrow at the earliest, on a day that has lessons, and changes something', () => {
  expect(why(move())).toBe('allowed');
  expect(why(move({ from: '2026-11-23' }))).toBe('groups.day_passed');
  expect(why(move({ from: '2027-01-18' }))).toBe('allowed');
  expect(why(move({ from: '2027-01-19' }))).toBe('groups.day_passed');
  expect(why(move({ weekday: 3 }))).toBe('groups.nothing_changes');
  expect(why(move({ weekday: 3, teacherId: 'irina' }))).toBe('allowed');
});

test('a pause has a day at least, and a group is closed from today on', () => {
  expect(why({ do: 'pause', from: '2026-11-23', until: '2026-11-24' })).toBe('allowed');
  expect(why({ do: 'pause', from: '2026-11-24', until: '2026-11-24' })).toBe('groups.day_passed');
  expect(why({ do: 'close', from: '2026-11-23' })).toBe('allowed');
  expect(why({ do: 'close', from: '2026-11-22' })).toBe('groups.day_passed');
});

test('what is over, closing or only prepared is not moved', () => {
  for (const state of ['closed', 'closing', 'draft'] as const) expect(why(move(), { state })).toBe('groups.wrong_state');
  expect(why({ do: 'close', from: '2026-11-24' }, { state: 'closing' })).toBe('groups.wrong_state');
  expect(why({ do: 'open', startsOn: null, gathering: null, opensAt: null })).toBe('groups.wrong_state');
});
