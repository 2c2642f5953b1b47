import { expect, test } from 'vitest';

import { dueOf, firstState, type GroupFacts } from './states.ts';

const now = Temporal.Instant.from('2026-11-23T17:00:00Z');
const group = (its: Partial<GroupFacts>): GroupFacts => ({
  state: 'enrolling',
  startsOn: '2026-12-02',
  closesOn: null,
  gatherBy: null,
  leastKids: null,
  opensAt: null,
  enrolled: 0,
  ...its,
});

test('a group goes into the calendar as what it is then: seen later, gathering, or on its way', () => {
  const first = (its: Partial<GroupFacts>) => firstState(group(its), now, '2026-11-23');
  expect(first({ startsOn: '2026-11-23' })).toBe('running');
  expect(first({ startsOn: '2026-11-24' })).toBe('enrolling');
  expect(first({ startsOn: '2026-11-23', gatherBy: '2026-11-24' })).toBe('enrolling');
  expect(first({ opensAt: now })).toBe('enrolling');
  expect(first({ opensAt: now.add({ seconds: 1 }) })).toBe('scheduled');
});

test('families see a scheduled group from its very second', () => {
  const opensAt = now;
  expect(dueOf(group({ state: 'scheduled', opensAt }), now.subtract({ seconds: 1 }), '2026-11-23')).toBeUndefined();
  expect(dueOf(group({ state: 'scheduled', opensAt }), now, '2026-11-23')).toBe('open');
});

test('a group that gathers begins on its day with as many as it needs, and is given up with one less', () => {
  const gathering = { gatherBy: '2026-12-01', leastKids: 3 };
  expect(dueOf(group({ ...gathering, enrolled: 0 }), now, '2026-11-30')).toBeUndefined();
  expect(dueOf(group({ ...gathering, enrolled: 3 }), now, '2026-12-01')).toBe('begin');
  expect(dueOf(group({ ...gathering, enrolled: 2 }), now, '2026-12-01')).toBe('giveUp');
});

test('without a least number it begins on the day of its start, and one that closes ends on its last day', () => {
  expect(dueOf(group({}), now, '2026-12-01')).toBeUndefined();
  expect(dueOf(group({}), now, '2026-12-02')).toBe('begin');
  expect(dueOf(group({ state: 'closing', closesOn: '2026-12-10' }), now, '2026-12-09')).toBeUndefined();
  expect(dueOf(group({ state: 'closing', closesOn: '2026-12-10' }), now, '2026-12-10')).toBe('close');
  expect(dueOf(group({ state: 'running', startsOn: '2026-11-01' }), now, '2026-12-10')).toBeUndefined();
});
