import { expect, test } from 'vitest';

import { openSchool } from '../../src/testing.ts';
import { type Db, sql } from '../../src/platform/db.ts';

const isLong = process.env['LONG'] === '1';
/** The busiest minute of the load model (docs/design/operations.md#load). */
const families = 2250;

/** Families with one kid each, whose lessons all begin at the same moment, each with a teacher of its own: so many at a time. */
async function haveCrowd(db: Db, startsAt: Temporal.Instant, now: Temporal.Instant): Promise<void> {
  for (let from = 1; from <= families; from += 250) await haveSome(db, { from, to: Math.min(from + 249, families), startsAt, now });
  await db.run(sql`analyze`);
}

interface Some {
  from: number;
  to: number;
  startsAt: Temporal.Instant;
  now: Temporal.Instant;
}

async function haveSome(db: Db, { from, to, startsAt, now }: Some): Promise<void> {
  const id = (of: string) => sql`md5(${of} || n)::uuid`;
  const everybody = sql`generate_series(${from}::int, ${to}::int) n`;
  const until = startsAt.add({ minutes: 50 });
  await db.run(sql`
    insert into identity_accounts (account_id, customer_id, role, email, email_confirmed_at, password_hash, locale, created_at)
    select ${id('account')}, ${id('family')}, 'parent', 'family' || n || '@example.org', ${now}, 'none', 'ru-RU', ${now} from ${everybody}`);
  await db.run(sql`
    insert into families_families (family_id, account_id, first_name, last_name, timezone, currency, initial_subject, priority, theme,
      child_mode, sounds, created_at)
    select ${id('family')}, ${id('account')}, 'Анна', '', 'Europe/Minsk', 'BYN', 'math', 'forceIntroLesson', 'system', false, true, ${now}
    from ${everybody}`);
  await db.run(sql`
    insert into families_kids (kid_uid, family_id, first_name, last_name, birth_year, birth_month, languages, created_at)
    select ${id('kid')}, ${id('family')}, 'Миша', '', 2018, 5, '{ru}', ${now} from ${everybody}`);
  await db.run(sql`
    insert into scheduling_teachers (teacher_id, name, about, subjects, languages, age_from, age_to, zone, calendar_version, created_at)
    select ${id('teacher')}, 'Ольга', '{"ru":"","en":""}', '{math}', '{ru}', 3, 16, 'Europe/Moscow', 1, ${now} from ${everybody}`);
  await db.run(sql`
    insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, level, teacher_id, created_at)
    select ${id('process')}, ${id('family')}, ${id('kid')}, 'learning', 'math', 'math', 'm2', ${id('teacher')}, ${now} from ${everybody}`);
  await db.run(sql`
    insert into scheduling_lessons (lesson_id, process_id, teacher_id, planned_teacher_id, kind, during, status, created_at, change_hours, enter_minutes, absent_minutes, teacher_wait_minutes, late_bonus, free_skips, free_skip_days, trial_moves, release_hours)
    select ${id('lesson')}, ${id('process')}, ${id('teacher')}, ${id('teacher')}, 'individual', tstzrange(${startsAt}, ${until}), 'scheduled', ${now}, 8, 10, 10, 5, 1, 1, 30, 1, 16
    from ${everybody}`);
  await db.run(sql`
    insert into scheduling_participants (lesson_id, kid_uid, family_id, during, active, funded)
    select ${id('lesson')}, ${id('kid')}, ${id('family')}, tstzrange(${startsAt}, ${until}), true, true from ${everybody}`);
}

test.runIf(isLong)(
  `${families} lessons that begin in one minute are told of once each, by two nodes at once`,
  { timeout: 300_000 },
  async () => {
    const school = await openSchool();
    const startsAt = Temporal.Instant.from('2026-11-24T18:00+03:00');
    await haveCrowd(school.db, startsAt, school.clock.now());
    school.clock.set(startsAt.subtract({ hours: 24 }));
    const begun = performance.now();
    await Promise.all([school.notifications.remind(), school.notifications.remind()]);
    const seconds = (performance.now() - begun) / 1000;
    await school.notifications.remind();
    const told = await school.db.one(sql<{ mails: number; people: number; notices: number }>`
      select count(*) as mails, count(distinct customer_id) as people,
        (select count(*) from notifications_notices where topic = 'lessonDay') as notices
      from platform_messages where key like 'lessons ahead lessonDay%'`);
    console.info(`${families} families were told in ${seconds.toFixed(1)} s`);
    expect(told).toEqual({ mails: families, people: families, notices: families });
    expect(school.faults).toEqual([]);
  },
);
