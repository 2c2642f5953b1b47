import type { CourseCode } from '@school/contract/catalogue/limits';

import { type Db, idsOf, sql } from '#platform/db';

/** Who says where a kid begins: what a diagnostics or its work has shown, its family, or the school. */
type BeginsBy = 'shown' | 'family' | 'school';

/** A course that a kid studies. */
export interface StartedCourse {
  kidUid: string;
  familyId: string;
  courseCode: CourseCode;
  levelCode: string;
  /** The lesson of its level that the kid began with, null is the first; and who said so. */
  beginsAt: string | null;
  beginsBy: BeginsBy | null;
  processId: string | null;
  startedAt: Temporal.Instant;
  /** When its last level was done. */
  completedAt: Temporal.Instant | null;
}

export interface OpenedLesson {
  lessonCode: string;
  /** The conducted lesson that opened it, and whether its teacher chose the homework. */
  lessonId: string;
  openedAt: Temporal.Instant;
  homeworkChosen: boolean;
}

const columns = sql`kid_uid as "kidUid", family_id as "familyId", course_code as "courseCode", level_code as "levelCode",
  begins_at as "beginsAt", begins_by as "beginsBy",
  process_id as "processId", started_at as "startedAt", completed_at as "completedAt"`;

/** Courses of kids and the lessons opened in them: rows to nouns. */
export function createLearningStore(db: Db) {
  return {
    /** A course begun anew in another process goes on where it was; a level named later counts from then on. */
    start: ({
      kidUid,
      familyId,
      courseCode,
      levelCode,
      processId,
      startedAt,
    }: Omit<StartedCourse, 'completedAt' | 'beginsAt' | 'beginsBy'>) =>
      db.run(sql`
        insert into learning_courses (kid_uid, course_code, family_id, level_code, process_id, started_at)
        values (${kidUid}, ${courseCode}, ${familyId}, ${levelCode}, ${processId}, ${startedAt})
        on conflict (kid_uid, course_code) do update
          set process_id = coalesce(excluded.process_id, learning_courses.process_id), level_code = excluded.level_code`),
    begin: (kidUid: string, courseCode: string, { beginsAt, beginsBy }: Pick<StartedCourse, 'beginsAt' | 'beginsBy'>) =>
      db.run(sql`
        update learning_courses set begins_at = ${beginsAt}, begins_by = ${beginsBy}
        where kid_uid = ${kidUid} and course_code = ${courseCode}`),
    /** The order in which they were begun. */
    coursesOf: (kidUid: string) =>
      db.all(sql<StartedCourse>`select ${columns} from learning_courses where kid_uid = ${kidUid} order by started_at, course_code`),
    find: (kidUid: string, courseCode: string) =>
      db.one(sql<StartedCourse>`select ${columns} from learning_courses where kid_uid = ${kidUid} and course_code = ${courseCode}`),
    /** How kids stand in a course: their level, and the lessons opened for them. */
    standingsOf: (kidUids: readonly string[], courseCode: string) =>
      db.all(sql<{ kidUid: string; levelCode: string; beginsAt: string | null; opened: string[] }>`
        select c.kid_uid as "kidUid", c.level_code as "levelCode", c.begins_at as "beginsAt",
          array(select l.lesson_code from learning_lessons l where l.kid_uid = c.kid_uid and l.course_code = c.course_code) as opened
        from learning_courses c where c.kid_uid = any(${idsOf(kidUids)}) and c.course_code = ${courseCode}`),
    /** The lesson of the course that each of these lessons opened, for each kid. */
    openedIn: (lessonIds: readonly string[]) =>
      db.all(sql<{ lessonId: string; kidUid: string; lessonCode: string }>`
        select lesson_id as "lessonId", kid_uid as "kidUid", lesson_code as "lessonCode" from learning_lessons
        where lesson_id = any(${idsOf(lessonIds)})`),
    /** Nobody else opens lessons of the course until the transaction ends. */
    lock: (kidUid: string, courseCode: string) =>
      db.one(
        sql<StartedCourse>`select ${columns} from learning_courses where kid_uid = ${kidUid} and course_code = ${courseCode} for update`,
      ),
    moveOn: (kidUid: string, courseCode: string, to: Pick<StartedCourse, 'levelCode' | 'completedAt'>) =>
      db.run(sql`
        update learning_courses set level_code = ${to.levelCode}, completed_at = ${to.completedAt}
        where kid_uid = ${kidUid} and course_code = ${courseCode}`),
    /** Completed courses whose process is not over yet. */
    toFinish: () =>
      db.all(sql<StartedCourse>`
        select ${columns} from learning_courses where completed_at is not null and finished_at is null order by completed_at limit 500`),
    finish: (kidUid: string, courseCode: string, at: Temporal.Instant) =>
      db.run(sql`update learning_courses set finished_at = ${at} where kid_uid = ${kidUid} and course_code = ${courseCode}`),
    opened: (kidUid: string, courseCode: string) =>
      db.all(sql<OpenedLesson>`
        select lesson_code as "lessonCode", lesson_id as "lessonId", opened_at as "openedAt", homework_chosen as "homeworkChosen"
        from learning_lessons where kid_uid = ${kidUid} and course_code = ${courseCode}`),
    /** Days, in that zone, on which a kid had a lesson. */
    async daysWithLesson(kidUid: string, zone: string): Promise<string[]> {
      const rows = await db.all(sql<{ day: string }>`
        select distinct to_char(opened_at at time zone ${zone}, 'YYYY-MM-DD') as day from learning_lessons where kid_uid = ${kidUid}`);
      return rows.map(({ day }) => day);
    },
    /** Families with a child that had a lesson since then, in the order of their ids from one on. */
    async familiesLearning(since: Temporal.Instant, after: string, most: number): Promise<string[]> {
      const rows = await db.all(sql<{ familyId: string }>`
        select distinct c.family_id as "familyId" from learning_courses c join learning_lessons l using (kid_uid, course_code)
        where l.opened_at >= ${since} and c.family_id > ${after} order by c.family_id limit ${most}`);
      return rows.map(({ familyId }) => familyId);
    },
    /** False when this conducted lesson has opened one before. */
    async open(kidUid: string, courseCode: string, { lessonCode, lessonId, openedAt, homeworkChosen }: OpenedLesson): Promise<boolean> {
      const rows = await db.run(sql`
        insert into learning_lessons (kid_uid, course_code, lesson_code, lesson_id, opened_at, homework_chosen)
        values (${kidUid}, ${courseCode}, ${lessonCode}, ${lessonId}, ${openedAt}, ${homeworkChosen})
        on conflict (kid_uid, lesson_id) do nothing`);
      return rows === 1;
    },
  };
}

export type LearningStore = ReturnType<typeof createLearningStore>;
