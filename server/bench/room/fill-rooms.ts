import type { Principal } from '../../src/platform/principal.ts';
import { type Db, sql } from '../../src/platform/db.ts';
import { newId } from '../../src/platform/ids.ts';

export interface BenchRoom {
  lessonId: string;
  teacher: Principal;
  kid: Principal;
  /** All of them, in a lesson of several. */
  kids?: Principal[];
}

export interface BenchClub {
  lessonId: string;
  teacher: Principal;
  kids: Principal[];
}

/** So many clubs, each with so many children in a lesson that begins at `startsAt`: made of rooms of one, to which the others come. */
export async function fillClubs(db: Db, count: number, size: number, startsAt: Temporal.Instant): Promise<BenchClub[]> {
  const places = await fillRooms(db, count * size, startsAt);
  const clubs = Array.from({ length: count }, (_, at) => places.slice(at * size, (at + 1) * size));
  const groups = clubs.map(() => newId());
  const first = clubs.map(([room]) => room?.lessonId ?? '');
  // The group itself is a process, and so is each child's place in it.
  for (const [at, rooms] of clubs.entries()) {
    const lessons = rooms.map(({ lessonId }) => lessonId);
    const processId = newId();
    await db.run(sql`
      update scheduling_processes set type = 'group', group_id = ${groups[at]}
      where process_id in (select process_id from scheduling_participants where lesson_id = any(${lessons}::uuid[]))`);
    await db.run(sql`
      insert into scheduling_processes (process_id, type, group_id, subject, course_code, teacher_id, created_at)
      values (${processId}, 'group', ${groups[at]}, 'math', 'math', ${rooms[0]?.teacher.customerId}, ${startsAt})`);
    await db.run(sql`update scheduling_participants set lesson_id = ${first[at]} where lesson_id = any(${lessons}::uuid[])`);
    await db.run(sql`delete from scheduling_lessons where lesson_id = any(${lessons.slice(1)}::uuid[])`);
    await db.run(sql`update scheduling_lessons set kind = 'group', process_id = ${processId} where lesson_id = ${first[at]}`);
  }
  return clubs.map((rooms, at) => ({
    lessonId: first[at] ?? '',
    teacher: rooms[0]?.teacher as Principal,
    kids: rooms.map(({ kid }) => kid),
  }));
}

/** So many teachers, each with one child in a lesson that begins at `startsAt` and is paid for. */
export async function fillRooms(db: Db, count: number, startsAt: Temporal.Instant): Promise<BenchRoom[]> {
  const made = Array.from({ length: count }, () => ({
    teacherId: newId(),
    familyId: newId(),
    accountId: newId(),
    kidUid: newId(),
    processId: newId(),
    lessonId: newId(),
  }));
  const all = <Key extends keyof (typeof made)[number]>(key: Key) => sql`${made.map((it) => it[key])}::uuid[]`;
  await db.run(sql`
    insert into scheduling_teachers (teacher_id, name, about, subjects, languages, age_from, age_to, zone, calendar_version, created_at)
    select id, 'Ольга', '{}', '{math}', '{ru}', 3, 16, 'Europe/Moscow', nextval('scheduling_calendar_versions'), ${startsAt}
    from unnest(${all('teacherId')}) id`);
  await db.run(sql`
    insert into identity_accounts (account_id, customer_id, role, email, email_confirmed_at, password_hash, locale, created_at)
    select account_id, family_id, 'parent', family_id || '@example.org', ${startsAt}, 'none', 'ru-RU', ${startsAt}
    from unnest(${all('accountId')}, ${all('familyId')}) t(account_id, family_id)`);
  await db.run(sql`
    insert into families_families (family_id, account_id, first_name, last_name, timezone, initial_subject, created_at, found)
    select family_id, account_id, 'Анна', '', 'Europe/Minsk', 'math', ${startsAt}, ''
    from unnest(${all('accountId')}, ${all('familyId')}) t(account_id, family_id)`);
  await db.run(sql`
    insert into families_kids (kid_uid, family_id, first_name, last_name, birth_year, birth_month, languages, created_at)
    select kid_uid, family_id, 'Миша', '', 2018, 5, '{ru}', ${startsAt} from unnest(${all('kidUid')}, ${all('familyId')}) t(kid_uid, family_id)`);
  await db.run(sql`
    insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, created_at)
    select process_id, family_id, kid_uid, 'learning', 'math', 'math', ${startsAt}
    from unnest(${all('processId')}, ${all('familyId')}, ${all('kidUid')}) t(process_id, family_id, kid_uid)`);
  const during = sql`tstzrange(${startsAt}, ${startsAt.add({ minutes: 25 })})`;
  await db.run(sql`
    insert into scheduling_lessons (lesson_id, process_id, teacher_id, planned_teacher_id, kind, during, status, created_at, change_hours, enter_minutes, absent_minutes, teacher_wait_minutes, late_bonus, free_skips, free_skip_days, trial_moves, release_hours)
    select lesson_id, process_id, teacher_id, teacher_id, 'individual', ${during}, 'scheduled', ${startsAt}, 8, 10, 10, 5, 1, 1, 30, 1, 24
    from unnest(${all('lessonId')}, ${all('processId')}, ${all('teacherId')}) t(lesson_id, process_id, teacher_id)`);
  await db.run(sql`
    insert into scheduling_participants (lesson_id, kid_uid, family_id, process_id, during, active, funded)
    select lesson_id, kid_uid, family_id, process_id, ${during}, true, true
    from unnest(${all('lessonId')}, ${all('kidUid')}, ${all('familyId')}, ${all('processId')}) t(lesson_id, kid_uid, family_id, process_id)`);
  await db.run(sql`analyze`);
  const person = { locale: 'ru-RU' } as const;
  return made.map(({ lessonId, teacherId, familyId, accountId, kidUid }) => ({
    lessonId,
    teacher: { ...person, role: 'teacher', accountId: newId(), sessionId: newId(), customerId: teacherId },
    kid: { ...person, role: 'kid', accountId, sessionId: newId(), customerId: familyId, kidUid },
  }));
}
