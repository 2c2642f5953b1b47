import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import type { Lesson } from '#modules/calendar/rules';
import { type Db, sql } from '#platform/db';

import type { Rate } from '../rules/pay.ts';

/** Terms of pay as they were set. */
export interface RateRecord extends Rate {
  rateId: string;
  reason: string;
  setBy: string;
  setByName: string;
  setAt: Temporal.Instant;
}

/** A closed lesson with all that speaks for it. */
export interface ClosedLesson extends Pick<
  Lesson,
  'lessonId' | 'kind' | 'minutes' | 'status' | 'startsAt' | 'teacherHereAt' | 'seriesId' | 'hop' | 'teacherId' | 'plannedTeacherId'
> {
  subject: SubjectCode;
  courseCode: CourseCode | null;
  kids: Array<{ kidUid: string; came: boolean }>;
  markedAt: Temporal.Instant | null;
  markedBy: string | null;
  objection: 'open' | 'upheld' | null;
}

const columns = sql`rate_id as "rateId", valid_from as from, currency, trial, short, long, "group", missed_percent as "missedPercent",
  reason, set_by as "setBy", set_by_name as "setByName", set_at as "setAt"`;

export type PayStore = ReturnType<typeof createPayStore>;

/** What teachers are paid, and for what. */
export function createPayStore(db: Db) {
  return {
    /** In the order in which they were set. */
    rates: (teacherId: string) =>
      db.all(sql<RateRecord>`select ${columns} from scheduling_pay_rates where teacher_id = ${teacherId} order by set_at, rate_id`),

    async addRate(teacherId: string, rate: RateRecord): Promise<void> {
      await db.run(sql`
        insert into scheduling_pay_rates (rate_id, teacher_id, valid_from, currency, trial, short, long, "group", missed_percent, reason,
          set_by, set_by_name, set_at)
        values (${rate.rateId}, ${teacherId}, ${rate.from}, ${rate.currency}, ${rate.trial}, ${rate.short}, ${rate.long}, ${rate.group},
          ${rate.missedPercent}, ${rate.reason}, ${rate.setBy}, ${rate.setByName}, ${rate.setAt})`);
    },

    /** Lessons of a teacher that began in [from, to) and were held, or waited for in vain. */
    closed: (teacherId: string, from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<ClosedLesson>`
        select l.lesson_id as "lessonId", l.kind, (extract(epoch from upper(l.during) - lower(l.during)) / 60)::int as minutes, l.status,
          lower(l.during) as "startsAt", l.teacher_here_at as "teacherHereAt", l.series_id as "seriesId", l.hop,
          l.teacher_id as "teacherId", l.planned_teacher_id as "plannedTeacherId", p.subject, p.course_code as "courseCode",
          (select coalesce(json_agg(json_build_object('kidUid', k.kid_uid, 'came', l.status = 'conducted' and k.skip is null)
             order by k.kid_uid), '[]') from scheduling_participants k where k.lesson_id = l.lesson_id and k.left_at is null) as kids,
          m.at as "markedAt", m.role as "markedBy",
          (select case when bool_or(o.outcome is null) then 'open' when bool_or(o.outcome = 'upheld') then 'upheld' end
            from scheduling_objections o where o.lesson_id = l.lesson_id) as objection
        from scheduling_lessons l join scheduling_processes p on p.process_id = l.process_id
        left join lateral (select e.at, e.role from scheduling_lesson_events e
          where e.lesson_id = l.lesson_id and e.to_status = l.status order by e.id desc limit 1) m on true
        where l.teacher_id = ${teacherId} and l.status in ('conducted', 'nonAttendance')
          and lower(l.during) >= ${from} and lower(l.during) < ${to}
        order by lower(l.during)`),
  };
}
