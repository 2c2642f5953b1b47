import type { Event } from '@school/contract/scheduling/shapes';

import type { TestSchool } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { haveFamily, haveLearning, haveTeacher, instant, type TestFamily } from '../testing.ts';

/** Tuesday 18:00 in Moscow, and the Thursday after it. */
export const tuesday = { weekday: 2, startMinute: 1080 };
export const thursday = { weekday: 4, startMinute: 1080 };

/** 18:00 in Moscow of a day, or another hour. */
export const moscow = (day: string, time = '18:00'): string => instant(`${day}T${time}+03:00`);

/** The starts of one day in Moscow, of free starts as they travel. */
export const startsOn = (day: string, slots: readonly number[]): string[] =>
  slots
    .map((minute) => Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO('Europe/Moscow'))
    .filter((at) => at.toPlainDate().toString() === day)
    .map((at) => at.toPlainTime().toString({ smallestUnit: 'minute' }));

/**
 * A family in the middle of its course, on Monday 23 November 2026 in the evening: a trial is behind it, units are on its
 * balance, and a regular schedule stands when `days` are named.
 */
export async function haveCourse(
  school: TestSchool,
  {
    units = 8,
    days,
    family: known,
    with: teacherOf,
  }: {
    units?: number;
    days?: Array<{ weekday: number; startMinute: number }>;
    family?: TestFamily;
    with?: Awaited<ReturnType<typeof haveTeacher>>;
  } = {},
) {
  const by = teacherOf ?? (await haveTeacher(school));
  const family = known ?? (await haveFamily(school));
  const { processId } = await haveLearning(school, { family, teacher: by.teacher, startsAt: '2026-11-23T12:00+03:00' });
  school.clock.set(Temporal.Instant.from('2026-11-23T20:00+03:00'));
  if (units > 0) await school.ledger.credit(aCredit({ familyId: family.familyId, units }));
  await school.settle();
  const calls = school.as(family.parent);
  if (days) {
    const { status, body } = await calls.post('/regular-schedule', { processId, teacherId: by.teacherId, days });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return {
    ...by,
    family,
    processId,
    calls,
    /** Lessons that stand in the schedule of the next 8 weeks, in order of time. */
    async lessons(): Promise<Event[]> {
      const first = (await calls.get('/events?from=2026-11-23')).body.events as Event[];
      const then = (await calls.get('/events?from=2026-12-21')).body.events as Event[];
      return [...first, ...then].filter(({ status, kind }) => status === 'scheduled' && kind !== 'trial');
    },
    /** A single lesson at a time. */
    async appoint(timestamp: string, teacherId = by.teacherId): Promise<Event> {
      const { status, body } = await calls.post('/single-lesson', { processId, teacherId, timestamp });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as Event;
    },
    free: () => school.ledger.free(family.familyId, 'gold'),
  };
}

export type Course = Awaited<ReturnType<typeof haveCourse>>;
