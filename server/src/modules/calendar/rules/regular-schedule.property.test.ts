import { describe, expect, test } from 'vitest';

import { changeableUntil, mayCancel, mayTransfer } from './changing.ts';
import { datesOf } from './regular-schedule.ts';
import { runs, zones } from './testing.ts';

import * as fc from 'fast-check';

const anyZone = fc.constantFrom(...zones);
const days = fc.uniqueArray(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), startMinute: fc.integer({ min: 0, max: 47 }).map((it) => it * 30) }),
  {
    minLength: 1,
    maxLength: 3,
    selector: ({ weekday }) => weekday,
  },
);
/** Any instant of 2015 to 2034, to the millisecond: Moscow has not changed its clock since 2014. */
const anyInstant = fc
  .integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2034, 11, 31) })
  .map((at) => Temporal.Instant.fromEpochMilliseconds(at));
const weeks = fc.integer({ min: 1, max: 60 });

const minutesOfWeek = (at: Temporal.Instant) => Math.round(at.epochMilliseconds / 60_000) % (7 * 1440);

describe('a weekly schedule', { timeout: process.env['LONG'] ? 300_000 : 20_000 }, () => {
  test('of Moscow is at the same minutes of every UTC week, while a family’s wall clock follows its own zone', () => {
    fc.assert(
      fc.property(days, anyInstant, weeks, anyZone, (wanted, from, count, viewer) => {
        const until = from.toZonedDateTimeISO('Europe/Moscow').toPlainDate().add({ weeks: count });
        const dates = datesOf(wanted, 'Europe/Moscow', from, until);
        expect(new Set(dates.map(({ startsAt }) => minutesOfWeek(startsAt))).size).toBe(Math.min(wanted.length, dates.length));
        // Where the wall clock of the family moved between two lessons of one weekly time, its zone's offset did, by as much.
        const seen = new Map<number, { wall: number; offset: number }>();
        for (const { startsAt } of dates) {
          const local = startsAt.toZonedDateTimeISO(viewer);
          const now = { wall: local.hour * 60 + local.minute, offset: local.offsetNanoseconds / 6e10 };
          const before = seen.get(minutesOfWeek(startsAt));
          if (before) expect((now.wall - before.wall - (now.offset - before.offset)) % 1440).toBeCloseTo(0);
          seen.set(minutesOfWeek(startsAt), now);
        }
      }),
      runs(60, 2000),
    );
  });

  test('of any zone is on its wall times and weekdays, none left out but those that its clock skips, in order of time', () => {
    fc.assert(
      fc.property(days, anyInstant, weeks, anyZone, (wanted, from, count, zone) => {
        const first = from.toZonedDateTimeISO(zone).toPlainDate();
        const dates = datesOf(wanted, zone, from, first.add({ weeks: count }));
        const naive = Array.from({ length: count * 7 }, (_, at) => first.add({ days: at })).flatMap((date) =>
          wanted
            .filter(({ weekday }) => weekday === date.dayOfWeek)
            .flatMap(({ startMinute }) => {
              const wall = date.toPlainDateTime({ hour: Math.floor(startMinute / 60), minute: startMinute % 60 });
              const at = wall.toZonedDateTime(zone);
              const isOnWall = at.toPlainDateTime().equals(wall);
              return isOnWall && Temporal.Instant.compare(at.toInstant(), from) >= 0 ? [at.toInstant().toString()] : [];
            }),
        );
        expect(dates.map(({ startsAt }) => startsAt.toString())).toEqual(naive);
      }),
      runs(60, 2000),
    );
  });

  test('of a stretch is that of its first part and of its second: filled day by day as at once', () => {
    fc.assert(
      fc.property(
        days,
        anyInstant,
        anyZone,
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 }),
        (wanted, from, zone, steps) => {
          let until = from.toZonedDateTimeISO(zone).toPlainDate();
          const parts: string[] = [];
          let begin = from;
          for (const step of steps) {
            until = until.add({ days: step });
            parts.push(...datesOf(wanted, zone, begin, until).map(({ startsAt }) => startsAt.toString()));
            begin = until.toZonedDateTime(zone).toInstant();
          }
          expect(parts).toEqual(datesOf(wanted, zone, from, until).map(({ startsAt }) => startsAt.toString()));
        },
      ),
      runs(60, 2000),
    );
  });
});

test('eight hours before a lesson, whenever it is: in time to the millisecond, and too late a millisecond after', () => {
  fc.assert(
    fc.property(
      anyInstant,
      fc.integer({ min: -1, max: 1 }),
      fc.constantFrom('individual' as const, 'trial' as const),
      (startsAt, off, kind) => {
        const lesson = {
          startsAt,
          kind,
          status: 'scheduled',
          teacherId: 'a',
          plannedTeacherId: 'a',
          hop: 0,
          groupId: null,
          holdUntil: null,
          changeHours: 8,
          trialMoves: 1,
        } as const;
        const now = startsAt.subtract({ hours: 8 }).add({ milliseconds: off });
        expect(now.epochMilliseconds - changeableUntil(lesson).epochMilliseconds).toBe(off);
        for (const verdict of [mayCancel(lesson, now), mayTransfer(lesson, now)]) expect(verdict.allowed).toBe(off <= 0);
      },
    ),
    runs(100, 2000),
  );
});
