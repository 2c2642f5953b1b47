import { type Db, sql } from '#platform/db';
import { type Eraser, takeNamesOut } from '#platform/erasure';

/** Cases stay; whose they were is nobody any more. */
export const eraseCaseNames =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const ours = sql`family_id = ${it.familyId}`;
    const cases = sql`case_id in (select case_id from reconciliation_cases where ${ours})`;
    await takeNamesOut(db, it, { table: 'reconciliation_cases', key: ['case_id'], texts: ['words'], json: ['facts'], where: ours });
    await takeNamesOut(db, it, { table: 'reconciliation_remedies', key: ['attempt_id'], texts: ['reason', 'answer'], where: cases });
  };
