import { day, hour, minute } from '../naive-calendar.ts';

import * as fc from 'fast-check';

/** Mostly one of a few, so that requests meet; sometimes anything. */
const mostly = <T>(few: fc.Arbitrary<T>, any: fc.Arbitrary<T>) => fc.oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: any });

/** A start in Moscow: so many days after the story's first, at a half hour of the day; seldom between two of them. */
const aTime = fc.record({
  days: mostly(fc.constantFrom(1, 2, 8), fc.nat(62)),
  half: mostly(fc.integer({ min: 20, max: 22 }), fc.integer({ min: 0, max: 47 })),
  off: mostly(fc.constant(0), fc.constantFrom(5, 10)),
});
const aKid = fc.nat(2);
const aTeacher = fc.nat(1);
const some = fc.nat(50);
const weekly = fc.uniqueArray(
  fc.record({
    weekday: mostly(fc.constantFrom(2, 3, 5), fc.integer({ min: 1, max: 7 })),
    startMinute: mostly(fc.constantFrom(600, 630, 660), fc.constantFrom(480, 510, 1230)),
  }),
  { minLength: 1, maxLength: 4, selector: ({ weekday }) => weekday },
);
const edge = fc.constantFrom(-1, 0, 1);

/** One thing that somebody does, or time that goes by. */
export const step = fc.oneof(
  fc.record({ what: fc.constant('trial'), kid: aKid, at: aTime, hold: fc.boolean() }),
  fc.record({ what: fc.constant('schedule'), kid: aKid, teacher: aTeacher, days: weekly }),
  fc.record({ what: fc.constant('single'), kid: aKid, teacher: aTeacher, at: aTime }),
  fc.record({ what: fc.constant('move'), lesson: some, at: aTime }),
  fc.record({ what: fc.constant('cancel'), lesson: some }),
  fc.record({ what: fc.constant('thereAndBack'), kid: aKid, teacher: aTeacher, at: aTime }),
  fc.record({ what: fc.constant('pay'), kid: aKid, units: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ what: fc.constant('wait'), ms: fc.constantFrom(1, 10 * minute - 1, 10 * minute, 8 * hour, day, day + 1, 3 * day) }),
  fc.record({ what: fc.constant('eightHours'), lesson: some, off: edge, at: fc.option(aTime) }),
  fc.record({ what: fc.constant('nudge'), lesson: some, by: edge }),
  fc.record({ what: fc.constant('deadline'), kid: aKid, at: aTime, off: edge }),
  fc.record({ what: fc.constant('night') }),
  fc.record({ what: fc.constant('look'), kid: aKid, teacher: aTeacher }),
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
