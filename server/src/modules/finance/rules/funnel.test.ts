import { expect, test } from 'vitest';

import { agreesWith, funnelOf, medianOf } from './funnel.ts';

const at = (day: string) => Temporal.Instant.from(`2026-11-${day}T12:00:00Z`);
const family = (familyId: string, source: 'site' | 'friend') => ({ familyId, source, at: at('02') });

test('half of them took no longer: the middle, or what lies between two', () => {
  expect([medianOf([]), medianOf([3]), medianOf([9, 1, 2]), medianOf([1, 2])]).toEqual([null, 3, 2, 1.5]);
});

test('how far families have come, by how they found the school, and all of them together', () => {
  const went = {
    booked: new Map([
      ['a', at('02')],
      ['b', at('04')],
      ['c', at('03')],
    ]),
    came: new Map([['b', at('06')]]),
    paid: new Map([['b', at('12')]]),
  };
  const { sources, whole } = funnelOf([family('a', 'site'), family('b', 'site'), family('c', 'friend'), family('d', 'site')], went);
  expect(sources).toEqual([
    { source: 'site', applied: 3, booked: 2, came: 1, paid: 1, days: { booked: 1, came: 4, paid: 10 } },
    { source: 'friend', applied: 1, booked: 1, came: 0, paid: 0, days: { booked: 1, came: null, paid: null } },
  ]);
  expect(whole).toEqual({ applied: 4, booked: 3, came: 1, paid: 1, days: { booked: 1, came: 4, paid: 10 } });
  expect(funnelOf([], went)).toEqual({ sources: [], whole: null });
});

test('a funnel agrees with the books when as many paid in the entries as in the double entry, and no source is lost', () => {
  const days = { booked: null, came: null, paid: null };
  const line = { applied: 3, booked: 2, came: 2, paid: 2, days };
  const told = { sources: [{ source: 'site' as const, ...line }], whole: line };
  expect(agreesWith(told, { byEntries: 2, byPostings: 2 })).toBe(true);
  // A code made one order free: it is paid without money.
  expect(agreesWith(told, { byEntries: 1, byPostings: 1 })).toBe(true);
  expect(agreesWith(told, { byEntries: 2, byPostings: 1 })).toBe(false);
  expect(agreesWith(told, { byEntries: 3, byPostings: 3 })).toBe(false);
  expect(agreesWith({ ...told, whole: { ...line, paid: 3 } }, { byEntries: 2, byPostings: 2 })).toBe(false);
  expect(agreesWith({ sources: [], whole: null }, { byEntries: 0, byPostings: 0 })).toBe(true);
});
