import { type Db, sql } from '#platform/db';
import { type Eraser, takeNamesOut } from '#platform/erasure';

/** Amounts and lessons stay, as the books stand on them; names go out of the reasons that managers gave. */
export const eraseReasons =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const ops = sql`op_id in (select op_id from ledger_ops where scope = ${`family:${it.familyId}`})`;
    await takeNamesOut(db, it, { table: 'ledger_reasons', key: ['op_id'], texts: ['reason'], where: ops });
    await takeNamesOut(db, it, { table: 'ledger_ops', key: ['op_id'], texts: ['request', 'result'], where: ops });
  };
