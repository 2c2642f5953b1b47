import { describe, expect, test } from 'vitest';

import { isOffered, type JoinFacts, mayJoin, mayVisit, mayWait, offerUntil } from './enrolling.ts';

const fine: JoinFacts = {
  age: 8,
  ages: { from: 7, to: 10 },
  seat: 'none',
  waitsSince: null,
  groups: 0,
  groupsMost: 3,
  isOpen: true,
  freePlaces: 1,
  isPaid: true,
  freeUnits: 1,
  busy: '',
};
const why = (verdict: ReturnType<typeof mayJoin>) => (verdict.allowed ? 'yes' : verdict.why);

describe('a kid may join a group', () => {
  for (const [what, facts, answer] of [
    ['that has one place, with one unit', {}, 'yes'],
    ['of its lowest age', { age: 7 }, 'yes'],
    ['of its highest age', { age: 10 }, 'yes'],
    ['but not a year below', { age: 6 }, 'groups.wrong_age'],
    ['but not a year above', { age: 11 }, 'groups.wrong_age'],
    ['as its third', { groups: 2 }, 'yes'],
    ['but not as its fourth', { groups: 3 }, 'groups.limit_exceeded'],
    ['but not a full one', { freePlaces: 0 }, 'groups.no_places'],
    ['a full one with the place it visits', { freePlaces: 0, seat: 'visit' }, 'yes'],
    ['a full one with the place it was offered', { freePlaces: 0, seat: 'offer' }, 'yes'],
    ['but not twice', { seat: 'enrolment' }, 'groups.already_enrolled'],
    ['but not before anything is paid, bonus units or not', { isPaid: false, freeUnits: 3 }, 'groups.needs_paid_balance'],
    ['but not with all units used', { freeUnits: 0 }, 'ledger.not_enough_units'],
    ['but not over its own lessons', { busy: '2026-11-25T15:00:00Z' }, 'scheduling.kid_busy'],
  ] as const) {
    test(what, () => expect(why(mayJoin({ ...fine, ...facts }))).toBe(answer));
  }

  test('and the refusals say the numbers', () => {
    expect(mayJoin({ ...fine, age: 5 })).toMatchObject({ facts: { age: 5, from: 7, to: 10 } });
    expect(mayJoin({ ...fine, groups: 3 })).toMatchObject({ facts: { max: 3 } });
  });
});

describe('a kid may visit a group once', () => {
  const facts = { ...fine, hasVisited: false };
  for (const [what, its, answer] of [
    ['with a paid package and a unit', {}, 'yes'],
    ['but not without a paid group package', { isPaid: false }, 'groups.trial_needs_package'],
    ['but not without a unit', { freeUnits: 0 }, 'ledger.not_enough_units'],
    ['but not again', { hasVisited: true }, 'groups.visit_exists'],
    ['but not when it is a full one', { freePlaces: 0 }, 'groups.no_places'],
    ['but not when the kid is in it', { seat: 'enrolment' }, 'groups.already_enrolled'],
    ['but not when it is for others', { age: 12 }, 'groups.wrong_age'],
  ] as const) {
    test(what, () => expect(why(mayVisit({ ...facts, ...its }))).toBe(answer));
  }
});

describe('a kid may wait for a group', () => {
  const facts = { ...fine, freePlaces: 0 };
  for (const [what, its, answer] of [
    ['that is full, with no balance at all', { isPaid: false, freeUnits: 0 }, 'yes'],
    ['but not when there is a place', { freePlaces: 1 }, 'groups.places_free'],
    ['but not twice in one club', { waitsSince: '2026-11-20' }, 'groups.already_waiting'],
    ['but not when the kid is in it', { seat: 'enrolment' }, 'groups.already_enrolled'],
    ['but not when it is for others', { age: 6 }, 'groups.wrong_age'],
  ] as const) {
    test(what, () => expect(why(mayWait({ ...facts, ...its }))).toBe(answer));
  }
});

describe('a place offered at noon', () => {
  const until = offerUntil(Temporal.Instant.from('2026-11-25T12:00+03:00'), 12);
  for (const [now, isStill] of [
    ['2026-11-25T23:59:59+03:00', true],
    ['2026-11-26T00:00:00+03:00', false],
    ['2026-11-26T00:00:01+03:00', false],
    // The same second on other clocks.
    ['2026-11-25T15:59:59-05:00', true],
    ['2026-11-25T16:00:00-05:00', false],
    ['2026-11-26T02:29:59+05:30', true],
  ] as const) {
    test(`${isStill ? 'can' : 'can no longer'} be taken at ${now}`, () =>
      expect(isOffered(until, Temporal.Instant.from(now))).toBe(isStill));
  }
});
