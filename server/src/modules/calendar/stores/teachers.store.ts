import { type Db, idsOf, sql } from '#platform/db';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { type KnownAbsence, withAbsences } from '../rules/absence.ts';
import type { HoursException, HoursRule, TeacherHours } from '../rules/teacher-hours.ts';
import type { TeacherFit } from '../rules/teacher-fit.ts';

/** A teacher as families see one, and as the school chooses one. */
export interface TeacherRecord extends TeacherFit {
  name: string;
  /** The address of the photo, good for an hour or two. */
  avatar: string | null;
  about: { ru: string; en: string };
  zone: string;
}

/** Weekly hours and the days that differ, as a teacher's workspace writes them. */
export interface Availability {
  rules: Array<Pick<HoursRule, 'weekday' | 'fromMinute' | 'toMinute'>>;
  exceptions: HoursException[];
}

export type Teachers = ReturnType<typeof createTeachers>;

const columns = sql`teacher_id as "teacherId", name, avatar, about, subjects, languages, age_from as "ageFrom", age_to as "ageTo", zone`;

/** Photos have addresses for whoever may see them. */
export type UrlOf = (file: string) => string;

export const withPhoto =
  (urlOf: UrlOf) =>
  <Row extends { avatar: string | null }>(row: Row): Row => ({ ...row, avatar: row.avatar === null ? null : urlOf(row.avatar) });

