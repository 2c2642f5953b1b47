import { expect, test } from 'vitest';

import { funnelOf, medianOf } from './funnel.ts';

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
