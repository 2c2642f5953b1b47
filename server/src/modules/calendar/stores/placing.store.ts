import type { Db } from '#platform/db';

import type { Actor } from '../rules/actor.ts';
import type { LessonTerms } from '../rules/lesson.ts';
import type { Calendars, Placement, WantedLesson } from '../rules/wanted-lesson.ts';

/** A held time that was found dead and let go of. */
export interface ExpiredHold {
  lessonId: string;
  teacherId: string | null;
  familyIds: string[];
}

/**
 * The statements of the write path: prepared once a connection, and as few as can be, because each way to the database
 * and back costs more than what it does there. Order and locks: docs/design/scheduling.md#order-of-writes.
 */
export function createPlacing(db: Pick<Db, 'named'>) {
  return {
    /** Locks calendars until the end of the transaction, always in one order: teachers, then kids, ascending. */
    async lock({ teachers, kids }: Calendars): Promise<void> {
      await db.named('scheduling.placing.lock', `select * from (${locks}) locked`, [teachers, kids]);
    },

    /** The same, and then lets go of the held times in these calendars whose deadline has passed. */
    lockAndExpire: ({ teachers, kids }: Calendars, now: Temporal.Instant) =>
      db.named<ExpiredHold>('scheduling.placing.lock-and-expire', lockAndExpire, [teachers, kids, now]),

    /**
     * Is this time of a teacher taken as everybody sees it now? A look without locks, to refuse at once what need not
     * be tried; a no decides nothing. Held times whose deadline has passed do not count.
     */
    async isTaken(teacherId: string, startsAt: Temporal.Instant, minutes: number, now: Temporal.Instant): Promise<boolean> {
      const rows = await db.named('scheduling.placing.look', look, [teacherId, startsAt, startsAt.add({ minutes }), now]);
      return rows.length > 0;
    },

    /**
     * Puts in the lessons and seats their kids, each in order of time; when all of them stand, tells the boards and
     * notes what happened. When not all do, the caller undoes it: what stood in the way is answered.
     */
    async insert(
      wanted: readonly WantedLesson[],
      { teachers }: Calendars,
      by: Actor,
      { at, terms }: { at: Temporal.Instant; terms: LessonTerms },
    ): Promise<Placement> {
      const places = wanted.flatMap(({ lessonId, kids }) => kids.map((kid) => ({ lessonId, ...kid })));
      const [row] = await db.named<{ lessons: string[]; seats: string[] }>('scheduling.placing.insert', insertAll, [
        wanted.map((it) => it.lessonId),
        wanted.map((it) => it.processId),
        wanted.map((it) => it.seriesId),
        wanted.map((it) => it.teacherId),
        wanted.map((it) => it.plannedTeacherId ?? it.teacherId),
        wanted.map((it) => it.kind),
        wanted.map((it) => it.startsAt.toString()),
        wanted.map((it) => it.minutes),
        wanted.map((it) => it.holdUntil?.toString() ?? null),
        wanted.map((it) => it.movedFrom?.lessonId ?? null),
        wanted.map((it) => it.movedFrom?.rootId ?? null),
        wanted.map((it) => it.movedFrom?.hop ?? 0),
        places.map((it) => it.lessonId),
        places.map((it) => it.kidUid),
        places.map((it) => it.familyId),
        places.map((it) => it.processId ?? null),
        teachers,
        at,
        by.accountId,
        by.role,
        terms.changeHours,
        terms.enterMinutes,
        terms.absentMinutes,
        terms.teacherWaitMinutes,
        terms.lateBonus,
        terms.freeSkipDays,
        terms.trialMoves,
        wanted.map((it) => it.movedFrom?.trialMoves ?? null),
        terms.releaseHours,
        terms.freeSkips,
      ]);
      const [standing, seated] = [new Set(row?.lessons), new Set(row?.seats)];
      const taken = wanted.filter(({ lessonId }) => !standing.has(lessonId));
      const kidBusy = wanted.filter(
        ({ lessonId, kids }) => standing.has(lessonId) && kids.some(({ kidUid }) => !seated.has(`${lessonId} ${kidUid}`)),
      );
      if (taken.length === 0 && kidBusy.length === 0) return { placed: true };
      return { placed: false, taken: taken.map(({ startsAt }) => startsAt), kidBusy: kidBusy.map(({ startsAt }) => startsAt) };
    },
  };
}

