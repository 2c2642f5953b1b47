import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import { type Db, idsOf, sql } from '#platform/db';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { ProcessFacts } from '../rules/process-states.ts';
import type { WeeklyDay } from '../rules/regular-schedule.ts';
import type { TrialFacts } from '../rules/trial-facts.ts';

/** A process with what its state follows from, except the balance. */
export interface ProcessRecord {
  processId: string;
  familyId: string;
  kidUid: string;
  type: ProcessFacts['type'];
  subject: SubjectCode;
  courseCode: CourseCode | null;
  level: string | null;
  teacherId: string | null;
  stored: ProcessFacts['stored'];
  learningStartedAt: Temporal.Instant | null;
  trial: ProcessFacts['trial'];
  /** That trial: booked or held. */
  trialLesson: { lessonId: string; startsAt: string; minutes: number; markedAt: string | null } | null;
  lessonsAhead: number;
  fundedAhead: number;
  /** A pause of its regular schedule that is not over: days in the schedule's zone, the last not included. */
  pause: { from: string; until: string; reason: string; hasBegun: boolean } | null;
  /** The schedule that is held or active. */
  seriesId: string | null;
  heldUntil: Temporal.Instant | null;
  days: WeeklyDay[];
  /** The trial's teacher of the process it came from. */
  introTeacherId: string | null;
}

export type Processes = ReturnType<typeof createProcesses>;

const select = (now: Temporal.Instant) => sql`
  select p.process_id as "processId", p.family_id as "familyId", p.kid_uid as "kidUid", p.type, p.subject,
    p.course_code as "courseCode", p.level, p.stored_state as stored, p.learning_started_at as "learningStartedAt",
    case when t.status is null then 'none' when t.status <> 'conducted' then 'ahead' when t.is_reported then 'reported' else 'conducted' end as trial,
    t.lesson as "trialLesson",
    l.ahead as "lessonsAhead", l.funded as "fundedAhead",
    coalesce(s.teacher_id, (select here.teacher_id from scheduling_teachers here where here.teacher_id = p.teacher_id and here.teaches_now),
      t.teacher_id) as "teacherId",
    s.series_id as "seriesId", case when s.hold_until > ${now} then s.hold_until end as "heldUntil", it.teacher_id as "introTeacherId",
    (select coalesce(json_agg(json_build_object('weekday', d.weekday, 'startMinute', d.start_minute) order by d.weekday), '[]')
     from scheduling_series_days d where d.series_id = coalesce(s.series_id, (
       select gs.series_id from scheduling_processes g join scheduling_series gs on gs.process_id = g.process_id and gs.status = 'active'
       where p.type = 'group' and g.type = 'group' and g.group_id = p.group_id and g.kid_uid is null))) as days,
    (select json_build_object('from', b.from_day, 'until', b.until_day, 'reason', b.reason, 'hasBegun', b.from_day <= z.today)
     from scheduling_pauses b, lateral (
       select (${now} at time zone d.zone)::date as today from scheduling_series_days d where d.series_id = b.series_id limit 1) z
     where b.series_id = s.series_id and b.ended_at is null and b.until_day > z.today
     order by b.from_day limit 1) as pause
  from scheduling_processes p
  left join scheduling_series s
    on s.process_id = p.process_id and s.status in ('held', 'active') and (s.hold_until is null or s.hold_until > ${now})
  left join scheduling_lessons it on it.process_id = p.came_from and it.kind = 'trial' and it.status = 'conducted'
  left join lateral (
    select x.status, x.teacher_id, json_build_object('lessonId', x.lesson_id, 'startsAt', lower(x.during),
        'minutes', (extract(epoch from upper(x.during) - lower(x.during)) / 60)::int,
        'markedAt', (select m.marked_at from scheduling_marks m where m.lesson_id = x.lesson_id and m.settled_at is null and m.undone_at is null)
      ) as lesson,
      exists (select from scheduling_trial_reports r where r.lesson_id = x.lesson_id) as is_reported
    from scheduling_lessons x
    where x.process_id = p.process_id and x.kind = 'trial' and x.status in ('scheduled', 'inProgress', 'conducted')) t on true
  left join lateral (
    select count(*) as ahead, count(*) filter (where k.funded) as funded
    from scheduling_participants k join scheduling_lessons x using (lesson_id)
    where k.family_id = p.family_id and lower(k.during) > ${now}::timestamptz - interval '1 hour' and upper(k.during) > ${now} and k.left_at is null
      and coalesce(k.process_id, x.process_id) = p.process_id and x.status in ('scheduled', 'inProgress')) l on true`;

