import type { LessonBody } from '@school/contract/playbooks/lesson-texts';

import type { Colleague } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

import type { WrittenLesson } from './courses.ts';

/** Which lesson of which course. */
export interface LessonPlace {
  courseCode: string;
  lessonCode: string;
}

/** A version as the lists know it; `written` is null where the lesson of the files holds again. */
export interface LessonInForce extends LessonPlace {
  number: number;
  written: WrittenLesson | null;
  isTaken: boolean;
  setAt: Temporal.Instant;
  setBy: string;
  setByName: string;
}

/** Where a lesson stands in its level since a moment. */
export interface LessonPlaced extends LessonPlace {
  place: number;
  setAt: Temporal.Instant;
}

export type LessonVersionLine = Pick<LessonInForce, 'number' | 'isTaken' | 'setAt' | 'setBy' | 'setByName'> & {
  isOriginal: boolean;
  reason: string;
};

export interface LessonDraft extends LessonPlace {
  revision: number;
  body: LessonBody;
  savedAt: Temporal.Instant;
  savedBy: string;
  savedByName: string;
}

const setBy = sql`is_taken as "isTaken", set_at as "setAt", set_by as "setBy", set_by_name as "setByName"`;
const draft = sql`course_code as "courseCode", lesson_code as "lessonCode", revision, body, saved_at as "savedAt", saved_by as "savedBy",
  saved_by_name as "savedByName"`;

export type LessonVersionsStore = ReturnType<typeof createLessonVersionsStore>;

export const createLessonVersionsStore = (db: Db) => ({
  /** Those who publish come one after the other. */
  lock: () => db.run(sql`lock table library_lesson_versions in share row exclusive mode`),
  /** Every version of every lesson: a lesson that was begun is taught to its end as it was. */
  all: () =>
    db.all(sql<LessonInForce>`
      select number, course_code as "courseCode", lesson_code as "lessonCode", written, ${setBy}
      from library_lesson_versions order by number`),
  /** Another number with each change. */
  async newest(): Promise<number> {
    const row = await db.one(sql<{ newest: number }>`
      select (select coalesce(max(number), 0) from library_lesson_versions)
        + (select coalesce(max(number), 0) from library_lesson_places) as newest`);
    return row?.newest ?? 0;
  },
  /** Every place that lessons were moved to. */
  places: () =>
    db.all(sql<LessonPlaced>`
      select course_code as "courseCode", lesson_code as "lessonCode", place, set_at as "setAt" from library_lesson_places order by number`),
  addPlace: ({ courseCode, lessonCode }: LessonPlace, place: number, by: Colleague, now: Temporal.Instant) =>
    db.run(sql`
      insert into library_lesson_places (course_code, lesson_code, place, set_at, set_by, set_by_name)
      values (${courseCode}, ${lessonCode}, ${place}, ${now}, ${by.accountId}, ${by.name})`),
  versions: ({ courseCode, lessonCode }: LessonPlace) =>
    db.all(sql<LessonVersionLine>`
      select number, written is null as "isOriginal", reason, ${setBy} from library_lesson_versions
      where course_code = ${courseCode} and lesson_code = ${lessonCode} order by number desc`),
  version: ({ courseCode, lessonCode }: LessonPlace, number: number) =>
    db.one(sql<{ written: WrittenLesson | null }>`
      select written from library_lesson_versions
      where course_code = ${courseCode} and lesson_code = ${lessonCode} and number = ${number}`),
  add: (
    { courseCode, lessonCode }: LessonPlace,
    { written, isTaken }: Pick<LessonInForce, 'written' | 'isTaken'>,
    reason: string,
    by: Colleague,
    now: Temporal.Instant,
  ) =>
    db.run(sql`
      insert into library_lesson_versions (course_code, lesson_code, written, is_taken, set_at, set_by, set_by_name, reason)
      values (${courseCode}, ${lessonCode}, ${written === null ? null : JSON.stringify(written)}::jsonb, ${isTaken}, ${now}, ${by.accountId},
        ${by.name}, ${reason})`),
  /** Every code that lessons of a course have, or ever had, besides those of the files. */
  codes: async (courseCode: string): Promise<string[]> =>
    (
      await db.all(sql<{ code: string }>`
        select lesson_code as code from library_lesson_versions where course_code = ${courseCode}
        union select lesson_code from library_lesson_drafts where course_code = ${courseCode}`)
    ).map(({ code }) => code),

  drafts: () => db.all(sql<LessonDraft>`select ${draft} from library_lesson_drafts`),
  draft: ({ courseCode, lessonCode }: LessonPlace) =>
    db.one(sql<LessonDraft>`
      select ${draft} from library_lesson_drafts where course_code = ${courseCode} and lesson_code = ${lessonCode} for update`),
  /** Saves over the revision that was read, 0 where there was none; undefined when another one was saved meanwhile. */
  save: ({ courseCode, lessonCode }: LessonPlace, revision: number, body: LessonBody, by: Colleague, now: Temporal.Instant) =>
    revision === 0
      ? db.one(sql<LessonDraft>`
          insert into library_lesson_drafts (course_code, lesson_code, revision, body, saved_at, saved_by, saved_by_name)
          values (${courseCode}, ${lessonCode}, nextval('library_draft_revisions'), ${JSON.stringify(body)}::jsonb, ${now},
            ${by.accountId}, ${by.name})
          on conflict (course_code, lesson_code) do nothing
          returning ${draft}`)
      : db.one(sql<LessonDraft>`
          update library_lesson_drafts
          set revision = nextval('library_draft_revisions'), body = ${JSON.stringify(body)}::jsonb, saved_at = ${now},
            saved_by = ${by.accountId}, saved_by_name = ${by.name}
          where course_code = ${courseCode} and lesson_code = ${lessonCode} and revision = ${revision}
          returning ${draft}`),
  /** Whether there was such a draft. */
  async discard({ courseCode, lessonCode }: LessonPlace, revision: number): Promise<boolean> {
    const gone = await db.one(sql<object>`
      delete from library_lesson_drafts
      where course_code = ${courseCode} and lesson_code = ${lessonCode} and revision = ${revision} returning revision`);
    return gone !== undefined;
  },
});
