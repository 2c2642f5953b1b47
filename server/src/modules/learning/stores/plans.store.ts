import { type Db, idsOf, sql } from '#platform/db';

/** What a teacher chose for a lesson; null is what follows by itself. */
export interface PlanRow {
  lessonId: string;
  courseCode: string;
  lessonCode: string | null;
  homework: string[] | null;
  teacherId: string;
}

/** Tasks that were opened in a lesson. */
export interface InClass {
  kidUid: string;
  courseCode: string;
  lessonCode: string;
  lessonId: string;
  openedAt: Temporal.Instant;
  closedAt: Temporal.Instant | null;
}

/** A playbook given as homework by choice. */
export interface GivenHomework {
  lessonId: string;
  playbookUid: string;
  givenAt: Temporal.Instant;
}

const inClassColumns = sql`kid_uid as "kidUid", course_code as "courseCode", lesson_code as "lessonCode", lesson_id as "lessonId",
  opened_at as "openedAt", closed_at as "closedAt"`;

export type PlanStore = ReturnType<typeof createPlanStore>;

/** A lesson, and where it stood before it was moved for the first time. */
export interface Placed {
  lessonId: string;
  rootId: string | null;
}

/** The same, of lessons that may have been moved. */
export type Plans = Omit<PlanStore, 'chosenFor'> & { chosenFor(lessons: readonly Placed[]): Promise<Map<string, string>> };

/** What teachers chose for their lessons: rows to nouns. */
export function createPlanStore(db: Db) {
  return {
    find: (lessonId: string) =>
      db.one(sql<PlanRow>`
        select lesson_id as "lessonId", course_code as "courseCode", lesson_code as "lessonCode", homework, teacher_id as "teacherId"
        from learning_plans where lesson_id = ${lessonId}`),

    /** Lessons of courses that teachers chose for these lessons. */
    async chosenFor(lessonIds: readonly string[]): Promise<Map<string, string>> {
      const rows = await db.all(sql<{ lessonId: string; lessonCode: string }>`
        select lesson_id as "lessonId", lesson_code as "lessonCode" from learning_plans
        where lesson_id = any(${idsOf(lessonIds)}) and lesson_code is not null`);
      return new Map(rows.map(({ lessonId, lessonCode }) => [lessonId, lessonCode]));
    },

    async put({ lessonId, courseCode, lessonCode, homework, teacherId }: PlanRow, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into learning_plans (lesson_id, course_code, lesson_code, homework, teacher_id, changed_at)
        values (${lessonId}, ${courseCode}, ${lessonCode}, ${homework}::text[], ${teacherId}, ${at})
        on conflict (lesson_id) do update set course_code = excluded.course_code, lesson_code = excluded.lesson_code,
          homework = excluded.homework, teacher_id = excluded.teacher_id, changed_at = excluded.changed_at`);
    },

    /** The tasks of a lesson are open for a kid in this lesson; opened before, they are so anew. */
    async openInClass({ kidUid, courseCode, lessonCode, lessonId, openedAt }: Omit<InClass, 'closedAt'>): Promise<void> {
      await db.run(sql`
        insert into learning_in_class (kid_uid, course_code, lesson_code, lesson_id, opened_at)
        values (${kidUid}, ${courseCode}, ${lessonCode}, ${lessonId}, ${openedAt})
        on conflict (kid_uid, course_code, lesson_code) do update
          set lesson_id = excluded.lesson_id, closed_at = null,
            opened_at = case when learning_in_class.lesson_id = excluded.lesson_id then learning_in_class.opened_at else excluded.opened_at end`);
    },

    inClass: (kidUid: string, courseCode: string) =>
      db.all(sql<InClass>`
        select ${inClassColumns} from learning_in_class where kid_uid = ${kidUid} and course_code = ${courseCode} order by opened_at`),

    inLesson: (lessonId: string) =>
      db.all(sql<InClass>`select ${inClassColumns} from learning_in_class where lesson_id = ${lessonId} order by opened_at, kid_uid`),

    /** The lesson is over: nothing of it is "now" any more. Answers with the kids to be shown so. */
    async closeClass(lessonId: string, at: Temporal.Instant): Promise<string[]> {
      const rows = await db.all(sql<{ kidUid: string }>`
        update learning_in_class set closed_at = ${at} where lesson_id = ${lessonId} and closed_at is null returning kid_uid as "kidUid"`);
      return rows.map(({ kidUid }) => kidUid);
    },

    /** Given once a lesson, however often that is said. */
    async giveHomework(
      { kidUid, courseCode, lessonId, at }: { kidUid: string; courseCode: string; lessonId: string; at: Temporal.Instant },
      playbookUids: readonly string[],
    ): Promise<void> {
      await db.run(sql`
        insert into learning_homework (kid_uid, course_code, lesson_id, playbook_uid, given_at)
        select ${kidUid}, ${courseCode}, ${lessonId}, uid, ${at} from unnest(${[...playbookUids]}::text[]) as uid on conflict do nothing`);
    },

    given: (kidUid: string, courseCode: string) =>
      db.all(sql<GivenHomework>`
        select lesson_id as "lessonId", playbook_uid as "playbookUid", given_at as "givenAt" from learning_homework
        where kid_uid = ${kidUid} and course_code = ${courseCode} order by given_at, playbook_uid`),
  };
}
