import { type Db, idsOf, sql } from '#platform/db';
import { Refusal } from '#platform/refusal';

import { isToLetGo, letGoBy } from './letting-go.store.ts';
import { pupilsSince } from '../rules/pupilship.ts';
import type { Busy } from '../rules/free-slots.ts';
import type { Lesson } from '../rules/lesson.ts';

export type Lessons = ReturnType<typeof createLessons>;

/** Minutes since 1970 of a boundary of a lesson. */
const minute = (bound: 'lower' | 'upper') => sql.raw<number>(`(extract(epoch from ${bound}(during)) / 60)::int`);

/** A lesson with its process and kids, for the questions of other stores: `select ${lessonColumns} from ${lessonsWithProcess}`. */
export const lessonColumns = sql`
  l.lesson_id as "lessonId", l.process_id as "processId", l.series_id as "seriesId", l.teacher_id as "teacherId",
  l.planned_teacher_id as "plannedTeacherId", l.kind, lower(l.during) as "startsAt",
  (extract(epoch from upper(l.during) - lower(l.during)) / 60)::int as minutes,
  l.status, l.hold_until as "holdUntil", l.change_hours as "changeHours",
  l.enter_minutes as "enterMinutes", l.absent_minutes as "absentMinutes", l.teacher_wait_minutes as "teacherWaitMinutes",
  l.late_bonus as "lateBonus", l.free_skips as "freeSkips", l.free_skip_days as "freeSkipDays", l.trial_moves as "trialMoves",
  l.release_hours as "releaseHours", l.hop, l.root_id as "rootId", l.teacher_here_at as "teacherHereAt", l.handover_note as "handoverNote",
  (select m.outcome from scheduling_marks m where m.lesson_id = l.lesson_id and m.settled_at is null and m.undone_at is null) as "markOutcome",
  (select m.marked_at from scheduling_marks m where m.lesson_id = l.lesson_id and m.settled_at is null and m.undone_at is null) as "markedAt",
  (select lower(m.during) from scheduling_lessons m where m.lesson_id = l.moved_from and not exists
    (select from scheduling_lessons r where r.lesson_id = l.root_id and lower(r.during) = lower(l.during))) as "movedFrom",
  p.subject, p.course_code as "courseCode", p.level, p.group_id as "groupId",
  (select coalesce(json_agg(json_build_object('kidUid', k.kid_uid, 'familyId', k.family_id, 'funded', k.funded, 'skip', k.skip, 'unitBack', k.unit_back, 'bonus', k.bonus,
     'processId', coalesce(k.process_id, l.process_id)) order by k.kid_uid), '[]')
   from scheduling_participants k where k.lesson_id = l.lesson_id and k.left_at is null) as participants`;
export const lessonsWithProcess = sql`scheduling_lessons l join scheduling_processes p on p.process_id = l.process_id`;

