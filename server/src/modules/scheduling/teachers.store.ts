import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { HoursException, HoursRule, TeacherHours } from './rules/teacher-hours.ts';
import type { TeacherFit } from './rules/trial.ts';

/** A teacher as families see one, and as the school chooses one. */
export interface TeacherRecord extends TeacherFit {
  name: string;
  avatar: string | null;
  about: { ru: string; en: string };
  zone: string;
}

/** Weekly hours and the days that differ, as a teacher's cabinet writes them. */
export interface Availability {
  rules: Array<Pick<HoursRule, 'weekday' | 'fromMinute' | 'toMinute'>>;
  exceptions: HoursException[];
}

export type Teachers = ReturnType<typeof createTeachers>;

const columns = sql`teacher_id as "teacherId", name, avatar, about, subjects, languages, age_from as "ageFrom", age_to as "ageTo", zone`;

export function createTeachers(db: Db) {
  return {
    async add(teacher: TeacherRecord, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into scheduling_teachers
          (teacher_id, name, avatar, about, subjects, languages, age_from, age_to, zone, calendar_version, created_at)
        values (${teacher.teacherId}, ${teacher.name}, ${teacher.avatar}, ${JSON.stringify(teacher.about)}::jsonb,
          ${teacher.subjects}::text[], ${teacher.languages}::text[], ${teacher.ageFrom}, ${teacher.ageTo}, ${teacher.zone},
          nextval('scheduling_calendar_versions'), ${at})`);
    },

    /** Teachers who teach now, in order of their ids. */
    all: () => db.all(sql<TeacherRecord>`select ${columns} from scheduling_teachers where teaches_now order by teacher_id`),

    byIds: (teacherIds: readonly string[]) =>
      db.all(sql<TeacherRecord>`select ${columns} from scheduling_teachers where teacher_id = any(${[...teacherIds]}::uuid[])`),

    async find(teacherId: string): Promise<TeacherRecord> {
      const teacher = await db.one(sql<TeacherRecord>`select ${columns} from scheduling_teachers where teacher_id = ${teacherId}`);
      if (!teacher) throw new Refusal('scheduling.teacher_not_found');
      return teacher;
    },

    /** Replaces the hours. The caller holds the lock of the teacher's calendar. */
    async setAvailability(teacherId: string, { rules, exceptions }: Availability): Promise<void> {
      await db.run(sql`delete from scheduling_availability_rules where teacher_id = ${teacherId}`);
      await db.run(sql`delete from scheduling_availability_exceptions where teacher_id = ${teacherId}`);
      for (const { weekday, fromMinute, toMinute } of rules) {
        await db.run(sql`
          insert into scheduling_availability_rules (rule_id, teacher_id, weekday, from_minute, to_minute)
          values (${newId()}, ${teacherId}, ${weekday}, ${fromMinute}, ${toMinute})`);
      }
      for (const { day, blocks } of exceptions) {
        for (const block of blocks.length > 0 ? blocks : [null]) {
          await db.run(sql`
            insert into scheduling_availability_exceptions (exception_id, teacher_id, day, from_minute, to_minute)
            values (${newId()}, ${teacherId}, ${day}, ${block?.fromMinute ?? null}, ${block?.toMinute ?? null})`);
        }
      }
    },

    /** The number under which each calendar may be kept in memory. */
    versions: () =>
      db.all(sql<{ teacherId: string; zone: string; version: number }>`
        select teacher_id as "teacherId", zone, calendar_version as version from scheduling_teachers where teaches_now`),

    async hoursOf(teacherIds: readonly string[]): Promise<Map<string, Omit<TeacherHours, 'zone'>>> {
      const ids = [...teacherIds];
      const rules = await db.all(sql<HoursRule & { teacherId: string }>`
        select teacher_id as "teacherId", weekday, from_minute as "fromMinute", to_minute as "toMinute",
          lower(valid) as "validFrom", upper(valid) as "validTo"
        from scheduling_availability_rules where teacher_id = any(${ids}::uuid[])`);
      const exceptions = await db.all(sql<{ teacherId: string; day: string; fromMinute: number | null; toMinute: number | null }>`
        select teacher_id as "teacherId", day, from_minute as "fromMinute", to_minute as "toMinute"
        from scheduling_availability_exceptions where teacher_id = any(${ids}::uuid[]) order by day`);
      return new Map(
        ids.map((id) => [
          id,
          {
            rules: rules.filter(({ teacherId }) => teacherId === id),
            exceptions: byDay(exceptions.filter(({ teacherId }) => teacherId === id)),
          },
        ]),
      );
    },
  };
}

function byDay(rows: Array<{ day: string; fromMinute: number | null; toMinute: number | null }>): HoursException[] {
  const days = new Map<string, HoursException>();
  for (const { day, fromMinute, toMinute } of rows) {
    const exception = days.get(day) ?? { day, blocks: [] };
    if (fromMinute !== null && toMinute !== null) exception.blocks.push({ fromMinute, toMinute });
    days.set(day, exception);
  }
  return [...days.values()];
}