export function createProcesses(db: Db) {
  return {
    /** All processes of a family, the newest first. */
    ofFamily: (familyId: string, now: Temporal.Instant) =>
      db.all(
        sql<ProcessRecord>`${select(now)} where p.family_id = ${familyId} and p.erased_at is null order by p.created_at desc, p.process_id desc`,
      ),

    ofFamilies: (familyIds: readonly string[], now: Temporal.Instant) =>
      db.all(
        sql<ProcessRecord>`${select(now)}
          where p.family_id = any(${idsOf(familyIds)}) and p.erased_at is null order by p.created_at desc, p.process_id desc`,
      ),

    /** One process of this family; another's is not found. */
    async find(familyId: string, processId: string, now: Temporal.Instant): Promise<ProcessRecord> {
      const process = await db.one(sql<ProcessRecord>`${select(now)} where p.process_id = ${processId} and p.family_id = ${familyId}`);
      if (!process) throw new Refusal('scheduling.process_not_found');
      return process;
    },

    /** A trial that took place is history: the kid may be given another intro process for the subject. */
    closeIntro: (kidUid: string, subject: SubjectCode) =>
      db.run(sql`
        update scheduling_processes p set stored_state = 'finished'
        where p.kid_uid = ${kidUid} and p.subject = ${subject} and p.type = 'intro' and p.stored_state is null
          and exists (select from scheduling_lessons l where l.process_id = p.process_id and l.kind = 'trial' and l.status = 'conducted')`),

    /** Makes an intro process unless the kid has one for the subject; answers with the one that stands. */
    async introOf(kid: { familyId: string; kidUid: string }, subject: SubjectCode, now: Temporal.Instant): Promise<string> {
      await db.run(sql`
        insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, created_at)
        values (${newId()}, ${kid.familyId}, ${kid.kidUid}, 'intro', ${subject}, ${now}) on conflict do nothing`);
      const row = await db.one(sql<{ id: string }>`
        select process_id as id from scheduling_processes
        where kid_uid = ${kid.kidUid} and subject = ${subject} and type = 'intro' and stored_state is null`);
      if (!row) throw new Refusal('scheduling.process_not_found');
      return row.id;
    },

    /** Is the kid learning this subject, or is a learning process of it waiting? Is its trial taken, not only held? */
    async trialFacts(kidUid: string, subject: SubjectCode): Promise<Omit<TrialFacts, 'age'>> {
      const row = await db.one(sql<Omit<TrialFacts, 'age'>>`
        select
          exists (select from scheduling_processes p join scheduling_lessons l using (process_id)
            where p.kid_uid = ${kidUid} and p.subject = ${subject} and p.type = 'intro'
              and l.kind = 'trial' and l.status in ('scheduled', 'inProgress')) as "isTrialAhead",
          exists (select from scheduling_processes p join scheduling_lessons l using (process_id)
            where p.kid_uid = ${kidUid} and p.subject = ${subject} and p.type = 'intro'
              and l.kind = 'trial' and l.status in ('scheduled', 'inProgress', 'conducted')) as "hasTrial",
          exists (select from scheduling_processes p where p.kid_uid = ${kidUid} and p.subject = ${subject}
            and p.type <> 'intro' and (p.stored_state is null or p.stored_state = 'paused')) as "isStudying"`);
      return row ?? { hasTrial: false, isTrialAhead: false, isStudying: false };
    },

    /** Makes a learning process; undefined when the kid already learns this course. */
    async addLearning(
      it: {
        familyId: string;
        kidUid: string;
        subject: SubjectCode;
        courseCode: CourseCode;
        level: string | null;
        teacherId: string | null;
        /** The trial after which it was recommended; null: it was learning before it came to the school. */
        cameFrom: string | null;
      },
      now: Temporal.Instant,
    ): Promise<string | undefined> {
      const row = await db.one(sql<{ id: string }>`
        insert into scheduling_processes
          (process_id, family_id, kid_uid, type, subject, course_code, level, teacher_id, came_from, created_at)
        values (${newId()}, ${it.familyId}, ${it.kidUid}, 'learning', ${it.subject}, ${it.courseCode}, ${it.level},
          ${it.teacherId}, ${it.cameFrom}, ${now})
        on conflict do nothing returning process_id as id`);
      return row?.id;
    },

    /** At which level the kid learns now. */
    async setLevel(familyId: string, processId: string, level: string): Promise<void> {
      await db.run(sql`update scheduling_processes set level = ${level} where process_id = ${processId} and family_id = ${familyId}`);
    },

    async setStored(processId: string, stored: ProcessFacts['stored']): Promise<void> {
      await db.run(sql`update scheduling_processes set stored_state = ${stored} where process_id = ${processId}`);
    },

    /** The teacher of the schedule is the teacher of the process. */
    async setTeacher(processId: string, teacherId: string): Promise<void> {
      await db.run(sql`update scheduling_processes set teacher_id = ${teacherId} where process_id = ${processId}`);
    },

    /** Notes the beginning of the learning; true the first time only. */
    async startLearning(processId: string, at: Temporal.Instant): Promise<boolean> {
      return (
        (await db.run(sql`
          update scheduling_processes set learning_started_at = ${at} where process_id = ${processId} and learning_started_at is null`)) ===
        1
      );
    },
  };
}
