import { type Db, sql } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';

/** Teachers with eight hours on every day, in two blocks, and lessons in six half hours out of ten. */
export async function fillSchool(db: Db, teachersCount: number, now: Temporal.Instant): Promise<{ ids: string[]; taken: number }> {
  const random = seeded(20_270_301);
  const ids = Array.from({ length: teachersCount }, newId).sort();
  const hours = ids.flatMap((id) =>
    [480, 870].map((earliest) => {
      const from = earliest + Math.floor(random() * 4) * 30;
      return { id, from, to: from + 240 };
    }),
  );
  const lessons = hours.flatMap(({ id, from }) =>
    Array.from({ length: 28 * 8 }, (_, at) => ({ id, day: Math.floor(at / 8), minute: from + (at % 8) * 30 })),
  );
  const taken = lessons.filter(() => random() < 0.599);
  await db.inTransaction(async () => {
    await db.allowLonger(600);
    await db.run(sql`
      insert into scheduling_teachers (teacher_id, name, about, subjects, languages, age_from, age_to, zone, calendar_version, created_at)
      select id, 'Ольга', '{}', '{math}', '{ru}', 3, 16, 'Europe/Moscow', nextval('scheduling_calendar_versions'), ${now}
      from unnest(${ids}::uuid[]) id`);
    await db.run(sql`
      insert into scheduling_availability_rules (rule_id, teacher_id, weekday, from_minute, to_minute)
      select gen_random_uuid(), id, weekday, from_minute, to_minute
      from unnest(${hours.map(({ id }) => id)}::uuid[], ${hours.map(({ from }) => from)}::int[], ${hours.map(({ to }) => to)}::int[])
        as t(id, from_minute, to_minute), generate_series(1, 7) weekday`);
    await db.run(sql`
      insert into scheduling_lessons (lesson_id, teacher_id, planned_teacher_id, kind, during, status, created_at, change_hours, enter_minutes, absent_minutes, teacher_wait_minutes, late_bonus, free_skips, free_skip_days, trial_moves, release_hours)
      select gen_random_uuid(), id, id, 'individual', tstzrange(at, at + interval '25 min'), 'scheduled', ${now}, 8, 10, 10, 5, 1, 1, 30, 1, 24
      from (select id, timestamp '2027-03-01' at time zone 'Europe/Moscow' + make_interval(days => day, mins => minute) as at
        from unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map(({ day }) => day)}::int[], ${taken.map(({ minute }) => minute)}::int[])
          as t(id, day, minute)) wanted`);
  });
  await db.run(sql`analyze`);
  return { ids, taken: taken.length };
}

/** The same figures in every run, between 0 and 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
