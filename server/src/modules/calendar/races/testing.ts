import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { createLessonWriter } from '../stores/lesson-writer.store.ts';
import { usualPromises } from '../rules/testing.ts';
import { lessonOfOne, type Placement } from '../rules/wanted-lesson.ts';

/** The whole of a race runs under LONG=1, a short one otherwise. */
export const isLong = process.env['LONG'] === '1';

/** One client of the write path: wants these starts with a teacher for a kid, all of them or none. */
export interface Client {
  teacherId: string;
  kidUid: string;
  starts: readonly Temporal.Instant[];
  minutes: number;
}

export interface Outcome extends Client {
  placement: Placement;
  /** How long the client waited for its answer. */
  ms: number;
}

/** A school with teachers in the books, and its write path as the actions have it. */
export async function openArena(teachersCount: number) {
  const school = await openSchool({ poolSize: 20 });
  const teachers = Array.from({ length: teachersCount }, newId);
  await school.db.run(sql`
    insert into scheduling_teachers (teacher_id, name, about, subjects, languages, age_from, age_to, zone, calendar_version, created_at)
    select id, 'Ольга', '{}', '{math}', '{ru}', 3, 16, 'Europe/Moscow', nextval('scheduling_calendar_versions'), ${school.clock.now()}
    from unnest(${teachers}::uuid[]) id`);
  const familyId = newId();
  const processId = newId();
  await school.db.run(sql`
    insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, created_at)
    values (${processId}, ${familyId}, ${newId()}, 'learning', 'math', 'math', ${school.clock.now()})`);
  const calendar = createLessonWriter(school.db, school.clock, usualPromises);

  /** Everybody goes at once. A fault of anybody, a deadlock above all, fails the race. */
  const race = (clients: readonly Client[]): Promise<Outcome[]> =>
    Promise.all(
      clients.map(async (client) => {
        const { teacherId, kidUid, starts, minutes } = client;
        const wanted = starts.map((startsAt) =>
          lessonOfOne({ lessonId: newId(), processId, teacherId, startsAt, minutes, kidUid, familyId }),
        );
        const began = performance.now();
        const by = { accountId: familyId, role: 'parent' } as const;
        const placement = await school.db.inTransaction(() =>
          calendar.place({ teachers: [teacherId], kids: [kidUid] }, by, async () => wanted),
        );
        return { ...client, placement, ms: performance.now() - began };
      }),
    );
  return { school, teachers, race };
}

/** Pairs of active lessons of one teacher, or of one kid, that overlap. */
export async function overlapsIn({ db }: TestSchool): Promise<number> {
  const row = await db.one(sql<{ pairs: number }>`
    select (select count(*) from scheduling_lessons a join scheduling_lessons b
        on a.lesson_id < b.lesson_id and a.active and b.active and a.teacher_id = b.teacher_id
        and tstzrange(lower(a.during), upper(a.during)) && tstzrange(lower(b.during), upper(b.during)))
      + (select count(*) from scheduling_participants a join scheduling_participants b
        on a.lesson_id < b.lesson_id and a.active and b.active and a.left_at is null and b.left_at is null
        and a.kid_uid = b.kid_uid and a.during && b.during) as pairs`);
  return row?.pairs ?? -1;
}

/** Deadlocks that PostgreSQL has had to break in this database. */
export async function deadlocksIn({ db }: TestSchool): Promise<number> {
  await db.run(sql`select pg_stat_force_next_flush()`);
  const row = await db.one(sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = current_database()`);
  return row?.deadlocks ?? -1;
}

/** Lessons that stand. */
export async function standingIn({ db }: TestSchool): Promise<number> {
  return (await db.one(sql<{ count: number }>`select count(*) from scheduling_lessons where active`))?.count ?? -1;
}

/** Do two requests for the same person want the same time? */
export const clash = (a: Client, b: Client): boolean =>
  (a.teacherId === b.teacherId || a.kidUid === b.kidUid) &&
  a.starts.some((one) =>
    b.starts.some(
      (other) =>
        Temporal.Instant.compare(one, other.add({ minutes: b.minutes })) < 0 &&
        Temporal.Instant.compare(other, one.add({ minutes: a.minutes })) < 0,
    ),
  );
