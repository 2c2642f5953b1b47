import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import type { TestSchool } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import type { WeeklyDay } from '../../calendar/rules/regular-schedule.ts';
import { haveFamily, haveLearning, haveTeacher } from '../testing.ts';

export const monday18 = { weekday: 1, startMinute: 18 * 60 };
export const tuesday18 = { weekday: 2, startMinute: 18 * 60 };
export const thursday1730 = { weekday: 4, startMinute: 17 * 60 + 30 };

/** A lesson's row as a test looks at it. */
export interface Row {
  lessonId: string;
  startsAt: string;
  status: string;
  teacherId: string;
  reason: string | null;
  funded: boolean;
  /** A unit is reserved in the ledger. */
  held: boolean;
}

/** Lessons of a process but its trial, whatever became of them, in order of time. */
export async function rowsOf(school: TestSchool, processId: string, statuses = ['scheduled', 'held']): Promise<Row[]> {
  const rows = await school.db.all(sql<Omit<Row, 'startsAt'> & { startsAt: Temporal.Instant }>`
    select l.lesson_id as "lessonId", lower(l.during) as "startsAt", l.status, l.teacher_id as "teacherId", l.reason, k.funded,
      exists (select from ledger_holds h where h.lesson_id = l.lesson_id and h.state = 'held') as held
    from scheduling_lessons l join scheduling_participants k using (lesson_id)
    where l.process_id = ${processId} and l.kind = 'individual' and l.status = any(${statuses}::text[])
    order by lower(l.during), l.created_at`);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toString() }));
}

/** Puts units on a family's balance and lets everybody hear of it. */
export async function pay(school: TestSchool, familyId: string, units: number): Promise<void> {
  await school.ledger.credit(aCredit({ familyId, units }));
  await school.settle();
}

/** A family with a learning process in the books, as if its trial had been long ago; no schedule, so many units. */
export async function haveLearner(school: TestSchool, { teacherId, units = 8 }: { teacherId: string; units?: number }) {
  const family = await haveFamily(school);
  const processId = newId();
  await school.db.run(sql`
    insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, level, teacher_id, created_at)
    values (${processId}, ${family.familyId}, ${family.kidUid}, 'learning', 'math', 'math', 'm2', ${teacherId}, ${school.clock.now()})`);
  if (units > 0) await school.ledger.credit(aCredit({ familyId: family.familyId, units }));
  return { family, familyId: family.familyId, kidUid: family.kidUid, processId, parent: school.as(family.parent) };
}

/**
 * A family after its trial of Tuesday 24 November at 12:00 in Moscow, with a weekly schedule and so many units; without
 * units the times are held. It is 12:00 of that Tuesday.
 */
export async function haveSchedule(
  school: TestSchool,
  {
    units = 8,
    days = [monday18, thursday1730],
    born = { year: 2018, month: 5 },
  }: { units?: number; days?: WeeklyDay[]; born?: { year: number; month: number } } = {},
) {
  const { teacherId, teacher } = await haveTeacher(school, { subjects: ['math', 'complex'] });
  const family = await haveFamily(school, { born });
  const { processId } = await haveLearning(school, { family, teacher, startsAt: '2026-11-24T12:00+03:00' });
  if (units > 0) await pay(school, family.familyId, units);
  const parent = school.as(family.parent);
  const set = await parent.post('/regular-schedule', { processId, teacherId, days });
  if (set.status !== 200) throw new Error(JSON.stringify(set.body));
  await school.settle();
  return {
    school,
    teacherId,
    teacher,
    family,
    familyId: family.familyId,
    kidUid: family.kidUid,
    processId,
    parent,
    rows: (statuses?: string[]) => rowsOf(school, processId, statuses),
    state: async () => (await school.calendar.processesOf(family.familyId)).find((it) => it.processId === processId),
    free: () => school.ledger.free(family.familyId, 'gold'),
    at: (iso: string) => school.clock.set(Temporal.Instant.from(iso)),
  };
}

/** What a family says why it wants a pause. */
export const pauseReason = 'Уезжаем к бабушке';

/** The family of `haveSchedule`, paused from Monday 30 November to Monday 14 December, asked on Tuesday the 24th. */
export async function havePause(school: TestSchool, { units = 4, from = '2026-11-30', until = '2026-12-14' } = {}) {
  const made = await haveSchedule(school, { units });
  const request = { processId: made.processId, from, until, reason: pauseReason };
  return { ...made, paused: await made.parent.post('/regular-schedule/pause', request) };
}

/** Month and day of rows. */
export const daysOf = (rows: ReadonlyArray<{ startsAt: string }>): string[] => rows.map(({ startsAt }) => startsAt.slice(5, 10));

/** Hours from Monday to Friday, 17:00 to 20:00 in Moscow. */
export const evenings = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 17 * 60, toMinute: 20 * 60 }));
