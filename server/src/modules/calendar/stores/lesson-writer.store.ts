import type { CancelAskedBy } from '@school/contract/scheduling/shapes';

import { type Db, type RawBuilder, sql } from '#platform/db';

import { type Actor, theSchool } from '../rules/actor.ts';
import { horizonAt } from '../rules/booking.ts';
import { createPlacing, type ExpiredHold } from './placing.store.ts';
import type { LessonTerms, StoredStatus } from '../rules/lesson.ts';
import type { Calendars, Placement, WantedKid, WantedLesson } from '../rules/wanted-lesson.ts';

/** What became of lessons, and who had a hand in it. */
interface Change {
  by: Actor;
  at: Temporal.Instant;
  to: StoredStatus;
  reason?: string;
  askedBy?: CancelAskedBy | undefined;
}

export type LessonWriter = ReturnType<typeof createLessonWriter>;

/** What the school says now. */
export interface Promises {
  /** What a lesson keeps, read in the transaction that makes it. */
  terms: () => Promise<LessonTerms>;
  /** How far ahead lessons are, in a school that has none yet. */
  horizonWeeks: () => number;
}

/**
 * The one write path of lessons (docs/design/scheduling.md#taking-a-time). Everything here runs in the caller's transaction.
 * `onExpired` hears of held times that a booking found dead and let go of: their families look at them still.
 */
