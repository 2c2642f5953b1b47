import { type Db, sql } from '#platform/db';
import { schoolZone } from '@school/contract/school/zone';

import { hoursOn } from '../rules/teacher-hours.ts';
import type { Teachers } from './teachers.store.ts';

/** Lessons of one day, by the school's zone. */
export interface LessonDay {
  date: string;
  trialsBooked: number;
  trialsHeld: number;
  lessons: number;
  groupLessons: number;
  skips: number;
  cancelled: number;
}

/** What a teacher did in a stretch of days, and the minutes of its working hours in them. */
export interface TeacherDays {
  teacherId: string;
  name: string;
  trials: number;
  lessons: number;
  groupLessons: number;
  skips: number;
  taught: number;
  open: number;
}

const zone = () => sql.lit(schoolZone());

/** Figures of days for reports; `from` and `to` are days of the school's zone, both included. */
export function createDayFigures(db: Db, teachers: Pick<Teachers, 'hoursOf'>) {
  const inDays = (from: string, to: string) => sql`
    lower(during) >= (${from}::date::timestamp at time zone ${zone()}) and lower(during) < ((${to}::date + 1)::timestamp at time zone ${zone()})`;
  const dateOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone ${zone()})::date::text`;

  return {
    async ofDays(from: string, to: string): Promise<LessonDay[]> {
      const [held, booked] = await Promise.all([
        db.all(sql<Omit<LessonDay, 'trialsBooked'>>`
          select ${dateOf(sql`lower(during)`)} as date,
            count(*) filter (where kind = 'trial' and status = 'conducted')::int as "trialsHeld",
            count(*) filter (where kind = 'individual' and status = 'conducted')::int as lessons,
            count(*) filter (where kind = 'group' and status = 'conducted')::int as "groupLessons",
            count(*) filter (where status = 'nonAttendance')::int as skips,
            count(*) filter (where status = 'canceled')::int as cancelled
          from scheduling_lessons where kind <> 'virtual' and ${inDays(from, to)} group by 1`),
        // A trial that was moved was booked once.
        db.all(sql<{ date: string; trialsBooked: number }>`
          select ${dateOf(sql`created_at`)} as date, count(*)::int as "trialsBooked" from scheduling_lessons
          where kind = 'trial' and hop = 0 and status not in ('held', 'expired')
            and created_at >= (${from}::date::timestamp at time zone ${zone()})
            and created_at < ((${to}::date + 1)::timestamp at time zone ${zone()}) group by 1`),
      ]);
      const days = new Map(held.map((day) => [day.date, { ...day, trialsBooked: 0 }]));
      const none = { trialsHeld: 0, lessons: 0, groupLessons: 0, skips: 0, cancelled: 0 };
      for (const { date, trialsBooked } of booked) days.set(date, { ...none, ...days.get(date), date, trialsBooked });
      return [...days.values()];
    },

    /** Families whose trial took place, with its day: the first of each family. */
    trialFamilies: (from: string, to: string): Promise<Array<{ familyId: string; date: string; at: Temporal.Instant }>> =>
      db.all(sql<{ familyId: string; date: string; at: Temporal.Instant }>`
        select distinct on (p.family_id) p.family_id as "familyId", ${dateOf(sql`lower(l.during)`)} as date, lower(l.during) as at
        from scheduling_lessons l join scheduling_participants p using (lesson_id)
        where l.kind = 'trial' and l.status = 'conducted'
          and lower(l.during) >= (${from}::date::timestamp at time zone ${zone()})
          and lower(l.during) < ((${to}::date + 1)::timestamp at time zone ${zone()})
        order by p.family_id, lower(l.during)`),

    /** Of these families, when each booked a trial first, and when one took place first. */
    trialSteps: (
      familyIds: readonly string[],
    ): Promise<Array<{ familyId: string; booked: Temporal.Instant; came: Temporal.Instant | null }>> =>
      db.all(sql<{ familyId: string; booked: Temporal.Instant; came: Temporal.Instant | null }>`
        select p.family_id as "familyId", min(l.created_at) as booked, min(lower(l.during)) filter (where l.status = 'conducted') as came
        from scheduling_lessons l join scheduling_participants p using (lesson_id)
        where l.kind = 'trial' and l.status not in ('held', 'expired') and p.family_id = any(${[...familyIds]}::uuid[]) group by 1`),

    /** By hour of the day: minutes that lessons took which were held or missed, and minutes that teachers were open. */
    async ofHours(from: string, to: string): Promise<Array<{ hour: number; open: number; taught: number }>> {
      const rows = await db.all(sql<{ fromMinute: number; minutes: number; lessons: number }>`
        select (extract(hour from lower(during) at time zone ${zone()}) * 60 + extract(minute from lower(during) at time zone ${zone()}))::int as "fromMinute",
          (extract(epoch from upper(during) - lower(during)) / 60)::int as minutes, count(*)::int as lessons
        from scheduling_lessons
        where kind <> 'virtual' and teacher_id is not null and status in ('conducted', 'nonAttendance') and ${inDays(from, to)} group by 1, 2`);
      const known = await db.all(sql<{ id: string }>`select teacher_id as id from scheduling_teachers`);
      const hours = await teachers.hoursOf(known.map(({ id }) => id));
      const days = daysBetween(from, to);
      const open = [...hours.values()].flatMap((own) => days.flatMap((day) => hoursOn(own, day)));
      // A lesson after midnight belongs to the day it began on.
      const within = (hour: number, begins: number, ends: number) =>
        [0, 1440].reduce(
          (sum, later) => sum + Math.max(0, Math.min(ends, hour * 60 + 60 + later) - Math.max(begins, hour * 60 + later)),
          0,
        );
      return Array.from({ length: 24 }, (_, hour) => ({
        hour,
        open: open.reduce((sum, { fromMinute, toMinute }) => sum + within(hour, fromMinute, toMinute), 0),
        taught: rows.reduce((sum, { fromMinute, minutes, lessons }) => sum + lessons * within(hour, fromMinute, fromMinute + minutes), 0),
      }));
    },

    async ofTeachers(from: string, to: string): Promise<TeacherDays[]> {
      const rows = await db.all(sql<Omit<TeacherDays, 'open'>>`
        select t.teacher_id as "teacherId", t.name,
          count(*) filter (where kind = 'trial' and status = 'conducted')::int as trials,
          count(*) filter (where kind = 'individual' and status = 'conducted')::int as lessons,
          count(*) filter (where kind = 'group' and status = 'conducted')::int as "groupLessons",
          count(*) filter (where status = 'nonAttendance')::int as skips,
          coalesce(sum(extract(epoch from upper(during) - lower(during)) / 60)
            filter (where status in ('conducted', 'nonAttendance')), 0)::int as taught
        from scheduling_teachers t left join scheduling_lessons l
          on l.teacher_id = t.teacher_id and kind <> 'virtual' and ${inDays(from, to)}
        group by t.teacher_id, t.name order by taught desc, t.name`);
      const hours = await teachers.hoursOf(rows.map(({ teacherId }) => teacherId));
      const days = daysBetween(from, to);
      return rows.map((row) => {
        const own = hours.get(row.teacherId);
        const open = own
          ? days.flatMap((day) => hoursOn(own, day)).reduce((sum, { fromMinute, toMinute }) => sum + toMinute - fromMinute, 0)
          : 0;
        return { ...row, open };
      });
    },
  };
}

function daysBetween(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length: first.until(to).total('days') + 1 }, (_, at) => first.add({ days: at }).toString());
}
