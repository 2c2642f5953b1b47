import type { CardContent, TeacherCard } from '@school/contract/teacher-cards/shapes';

import { type Db, sql } from '#platform/db';

/** What a card says, as it is kept: picture and video by their names among the files. */
export type KeptContent = CardContent;

/** The card of a teacher as it is kept. */
export interface KeptCard extends KeptContent, Pick<TeacherCard, 'teacherId' | 'name' | 'subjects'> {
  ageFrom: number;
  ageTo: number;
}

const columns = sql`teacher_id as "teacherId", name, about, languages, teaches_since as "teachesSince", avatar as photo, video, subjects,
  age_from as "ageFrom", age_to as "ageTo"`;

export type TeacherCards = ReturnType<typeof createTeacherCards>;

/** What families read of a teacher: rows to nouns. */
export const createTeacherCards = (db: Db) => ({
  find: (teacherId: string) => db.one(sql<KeptCard>`select ${columns} from scheduling_teachers where teacher_id = ${teacherId}`),
  /** The same, until the commit as it is. */
  lock: (teacherId: string) => db.one(sql<KeptCard>`select ${columns} from scheduling_teachers where teacher_id = ${teacherId} for update`),
  byIds: (teacherIds: readonly string[]) =>
    db.all(sql<KeptCard>`select ${columns} from scheduling_teachers where teacher_id = any(${[...teacherIds]}::uuid[])`),
  /** Of those who teach now. */
  all: () => db.all(sql<KeptCard>`select ${columns} from scheduling_teachers where teaches_now order by name, teacher_id`),
  /** Languages decide who fits a child: calendars kept in memory are read anew. */
  write: (teacherId: string, { about, languages, teachesSince, photo, video }: KeptContent) =>
    db.run(sql`
      update scheduling_teachers set about = ${JSON.stringify(about)}::jsonb, languages = ${languages}::text[],
        teaches_since = ${teachesSince}, avatar = ${photo}, video = ${video}, calendar_version = nextval('scheduling_calendar_versions')
      where teacher_id = ${teacherId}`),
  /** Whoever works here no more is not shown with face and voice. */
  takePictures: (teacherId: string) =>
    db.run(sql`update scheduling_teachers set avatar = null, video = null where teacher_id = ${teacherId}`),
});