/** Reads lessons; all writing goes through the calendar. */
export function createLessons(db: Db) {
  async function busy(rows: Promise<Array<{ id: string; from: number; to: number }>>): Promise<Map<string, Busy[]>> {
    const byId = new Map<string, Busy[]>();
    for (const { id, from, to } of await rows) {
      const known = byId.get(id);
      if (known) known.push({ from, to });
      else byId.set(id, [{ from, to }]);
    }
    return byId;
  }
  const found = (lesson: Lesson | undefined): Lesson => {
    if (!lesson) throw new Refusal('scheduling.lesson_not_found');
    return lesson;
  };

  return {
    /** Lessons of a family that begin in [from, to), released holds left out; of one kid when it is named. */
    ofFamily: (
      familyId: string,
      { from, to, now }: { from: Temporal.Instant; to: Temporal.Instant; now: Temporal.Instant },
      kidUid: string | null,
    ) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.status not in ('expired', 'transferred') and (l.hold_until is null or l.hold_until > ${now}) and l.lesson_id in (
          select lesson_id from scheduling_participants f
          where f.family_id = ${familyId} and lower(f.during) >= ${from} and lower(f.during) < ${to}
            and f.left_at is null and (${kidUid}::uuid is null or f.kid_uid = ${kidUid}))
        order by lower(l.during), l.lesson_id`),

    /** The nearest lesson of a family that is still to be held and begins at `from` or later. */
    nextOfFamily: (familyId: string, from: Temporal.Instant, kidUid: string | null) =>
      db.one(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.status in ('scheduled', 'inProgress') and l.lesson_id in (
          select lesson_id from scheduling_participants f
          where f.family_id = ${familyId} and lower(f.during) >= ${from} and f.left_at is null and f.active
            and (${kidUid}::uuid is null or f.kid_uid = ${kidUid}))
        order by lower(l.during), l.lesson_id limit 1`),

    /** One lesson of a family, whatever became of it. */
    findOfFamily: (familyId: string, lessonId: string) =>
      db.one(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.lesson_id = ${lessonId} and exists (
          select from scheduling_participants f where f.lesson_id = l.lesson_id and f.family_id = ${familyId})`),

    /** A teacher's lessons that begin in [from, to): the paid and the free ones, not those that were called off. */
    ofTeacher: (teacherId: string, from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.teacher_id = ${teacherId} and l.active and l.status <> 'held'
          and lower(l.during) >= ${from} and lower(l.during) < ${to}
        order by lower(l.during)`),

    /** A lesson of this teacher; another's is not found. */
    async ofTeacherById(teacherId: string, lessonId: string): Promise<Lesson> {
      return found(
        await db.one(sql<Lesson>`
          select ${lessonColumns} from ${lessonsWithProcess} where l.lesson_id = ${lessonId} and l.teacher_id = ${teacherId}`),
      );
    },

    /** Lessons of these processes that are not closed yet, in order of time; holds that have run out do not count. */
    comingOf: (processIds: readonly string[], now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.process_id = any(${idsOf(processIds)}) and l.status in ('held', 'scheduled', 'inProgress')
          and (l.hold_until is null or l.hold_until > ${now})
        order by lower(l.during), l.lesson_id`),

    /** Of lessons that were called off: by which role; what a manager did at the family's request is the family's. */
    async calledOffBy(lessonIds: readonly string[]): Promise<Map<string, string>> {
      if (lessonIds.length === 0) return new Map();
      const rows = await db.all(sql<{ lessonId: string; role: string }>`
        select distinct on (lesson_id) lesson_id as "lessonId", case when asked_by = 'family' then 'parent' else role end as role
        from scheduling_lesson_events
        where lesson_id = any(${idsOf(lessonIds)}) and to_status = 'canceled' order by lesson_id, id desc`);
      return new Map(rows.map(({ lessonId, role }) => [lessonId, role]));
    },

    /** Who cancelled a lesson last, and when. */
    canceledBy: (lessonId: string) =>
      db.one(sql<{ accountId: string | null; at: Temporal.Instant }>`
        select actor_id as "accountId", at from scheduling_lesson_events
        where lesson_id = ${lessonId} and to_status = 'canceled' order by id desc limit 1`),

    /** Where lessons stood before they were moved for the first time: what is known of a lesson by that goes with it. */
    async rootsOf(lessonIds: readonly string[]): Promise<Map<string, string>> {
      const rows = await db.all(sql<{ lessonId: string; rootId: string }>`
        select lesson_id as "lessonId", coalesce(root_id, lesson_id) as "rootId" from scheduling_lessons
        where lesson_id = any(${idsOf(lessonIds)})`);
      return new Map(rows.map(({ lessonId, rootId }) => [lessonId, rootId]));
    },

    /** Which of these lessons teacher and child spent together for too small a part, as the room has seen it. */
    async heldShort(lessonIds: readonly string[]): Promise<Set<string>> {
      if (lessonIds.length === 0) return new Set();
      const rows = await db.all(sql<{ lessonId: string }>`
        select lesson_id as "lessonId" from scheduling_lesson_flags where kind = 'heldShort' and lesson_id = any(${idsOf(lessonIds)})`);
      return new Set(rows.map(({ lessonId }) => lessonId));
    },

    /** When these lessons got the status they have, and by whose act. */
    async closings(lessonIds: readonly string[]): Promise<Map<string, { at: Temporal.Instant; role: string }>> {
      if (lessonIds.length === 0) return new Map();
      const rows = await db.all(sql<{ id: string; at: Temporal.Instant; role: string }>`
        select distinct on (e.lesson_id) e.lesson_id as id, e.at, e.role
        from scheduling_lesson_events e join scheduling_lessons l using (lesson_id)
        where e.lesson_id = any(${idsOf(lessonIds)}) and e.to_status = l.status order by e.lesson_id, e.id desc`);
      return new Map(rows.map(({ id, at, role }) => [id, { at, role }]));
    },

    /** Lessons by their ids, whatever became of them, in order of time. */
    byIds: (lessonIds: readonly string[]) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess} where l.lesson_id = any(${idsOf(lessonIds)})
        order by lower(l.during), l.lesson_id`),

    /** Lessons of a teacher that touch [from, to) and have not begun: booked ones, and times still held. */
    aheadOfTeacher: (teacherId: string, from: Temporal.Instant, to: Temporal.Instant, now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.teacher_id = ${teacherId} and l.status in ('held', 'scheduled', 'inProgress') and lower(l.during) > ${now}
          and tstzrange(lower(l.during), upper(l.during)) && tstzrange(${from}, ${to}) and (l.hold_until is null or l.hold_until > ${now})
        order by lower(l.during), l.lesson_id`),

    /** Lessons that are not over and have no unit yet, the earliest first. */
    unfunded: (familyId: string, now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.status in ('scheduled', 'inProgress') and upper(l.during) > ${now} and l.kind in ('individual', 'group') and l.lesson_id in (
          select lesson_id from scheduling_participants f
          where f.family_id = ${familyId} and f.active and not f.funded and f.left_at is null)
        order by lower(l.during), l.lesson_id`),

    /** Lessons that nobody has paid and whose time to be let go has come. */
    unfundedAt: (now: Temporal.Instant) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess}
        where l.status = 'scheduled' and l.kind = 'individual' and ${isToLetGo(now)} and l.lesson_id in (
          select lesson_id from scheduling_participants f where f.active and not f.funded and lower(f.during) <= ${letGoBy(now)})
        order by lower(l.during), l.lesson_id`),

    heldOfSeries: (seriesId: string) =>
      db.all(sql<Lesson>`
        select ${lessonColumns} from ${lessonsWithProcess} where l.series_id = ${seriesId} and l.status = 'held' order by lower(l.during)`),

    /**
     * Busy time of teachers in minutes since 1970; holds that have run out do not count. A row a teacher, from and to
     * as four bytes each: 50,000 rows of a whole school would cost more than all that is done with them.
     */
    async busyOfTeachers(teacherIds: readonly string[], from: number, to: number, now: Temporal.Instant): Promise<Map<string, Busy[]>> {
      const rows = await db.all(sql<{ id: string; packed: Buffer }>`
        select teacher_id as id, string_agg(int8send(${minute('lower')}::bigint << 32 | ${minute('upper')}), '') as packed
        from scheduling_lessons
        where active and teacher_id = any(${[...teacherIds]}::uuid[])
          and tstzrange(lower(during), upper(during)) && tstzrange(to_timestamp(${from * 60}), to_timestamp(${to * 60}))
          and (hold_until is null or hold_until > ${now}) group by teacher_id`);
      const unpacked = (packed: Buffer) =>
        Array.from({ length: packed.length / 8 }, (_, at) => ({ from: packed.readInt32BE(at * 8), to: packed.readInt32BE(at * 8 + 4) }));
      return new Map(rows.map(({ id, packed }) => [id, unpacked(packed)]));
    },

    /** Of teachers with held times: when the first of their living holds ends. */
    async firstHoldEnds(teacherIds: readonly string[], now: Temporal.Instant): Promise<Map<string, Temporal.Instant>> {
      const rows = await db.all(sql<{ id: string; at: Temporal.Instant }>`
        select teacher_id as id, min(hold_until) as at from scheduling_lessons
        where status = 'held' and hold_until > ${now} and teacher_id = any(${[...teacherIds]}::uuid[]) group by teacher_id`);
      return new Map(rows.map(({ id, at }) => [id, at]));
    },

    /** Busy time of kids, the same way. */
    busyOfKids: (kidUids: readonly string[], from: number, to: number, now: Temporal.Instant) =>
      busy(
        db.all(sql`
          select p.kid_uid as id, (extract(epoch from lower(p.during)) / 60)::int as from, (extract(epoch from upper(p.during)) / 60)::int as to
          from scheduling_participants p join scheduling_lessons l using (lesson_id)
          where p.active and p.left_at is null and p.kid_uid = any(${idsOf(kidUids)})
            and p.during && tstzrange(to_timestamp(${from * 60}), to_timestamp(${to * 60}))
            and (l.hold_until is null or l.hold_until > ${now})`),
      ),

    /** Lessons of the other kids of a family that touch [from, to), in order of time. */
    busyOfSiblings: (familyId: string, kidUid: string, from: Temporal.Instant, to: Temporal.Instant, now: Temporal.Instant) =>
      db.all(sql<{ kidUid: string; from: Temporal.Instant; to: Temporal.Instant }>`
        select p.kid_uid as "kidUid", lower(p.during) as from, upper(p.during) as to
        from scheduling_participants p join scheduling_lessons l using (lesson_id)
        where p.family_id = ${familyId} and p.kid_uid <> ${kidUid} and p.active and p.left_at is null
          and p.during && tstzrange(${from}, ${to}) and (l.hold_until is null or l.hold_until > ${now})
        order by lower(p.during)`),

    /** What lessons of a family were about and when, whatever became of them. */
    briefly: (familyId: string, lessonIds: readonly string[]) =>
      db.all(sql<Pick<Lesson, 'lessonId' | 'startsAt' | 'subject' | 'courseCode'>>`
        select l.lesson_id as "lessonId", lower(l.during) as "startsAt", p.subject, p.course_code as "courseCode"
        from ${lessonsWithProcess}
        where l.lesson_id = any(${[...new Set(lessonIds)]}::uuid[]) and exists (
          select from scheduling_participants f where f.lesson_id = l.lesson_id and f.family_id = ${familyId})`),

    /** A lesson with its teacher, for what is said of it afterwards. */
    held: (lessonId: string) =>
      db.one(sql<{ teacherId: string; subject: string; startsAt: Temporal.Instant }>`
        select l.teacher_id as "teacherId", p.subject, lower(l.during) as "startsAt"
        from ${lessonsWithProcess} where l.lesson_id = ${lessonId} and l.teacher_id is not null`),

    /** Starts of the standing lessons of processes in [from, to], in order of time. */
    startsOf: (processIds: readonly string[], from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<{ processId: string; startsAt: Temporal.Instant }>`
        select process_id as "processId", lower(during) as "startsAt" from scheduling_lessons
        where active and process_id = any(${[...new Set(processIds)]}::uuid[]) and lower(during) >= ${from} and lower(during) <= ${to}
        order by lower(during)`),

    /** How many trials each teacher has in a stretch of time. */
    async trialsOf(teacherIds: readonly string[], from: Temporal.Instant, to: Temporal.Instant): Promise<Map<string, number>> {
      const rows = await db.all(sql<{ id: string; trials: number }>`
        select teacher_id as id, count(*) as trials from scheduling_lessons
        where kind = 'trial' and active and teacher_id = any(${[...teacherIds]}::uuid[])
          and lower(during) >= ${from} and lower(during) < ${to} group by teacher_id`);
      return new Map(rows.map(({ id, trials }) => [id, trials]));
    },

    /**
     * Teachers with whom a kid has had a trial, or has one ahead; a trial that it missed was none, nor is a time that is
     * held no longer, nor the one that is leaving its place now.
     */
    async trialTeachersOf(kidUid: string, now: Temporal.Instant, leaving: string | null): Promise<string[]> {
      const rows = await db.all(sql<{ id: string }>`
        select distinct l.teacher_id as id from scheduling_lessons l join scheduling_participants p using (lesson_id)
        where l.kind = 'trial' and l.active and l.status <> 'nonAttendance' and p.kid_uid = ${kidUid} and l.teacher_id is not null
          and (l.hold_until is null or l.hold_until > ${now}) and l.lesson_id is distinct from ${leaving}::uuid`);
      return rows.map(({ id }) => id);
    },

    /** Is a unit reserved for a lesson of this process that is not closed yet? */
    async hasFundedAhead(processId: string): Promise<boolean> {
      const row = await db.one(sql<{ yes: boolean }>`
        select true as yes from scheduling_lessons l join scheduling_participants p using (lesson_id)
        where l.process_id = ${processId} and l.status in ('scheduled', 'inProgress') and p.funded and p.left_at is null limit 1`);
      return row !== undefined;
    },

    /** Of these kids, those who are pupils of this teacher now or were lately (rules/pupilship.ts), or have chosen its times. */
    async pupilsAmong(teacherId: string, kidUids: readonly string[], now: Temporal.Instant): Promise<string[]> {
      const rows = await db.all(sql<{ id: string }>`
        select p.kid_uid as id from scheduling_lessons l join scheduling_participants p using (lesson_id)
        where l.teacher_id = ${teacherId} and p.kid_uid = any(${idsOf(kidUids)}) and l.active and l.status <> 'held'
          and p.left_at is null and l.during && tstzrange(${pupilsSince(now)}, null)
        union
        select p.kid_uid from scheduling_series s join scheduling_processes p using (process_id)
        where s.teacher_id = ${teacherId} and p.kid_uid = any(${idsOf(kidUids)}) and s.status in ('held', 'active')
          and (s.hold_until is null or s.hold_until > ${now})`);
      return rows.map(({ id }) => id);
    },

    /** Has this family had a trial that took place? */
    async hadIntro(familyId: string): Promise<boolean> {
      const row = await db.one(sql<{ yes: boolean }>`
        select true as yes from scheduling_lessons l join scheduling_participants p using (lesson_id)
        where p.family_id = ${familyId} and l.kind = 'trial' and l.status = 'conducted' limit 1`);
      return row !== undefined;
    },
  };
}
