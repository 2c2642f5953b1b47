import { type Db, sql } from '#platform/db';

import { type TeacherRecord, type UrlOf, withPhoto } from './teachers.store.ts';

/** What a manager may change of a teacher. */
export type TeacherProfile = Pick<TeacherRecord, 'name' | 'about' | 'subjects' | 'languages' | 'ageFrom' | 'ageTo' | 'zone'>;

export interface EmployedTeacher extends TeacherRecord {
  teachesNow: boolean;
  createdAt: Temporal.Instant;
}

/** How busy a teacher is and was. */
export interface Load {
  teacherId: string;
  lessonsAhead: number;
  minutesTaken: number;
  pupils: number;
  lessonsGiven: number;
}

/** Teachers as the school employs them: rows to nouns. */
export function createManagedTeacherStore(db: Db, urlOf: UrlOf) {
  return {
    all: async () =>
      (
        await db.all(sql<EmployedTeacher>`
        select teacher_id as "teacherId", name, avatar, about, subjects, languages, age_from as "ageFrom", age_to as "ageTo", zone,
          teaches_now as "teachesNow", created_at as "createdAt"
        from scheduling_teachers order by teaches_now desc, name, teacher_id`)
      ).map(withPhoto(urlOf)),
    /** Lessons from now on until `ahead`, and what was given since `back`. */
    loads: ({ now, ahead, back }: { now: Temporal.Instant; ahead: Temporal.Instant; back: Temporal.Instant }) =>
      db.all(sql<Load>`
        select l.teacher_id as "teacherId",
          count(distinct l.lesson_id) filter (where l.active and lower(l.during) >= ${now} and lower(l.during) < ${ahead}) as "lessonsAhead",
          coalesce(sum(extract(epoch from upper(l.during) - lower(l.during)) / 60) filter (
            where l.active and lower(l.during) >= ${now} and lower(l.during) < ${ahead}), 0)::int as "minutesTaken",
          count(distinct l.lesson_id) filter (where l.status = 'conducted' and lower(l.during) >= ${back}) as "lessonsGiven",
          (select count(distinct p.kid_uid) from scheduling_participants p join scheduling_lessons g using (lesson_id)
            where g.teacher_id = l.teacher_id and g.status = 'conducted' and p.left_at is null and p.skip is null
              and lower(g.during) >= ${back} and lower(g.during) < ${now}) as pupils
        from scheduling_lessons l
        where lower(l.during) >= ${back} and lower(l.during) < ${ahead} and (l.hold_until is null or l.hold_until > ${now})
        group by l.teacher_id`),
    change: (teacherId: string, it: TeacherProfile) =>
      db.run(sql`
        update scheduling_teachers set name = ${it.name}, about = ${JSON.stringify(it.about)}::jsonb, subjects = ${it.subjects}::text[],
          languages = ${it.languages}::text[], age_from = ${it.ageFrom}, age_to = ${it.ageTo}, zone = ${it.zone},
          calendar_version = nextval('scheduling_calendar_versions')
        where teacher_id = ${teacherId}`),
    setTeaching: (teacherId: string, teachesNow: boolean) =>
      db.run(sql`
        update scheduling_teachers set teaches_now = ${teachesNow}, calendar_version = nextval('scheduling_calendar_versions')
        where teacher_id = ${teacherId}`),
  };
}

export type ManagedTeacherStore = ReturnType<typeof createManagedTeacherStore>;
