import { type Db, sql } from '#platform/db';

import { isToLetGo, letGoBy } from './letting-go.store.ts';

/** A kid's place in a lesson of a group. */
export interface Place {
  lessonId: string;
  kidUid: string;
  familyId: string;
  /** The kid's own process in the group. */
  processId: string;
  groupId: string;
  teacherId: string;
  plannedTeacherId: string | null;
  startsAt: Temporal.Instant;
  changeHours: number;
  releaseHours: number;
  funded: boolean;
}

/** A time at which a kid that might join a group has another lesson. */
export interface Clash {
  groupId: string;
  kidUid: string;
  startsAt: Temporal.Instant;
}

export type Places = ReturnType<typeof createPlaces>;

const select = sql`
  select k.lesson_id as "lessonId", k.kid_uid as "kidUid", k.family_id as "familyId", k.process_id as "processId", p.group_id as "groupId",
    l.teacher_id as "teacherId", l.planned_teacher_id as "plannedTeacherId", lower(l.during) as "startsAt", l.change_hours as "changeHours",
    l.release_hours as "releaseHours", k.funded
  from scheduling_participants k join scheduling_lessons l using (lesson_id) join scheduling_processes p on p.process_id = l.process_id
  where l.kind = 'group' and k.process_id is not null and k.left_at is null and l.status = 'scheduled'`;

/** Places of kids in lessons of groups. Who writes holds the lock of the kid's calendar. */
export function createPlaces(db: Db) {
  return {
    /** Places in lessons that begin after an instant, in order of time. */
    ahead: (processIds: readonly string[], after: Temporal.Instant) =>
      db.all(sql<Place>`
        ${select} and k.process_id = any(${[...processIds]}::uuid[]) and lower(l.during) > ${after} order by lower(l.during), l.lesson_id`),

    /** Places in lessons of a group that begin after an instant. */
    ofGroup: (groupId: string, after: Temporal.Instant) =>
      db.all(sql<Place>`${select} and p.group_id = ${groupId} and lower(l.during) > ${after} order by lower(l.during), k.kid_uid`),

    /** Places without a unit in lessons whose time to let them go has come. */
    unfundedAt: (now: Temporal.Instant) =>
      db.all(sql<Place>`
        ${select} and k.active and not k.funded and lower(k.during) <= ${letGoBy(now)} and ${isToLetGo(now)}
        order by lower(l.during), l.lesson_id, k.kid_uid`),

    /** Coming lessons of groups at which these kids have another lesson; their own places in the groups do not count. */
    clashes: (kidUids: readonly string[], groupIds: readonly string[], from: Temporal.Instant, now: Temporal.Instant) =>
      db.all(sql<Clash>`
        select distinct p.group_id as "groupId", k.kid_uid as "kidUid", lower(l.during) as "startsAt"
        from scheduling_processes p
        join scheduling_lessons l on l.process_id = p.process_id
        join scheduling_participants k on k.kid_uid = any(${[...kidUids]}::uuid[]) and k.active and k.left_at is null
          and k.during && tstzrange(lower(l.during), upper(l.during)) and k.lesson_id <> l.lesson_id
        join scheduling_lessons other on other.lesson_id = k.lesson_id and (other.hold_until is null or other.hold_until > ${now})
        where p.type = 'group' and p.kid_uid is null and p.group_id = any(${[...groupIds]}::uuid[])
          and l.status = 'scheduled' and lower(l.during) >= ${from}
        order by 3`),

    /** A kid gives up its places in lessons. */
    async leave(lessonIds: readonly string[], kidUid: string, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        update scheduling_participants set left_at = ${at}, funded = false
        where lesson_id = any(${[...lessonIds]}::uuid[]) and kid_uid = ${kidUid} and left_at is null`);
    },

    /** Makes room for a kid that comes back to lessons it had left. */
    async forgetLeft(lessonIds: readonly string[], kidUid: string): Promise<void> {
      await db.run(sql`
        delete from scheduling_participants
        where lesson_id = any(${[...lessonIds]}::uuid[]) and kid_uid = ${kidUid} and left_at is not null`);
    },

    /** Places that a kid still has in a group's lessons belong to its new process there. */
    async adopt(lessonIds: readonly string[], kidUid: string, processId: string): Promise<void> {
      await db.run(sql`
        update scheduling_participants set process_id = ${processId}
        where lesson_id = any(${[...lessonIds]}::uuid[]) and kid_uid = ${kidUid} and left_at is null`);
    },
  };
}