export function createTeachers(db: Db, urlOf: UrlOf) {
  const shown = withPhoto(urlOf);
  async function ownHoursOf(teacherIds: readonly string[]): Promise<Map<string, Omit<TeacherHours, 'zone'>>> {
    const ids = [...teacherIds];
    const [rules, exceptions] = await Promise.all([
      db.all(sql<HoursRule & { teacherId: string }>`
        select teacher_id as "teacherId", weekday, from_minute as "fromMinute", to_minute as "toMinute",
          lower(valid) as "validFrom", upper(valid) as "validTo"
        from scheduling_availability_rules where teacher_id = any(${ids}::uuid[]) order by weekday, from_minute`),
      db.all(sql<{ teacherId: string; day: string; fromMinute: number | null; toMinute: number | null }>`
        select teacher_id as "teacherId", day, from_minute as "fromMinute", to_minute as "toMinute"
        from scheduling_availability_exceptions where teacher_id = any(${ids}::uuid[]) order by day, from_minute`),
    ]);
    return new Map(
      ids.map((id) => [
        id,
        {
          rules: rules.filter(({ teacherId }) => teacherId === id),
          exceptions: byDay(exceptions.filter(({ teacherId }) => teacherId === id)),
        },
      ]),
    );
  }

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
    all: async () =>
      (await db.all(sql<TeacherRecord>`select ${columns} from scheduling_teachers where teaches_now order by teacher_id`)).map(shown),

    byIds: async (teacherIds: readonly string[]) =>
      (await db.all(sql<TeacherRecord>`select ${columns} from scheduling_teachers where teacher_id = any(${idsOf(teacherIds)})`)).map(
        shown,
      ),

    async find(teacherId: string): Promise<TeacherRecord> {
      const teacher = await db.one(sql<TeacherRecord>`select ${columns} from scheduling_teachers where teacher_id = ${teacherId}`);
      if (!teacher) throw new Refusal('scheduling.teacher_not_found');
      return shown(teacher);
    },

    /**
     * Replaces the hours from a day of the teacher's zone on; what was before it stays readable as it was. The first
     * hours of a teacher hold from ever. The caller holds the lock of the teacher's calendar.
     */
    async setAvailability(teacherId: string, { rules, exceptions }: Availability, from: Temporal.PlainDate): Promise<void> {
      const wanted = sql`unnest(${rules.map((it) => it.weekday)}::int[], ${rules.map((it) => it.fromMinute)}::int[],
        ${rules.map((it) => it.toMinute)}::int[]) as w(weekday, from_minute, to_minute)`;
      const isFirst =
        (await db.one(sql`select 1 from scheduling_availability_rules where teacher_id = ${teacherId} limit 1`)) === undefined;
      const current = sql`teacher_id = ${teacherId} and (upper(valid) is null or upper(valid) > ${from}::date)`;
      const stays = sql`upper(r.valid) is null and (lower(r.valid) is null or lower(r.valid) <= ${from}::date) and exists (
        select from ${wanted} where w.weekday = r.weekday and w.from_minute = r.from_minute and w.to_minute = r.to_minute)`;
      await db.run(sql`delete from scheduling_availability_rules r where ${current} and lower(valid) >= ${from}::date and not (${stays})`);
      await db.run(sql`
        update scheduling_availability_rules r set valid = daterange(lower(valid), ${from}::date) where ${current} and not (${stays})`);
      const ids = rules.map(() => newId());
      await db.run(sql`
        insert into scheduling_availability_rules (rule_id, teacher_id, weekday, from_minute, to_minute, valid)
        select w.id, ${teacherId}, w.weekday, w.from_minute, w.to_minute, daterange(${isFirst ? null : from}::date, null)
        from unnest(${ids}::uuid[], ${rules.map((it) => it.weekday)}::int[], ${rules.map((it) => it.fromMinute)}::int[],
          ${rules.map((it) => it.toMinute)}::int[]) as w(id, weekday, from_minute, to_minute)
        where not exists (select from scheduling_availability_rules r where ${current}
          and r.weekday = w.weekday and r.from_minute = w.from_minute and r.to_minute = w.to_minute)`);

      await db.run(sql`delete from scheduling_availability_exceptions where teacher_id = ${teacherId} and day >= ${from}::date`);
      const closed = { fromMinute: null, toMinute: null };
      const blocks = exceptions
        .filter(({ day }) => day >= from.toString())
        .flatMap(({ day, blocks: open }) => (open.length > 0 ? open : [closed]).map((block) => ({ day, ...block })));
      await db.run(sql`
        insert into scheduling_availability_exceptions (exception_id, teacher_id, day, from_minute, to_minute)
        select w.id, ${teacherId}, w.day, w.from_minute, w.to_minute
        from unnest(${blocks.map(() => newId())}::uuid[], ${blocks.map(({ day }) => day)}::date[],
          ${blocks.map(({ fromMinute }) => fromMinute)}::int[], ${blocks.map(({ toMinute }) => toMinute)}::int[])
          as w(id, day, from_minute, to_minute)`);
    },

    /** The number under which each calendar may be kept in memory. */
    versions: () =>
      db.all(sql<{ teacherId: string; zone: string; version: number }>`
        select teacher_id as "teacherId", zone, calendar_version as version from scheduling_teachers where teaches_now`),

    /** When teachers work. Absences are days without hours, so that nobody else need know of them. */
    async hoursOf(teacherIds: readonly string[]): Promise<Map<string, Omit<TeacherHours, 'zone'>>> {
      const [own, absences] = await Promise.all([
        ownHoursOf(teacherIds),
        db.all(sql<KnownAbsence & { teacherId: string; zone: string }>`
          select a.teacher_id as "teacherId", t.zone, a.from_day as from, a.to_day as to, a.from_minute as "fromMinute", a.ended_at as "endedAt"
          from scheduling_absences a join scheduling_teachers t using (teacher_id)
          where a.teacher_id = any(${[...teacherIds]}::uuid[]) order by a.from_day, a.created_at`),
      ]);
      for (const [teacherId, hours] of own) {
        const away = absences.filter((it) => it.teacherId === teacherId);
        if (away[0]) hours.exceptions = withAbsences({ zone: away[0].zone, ...hours }, away);
      }
      return own;
    },

    /** The hours a teacher has written, as if it were never away. */
    ownHoursOf,
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