export function createLessonWriter(
  db: Db,
  clock: { now(): Temporal.Instant },
  { terms, horizonWeeks }: Promises,
  onExpired: (lessons: readonly ExpiredHold[]) => Promise<void> = async () => {},
) {
  const { lock, lockAndExpire, insert, isTaken } = createPlacing(db);

  /** Goes in one packet with what is asked next, and is not waited for: when it fails, so does that. */
  const ahead = (statement: RawBuilder<unknown>): void => void db.run(statement).catch(() => undefined);

  /** Tells the boards that these calendars are not what they were. */
  async function touch(teachers: readonly string[]): Promise<void> {
    await db.run(sql`
      update scheduling_teachers set calendar_version = nextval('scheduling_calendar_versions')
      where teacher_id in (select teacher_id from scheduling_teachers where teacher_id = any(${[...teachers]}::uuid[])
        order by teacher_id for update)`);
  }

  async function log(
    lessonIds: readonly string[],
    { by, at, from, to, reason, askedBy }: Change & { from: StoredStatus | null },
  ): Promise<void> {
    await db.run(sql`
      insert into scheduling_lesson_events (lesson_id, actor_id, role, at, from_status, to_status, reason, asked_by)
      select id, ${by.accountId}, ${by.role}, ${at}, ${from}, ${to}, ${reason ?? null}, ${askedBy ?? null} from unnest(${[...lessonIds]}::uuid[]) id`);
  }

  /** Locks calendars, and lets go of their held times whose deadline has passed: the constraints cannot see the clock. */
  async function expireDeadHolds(calendars: Calendars, now: Temporal.Instant): Promise<void> {
    const gone = await lockAndExpire(calendars, now);
    if (gone.length === 0) return;
    await log(
      gone.map(({ lessonId }) => lessonId),
      { by: theSchool, at: now, from: 'held', to: 'expired' },
    );
    await onExpired(gone);
  }

  /**
   * Gives kids their places in lessons, in order of time, and answers with the lessons in which a kid could not have
   * one because it is busy. The caller holds the locks of the kids' calendars.
   */
  async function seat(places: ReadonlyArray<WantedKid & { lessonId: string }>): Promise<Set<string>> {
    if (places.length === 0) return new Set();
    const rows = await db.all(sql<{ id: string; kidUid: string }>`
      insert into scheduling_participants (lesson_id, kid_uid, family_id, process_id, during, active)
      select l.lesson_id, w.kid_uid, w.family_id, w.process_id, l.during, l.active
      from unnest(${places.map((it) => it.lessonId)}::uuid[], ${places.map((it) => it.kidUid)}::uuid[],
        ${places.map((it) => it.familyId)}::uuid[], ${places.map((it) => it.processId ?? null)}::uuid[])
        as w(lesson_id, kid_uid, family_id, process_id)
      join scheduling_lessons l using (lesson_id) order by lower(l.during), w.kid_uid
      on conflict do nothing returning lesson_id as id, kid_uid as "kidUid"`);
    const seated = new Set(rows.map(({ id, kidUid }) => `${id} ${kidUid}`));
    return new Set(places.filter(({ lessonId, kidUid }) => !seated.has(`${lessonId} ${kidUid}`)).map(({ lessonId }) => lessonId));
  }

  return {
    lock,
    touch,
    log,
    expireDeadHolds,
    seat,
    isTaken,

    /**
     * Takes all the wanted times or none. `prepare` runs under the locks, before the rows: it judges again, and makes
     * what the lessons belong to. A conflict undoes it too and gives the locks back, so that another try may follow.
     */
    async place(calendars: Calendars, by: Actor, prepare: (now: Temporal.Instant) => Promise<readonly WantedLesson[]>): Promise<Placement> {
      ahead(sql`savepoint request`);
      await expireDeadHolds(calendars, clock.now());
      const now = clock.now();
      const [wanted, its] = await Promise.all([prepare(now), terms()]);
      const placement = await insert(wanted, calendars, by, { at: now, terms: its });
      ahead(placement.placed ? sql`release savepoint request` : sql`rollback to savepoint request`);
      return placement;
    },

    /** Does something under the locks of calendars; when it answers no, it is undone and the locks are given back. */
    async under(calendars: Calendars, work: (now: Temporal.Instant) => Promise<boolean>): Promise<boolean> {
      ahead(sql`savepoint request`);
      await lock(calendars);
      const isDone = await work(clock.now());
      ahead(isDone ? sql`release savepoint request` : sql`rollback to savepoint request`);
      return isDone;
    },

    /**
     * Moves lessons of one status to another and logs it; answers with the ids that did move. The caller holds the
     * locks of their calendars.
     */
    async change(lessonIds: readonly string[], { from, to, by, at, reason, askedBy }: Change & { from: StoredStatus }): Promise<string[]> {
      const moved = await db.all(sql<{ id: string; teacherId: string | null }>`
        update scheduling_lessons set status = ${to}, hold_until = null, reason = coalesce(${reason ?? null}, reason)
        where lesson_id = any(${[...lessonIds]}::uuid[]) and status = ${from} returning lesson_id as id, teacher_id as "teacherId"`);
      await log(
        moved.map(({ id }) => id),
        { by, at, from, to, askedBy, ...(reason ? { reason } : {}) },
      );
      await touch([...new Set(moved.flatMap(({ teacherId }) => (teacherId ? [teacherId] : [])))]);
      return moved.map(({ id }) => id);
    },

    /**
     * Puts a cancelled lesson back into its place; answers with no when its teacher or a kid has another lesson by now.
     * The caller holds the locks of their calendars.
     */
    async putBack(lessonId: string, { teachers, kids }: Calendars, { by, at }: Pick<Change, 'by' | 'at'>): Promise<boolean> {
      await expireDeadHolds({ teachers, kids }, at);
      const [back] = await db.all(sql<{ id: string }>`
        update scheduling_lessons l set status = 'scheduled', reason = null
        where l.lesson_id = ${lessonId} and l.status = 'canceled'
          and l.teacher_id in (select teacher_id from scheduling_teachers where teaches_now)
          and not exists (select from scheduling_lessons other
            where other.teacher_id = l.teacher_id and other.active and tstzrange(lower(other.during), upper(other.during)) && tstzrange(lower(l.during), upper(l.during)))
          and not exists (select from scheduling_participants other
            where other.kid_uid = any(${[...kids]}::uuid[]) and other.active and other.left_at is null
              and tstzrange(lower(other.during), upper(other.during)) && tstzrange(lower(l.during), upper(l.during)))
        returning l.lesson_id as id`);
      if (!back) return false;
      await db.run(sql`update scheduling_participants set unit_back = false where lesson_id = ${lessonId}`);
      await log([lessonId], { by, at, from: 'canceled', to: 'scheduled' });
      await touch(teachers);
      return true;
    },

    /**
     * Gives lessons to another teacher, all of them or none: answers with the starts at which that teacher is busy.
     * `forGood` the lesson is planned with that teacher from now on; otherwise it is a replacement. The rows stay the
     * same, so no unit and no place is lost. The caller holds the locks of both teachers' calendars and of the kids':
     * nobody else can take these times meanwhile, so the constraint only confirms it.
     */
    async handOver(
      lessonIds: readonly string[],
      { teacherId, forGood, by, at, reason }: { teacherId: string; forGood: boolean; by: Actor; at: Temporal.Instant; reason: string },
    ): Promise<Temporal.Instant[]> {
      await expireDeadHolds({ teachers: [teacherId], kids: [] }, at);
      const ids = [...lessonIds];
      const busy = await db.all(sql<{ at: Temporal.Instant }>`
        select distinct lower(l.during) as at from scheduling_lessons l
        where l.lesson_id = any(${ids}::uuid[]) and l.active and (
          not exists (select from scheduling_teachers where teacher_id = ${teacherId} and teaches_now)
          or exists (select from scheduling_lessons other
            where other.teacher_id = ${teacherId} and other.active and other.lesson_id <> l.lesson_id
              and tstzrange(lower(other.during), upper(other.during)) && tstzrange(lower(l.during), upper(l.during))))
        order by 1`);
      if (busy.length > 0) return busy.map((it) => it.at);
      const given = await db.all(sql<{ id: string; status: StoredStatus; was: string | null }>`
        update scheduling_lessons l set teacher_id = ${teacherId},
          planned_teacher_id = case when ${forGood} then ${teacherId} else l.planned_teacher_id end
        from (select lesson_id, teacher_id from scheduling_lessons where lesson_id = any(${ids}::uuid[]) order by lower(during) for update) before
        where l.lesson_id = before.lesson_id and l.active and l.teacher_id is distinct from ${teacherId}
        returning l.lesson_id as id, l.status, before.teacher_id as was`);
      for (const status of new Set(given.map((it) => it.status))) {
        const of = given.filter((it) => it.status === status).map(({ id }) => id);
        await log(of, { by, at, from: status, to: status, reason });
      }
      await touch([...new Set([teacherId, ...given.flatMap(({ was }) => (was ? [was] : []))])]);
      return [];
    },

    /** Keeps held lessons longer. The caller holds the locks of their calendars. */
    async holdLonger(lessonIds: readonly string[], until: Temporal.Instant): Promise<void> {
      const kept = await db.all(sql<{ teacherId: string }>`
        update scheduling_lessons set hold_until = ${until}
        where lesson_id = any(${[...lessonIds]}::uuid[]) and status = 'held' returning teacher_id as "teacherId"`);
      await touch([...new Set(kept.map(({ teacherId }) => teacherId))]);
    },

    /** Notes that a unit is reserved for these lessons of a family, or that none is any more. */
    async setFunded(familyId: string, lessonIds: readonly string[], funded = true): Promise<void> {
      await db.run(sql`
        update scheduling_participants set funded = ${funded} where family_id = ${familyId} and lesson_id = any(${[...lessonIds]}::uuid[])`);
    },

    /** The units of these kids' places came back, and the lessons do not take place. */
    async noteUnitsBack(places: ReadonlyArray<{ lessonId: string; kidUid: string }>): Promise<void> {
      await db.run(sql`
        update scheduling_participants k set unit_back = true
        from unnest(${places.map((it) => it.lessonId)}::uuid[], ${places.map((it) => it.kidUid)}::uuid[]) as w(lesson_id, kid_uid)
        where k.lesson_id = w.lesson_id and k.kid_uid = w.kid_uid`);
    },

    /** Notes that a unit is reserved for these kids' places: of two kids of one family in a lesson, one may have a unit. */
    async fundPlaces(places: ReadonlyArray<{ lessonId: string; kidUid: string }>): Promise<void> {
      await db.run(sql`
        update scheduling_participants k set funded = true
        from unnest(${places.map((it) => it.lessonId)}::uuid[], ${places.map((it) => it.kidUid)}::uuid[]) as w(lesson_id, kid_uid)
        where k.lesson_id = w.lesson_id and k.kid_uid = w.kid_uid`);
    },

    /** The day nobody books on or past. For showing only. */
    async horizon(): Promise<Temporal.PlainDate> {
      const row = await db.one(sql<{ until: string }>`select bookable_until as until from scheduling_horizon`);
      return row ? Temporal.PlainDate.from(row.until) : horizonAt(clock.now(), horizonWeeks());
    },

    /** The same, and it does not move until the end of the transaction: bookings share it, the nightly job has it alone. */
    async lockHorizon(how: 'shared' | 'alone'): Promise<Temporal.PlainDate> {
      const [, , until] = await Promise.all([
        db.run(how === 'alone' ? sql`select pg_advisory_xact_lock(7000, 0)` : sql`select pg_advisory_xact_lock_shared(7000, 0)`),
        db.run(
          sql`insert into scheduling_horizon (bookable_until) values (${horizonAt(clock.now(), horizonWeeks())}::date) on conflict do nothing`,
        ),
        this.horizon(),
      ]);
      return until;
    },

    /** Whoever counts what a day of the school holds has it alone until the end of the transaction. Before the locks of calendars. */
    async lockTrialDay(day: Temporal.PlainDate): Promise<void> {
      await db.run(sql`select pg_advisory_xact_lock(7003, hashtext(${day.toString()}))`);
    },

    async moveHorizon(to: Temporal.PlainDate): Promise<void> {
      await db.run(sql`update scheduling_horizon set bookable_until = ${to}::date`);
    },
  };
}
