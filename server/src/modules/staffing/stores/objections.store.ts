import type { Objection } from '#modules/calendar/rules';
import { type Db, idsOf, sql } from '#platform/db';

export type Objections = ReturnType<typeof createObjections>;

const columns = sql`objection_id as "objectionId", lesson_id as "lessonId", family_id as "familyId", account_id as "accountId", text,
  raised_at as "raisedAt", outcome, answer, units, decided_at as "decidedAt"`;

export function createObjections(db: Db) {
  return {
    /** False when the family has said so before. */
    raise: async (it: Pick<Objection, 'objectionId' | 'lessonId' | 'familyId' | 'accountId' | 'text' | 'raisedAt'>): Promise<boolean> =>
      (await db.run(sql`
        insert into scheduling_objections (objection_id, lesson_id, family_id, account_id, text, raised_at)
        values (${it.objectionId}, ${it.lessonId}, ${it.familyId}, ${it.accountId}, ${it.text}, ${it.raisedAt})
        on conflict do nothing`)) === 1,
    find: (objectionId: string) => db.one(sql<Objection>`select ${columns} from scheduling_objections where objection_id = ${objectionId}`),
    ofLessons: (lessonIds: readonly string[], familyId: string | null) =>
      db.all(sql<Objection>`
        select ${columns} from scheduling_objections
        where lesson_id = any(${idsOf(lessonIds)}) ${familyId === null ? sql`` : sql`and family_id = ${familyId}`}`),
    open: () => db.all(sql<Objection>`select ${columns} from scheduling_objections where outcome is null order by raised_at limit 200`),
    /** False when it was decided before. */
    decide: async (
      objectionId: string,
      it: { outcome: 'upheld' | 'rejected'; answer: string; units: number; by: string; at: Temporal.Instant },
    ): Promise<boolean> =>
      (await db.run(sql`
        update scheduling_objections set outcome = ${it.outcome}, answer = ${it.answer}, units = ${it.units}, decided_at = ${it.at},
          decided_by = ${it.by}
        where objection_id = ${objectionId} and outcome is null`)) === 1,
  };
}
