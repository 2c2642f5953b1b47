import { lessonsOfKids } from '#modules/calendar';
import { type Db, sql } from '#platform/db';
import { type Eraser, nobodysName } from '#platform/erasure';

/** Why a family wanted another teacher, and what it was answered, goes. */
export const eraseTeacherRequests =
  ({ db }: { db: Pick<Db, 'run'> }): Eraser =>
  async (it) =>
    void (await db.run(sql`
      update scheduling_teacher_requests set reason = ${nobodysName}, answer = case when answer is not null then ${nobodysName} end
      where ${lessonsOfKids(it.kidUids).processes}`));