const locks = `
  select pg_advisory_xact_lock(wanted.class, wanted.key) from (
    select distinct class, key from (
      select 7001 as class, hashtext(id) as key from unnest($1::text[]) id
      union all select 7002, hashtext(id) from unnest($2::text[]) id
    ) calendars order by class, key
  ) wanted`;

// The locks come first: without them the condition is not known. A hold that somebody changed meanwhile is judged
// again as it stands then, because its row is locked before it is written.
const lockAndExpire = `
  with locked as materialized (${locks})
  update scheduling_lessons x set status = 'expired', hold_until = null where (select count(*) from locked) > 0 and lesson_id in (
    select l.lesson_id from scheduling_lessons l
    where l.status = 'held' and l.hold_until <= $3 and (
      l.teacher_id = any($1::uuid[])
      or exists (select from scheduling_participants p where p.lesson_id = l.lesson_id and p.kid_uid = any($2::uuid[])))
    order by l.lesson_id for update of l skip locked)
  returning x.lesson_id as "lessonId", x.teacher_id as "teacherId",
    (select coalesce(json_agg(distinct f.family_id), '[]') from scheduling_participants f where f.lesson_id = x.lesson_id) as "familyIds"`;

const look = `
  select from scheduling_lessons l
  where l.active and l.teacher_id = $1 and tstzrange(lower(l.during), upper(l.during)) && tstzrange($2, $3)
    and (l.hold_until is null or l.hold_until > $4) limit 1`;

// Nothing is put in for a teacher who has been let go: read here, under the lock that letting go takes as well.
// In order of time, and never waiting for a row that begins earlier than our own: no deadlock (docs/design/scheduling.md#order-of-writes).
const insertAll = `
  with wanted as (
    select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::timestamptz[], $8::int[],
      $9::timestamptz[], $10::uuid[], $11::uuid[], $12::int[], $28::int[])
    as t(lesson_id, process_id, series_id, teacher_id, planned_teacher_id, kind, starts_at, minutes, hold_until, moved_from, root_id, hop, trial_moves)
  ), lessons as (
    insert into scheduling_lessons (lesson_id, process_id, series_id, teacher_id, planned_teacher_id, kind, during, status, hold_until,
      moved_from, root_id, hop, created_at, change_hours, enter_minutes, absent_minutes, teacher_wait_minutes, late_bonus, free_skip_days, trial_moves,
      release_hours, free_skips)
    select lesson_id, process_id, series_id, teacher_id, planned_teacher_id, kind,
      tstzrange(starts_at, starts_at + make_interval(mins => minutes)),
      case when hold_until is null then 'scheduled' else 'held' end, hold_until, moved_from, root_id, hop, $18,
      $21, $22, $23, $24, $25, $26, coalesce(trial_moves, $27), $29, $30
    from wanted where teacher_id in (select teacher_id from scheduling_teachers where teaches_now)
    order by starts_at on conflict do nothing returning lesson_id, during, active, status
  ), seats as (
    insert into scheduling_participants (lesson_id, kid_uid, family_id, process_id, during, active)
    select l.lesson_id, w.kid_uid, w.family_id, w.process_id, l.during, l.active
    from unnest($13::uuid[], $14::uuid[], $15::uuid[], $16::uuid[]) as w(lesson_id, kid_uid, family_id, process_id)
    join lessons l using (lesson_id) order by lower(l.during), w.kid_uid
    on conflict do nothing returning lesson_id, kid_uid
  ), all_stand as (
    select where (select count(*) from lessons) = cardinality($1) and (select count(*) from seats) = cardinality($13)
  ), touched as (
    update scheduling_teachers set calendar_version = nextval('scheduling_calendar_versions')
    where exists (select from all_stand) and teacher_id in (
      select teacher_id from scheduling_teachers where teacher_id = any($17::uuid[]) order by teacher_id for update)
  ), noted as (
    insert into scheduling_lesson_events (lesson_id, actor_id, role, at, to_status)
    select lesson_id, $19, $20, $18, status from lessons where exists (select from all_stand)
  )
  select (select coalesce(array_agg(lesson_id::text), '{}') from lessons) as lessons,
    (select coalesce(array_agg(lesson_id || ' ' || kid_uid), '{}') from seats) as seats`;
