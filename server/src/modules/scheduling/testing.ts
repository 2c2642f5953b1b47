import type { SubjectCode } from '@school/contract/catalogue/limits';
import { schedulingLimits } from '@school/contract/calendar/limits';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { signedIn } from '#platform/testing';

import type { TestSchool } from '../../testing.ts';

/** A family that stands in the books without an application or a password: its parent, and one kid. */
export interface TestFamily {
  familyId: string;
  kidUid: string;
  parent: Principal;
}

/** Puts a family with one kid into the books, as if it had registered before the test began. */
export async function haveFamily(
  school: TestSchool,
  {
    name = 'Миша',
    born = { year: 2018, month: 5 },
    timezone = 'Europe/Minsk',
    subject = 'math',
    languages = ['ru'],
  }: { name?: string; born?: { year: number; month: number }; timezone?: string; subject?: SubjectCode; languages?: string[] } = {},
): Promise<TestFamily> {
  const familyId = newId();
  const accountId = newId();
  // Without a password, whose hash would cost more than the test.
  await school.db.run(sql`
    insert into identity_accounts (account_id, customer_id, role, email, email_confirmed_at, password_hash, locale, created_at)
    values (${accountId}, ${familyId}, 'parent', ${`${familyId}@example.org`}, ${school.clock.now()}, 'none', 'ru-RU', ${school.clock.now()})`);
  const kidUid = newId();
  await school.db.run(sql`
    insert into families_families (family_id, account_id, first_name, last_name, timezone, currency, initial_subject, choosed_group,
      priority, theme, child_mode, sounds, created_at)
    values (${familyId}, ${accountId}, 'Анна', '', ${timezone}, 'BYN', ${subject}, null, 'forceIntroLesson', 'system', false, true,
      ${school.clock.now()})`);
  await school.db.run(sql`
    insert into families_kids (kid_uid, family_id, first_name, last_name, birth_year, birth_month, languages, created_at)
    values (${kidUid}, ${familyId}, ${name}, '', ${born.year}, ${born.month}, ${languages}::text[], ${school.clock.now()})`);
  return { familyId, kidUid, parent: signedIn('parent', { accountId, customerId: familyId }) };
}

/** Weekly hours from Monday to Friday, 9:00 to 21:00 in Moscow. */
export const workingWeek = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1260 }));

/** Lets a teacher work at the school; a test names only what it is about. */
export async function haveTeacher(
  school: TestSchool,
  {
    name = 'Ольга',
    subjects = ['math'],
    languages = ['ru'],
    ageFrom = 3,
    ageTo = 16,
    rules = workingWeek,
    exceptions = [],
    zone = 'Europe/Moscow',
  }: {
    name?: string;
    subjects?: string[];
    languages?: string[];
    ageFrom?: number;
    ageTo?: number;
    rules?: Array<{ weekday: number; fromMinute: number; toMinute: number }>;
    exceptions?: Array<{ day: string; blocks: Array<{ fromMinute: number; toMinute: number }> }>;
    zone?: string;
  } = {},
): Promise<{ teacherId: string; teacher: Principal }> {
  const teacherId = newId();
  await school.calendar.createTeacher({
    teacherId,
    name,
    about: { ru: 'Учитель', en: 'Teacher' },
    subjects,
    languages,
    ageFrom,
    ageTo,
    zone,
  });
  await school.calendar.setAvailability(teacherId, { rules, exceptions });
  return { teacherId, teacher: signedIn('teacher', { customerId: teacherId }) };
}

/** A family whose trial was held and reported: a learning process waits for its balance. */
export async function haveLearning(
  school: TestSchool,
  who: { family: TestFamily; teacher: Principal; startsAt: string; courseCode?: 'math' | 'reading'; subject?: SubjectCode },
): Promise<{ processId: string; lessonId: string }> {
  const { family, teacher, startsAt, courseCode = 'math', subject = 'math' } = who;
  const booked = await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject, timestamp: instant(startsAt) });
  if (booked.status !== 200) throw new Error(JSON.stringify(booked.body));
  const lessonId = booked.body.eventId as string;
  school.clock.set(Temporal.Instant.from(startsAt));
  await holdLesson(school, teacher, lessonId);
  const reported = await school.as(teacher).post(`/teacher/lessons/${lessonId}/report`, {
    outcome: 'recommended',
    courseCode,
    level: courseCode === 'reading' ? 'r1' : 'm2',
    text: 'Считает уверенно',
  });
  if (reported.status !== 200) throw new Error(JSON.stringify(reported.body));
  const processes = await school.calendar.processesOf(family.familyId);
  const learning = processes.find((process) => process.courseCode === courseCode);
  if (!learning) throw new Error('No learning process');
  return { processId: learning.processId, lessonId };
}

/** A lesson was held: what its teacher marked can no longer be undone, and all that follows from it has begun. */
export const holdLesson = (school: TestSchool, { accountId, customerId }: Principal, lessonId: string, absent: string[] = []) =>
  school.staffing.conductLesson({ accountId, role: 'teacher' }, customerId, lessonId, absent);

/** So long after a teacher's mark: it is settled. */
export async function settleMarks(school: TestSchool): Promise<void> {
  school.clock.set(school.clock.now().add({ minutes: schedulingLimits.undoMarkMinutes }));
  await school.jobs.now('scheduling.settle-marks');
  await school.outbox.drain();
}

/** An instant as the wire writes it, from a wall time with its offset. */
export const instant = (iso: string): string => Temporal.Instant.from(iso).toString();
