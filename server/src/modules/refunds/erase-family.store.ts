import { type Db, sql } from '#platform/db';
import { type Eraser, takeNamesOut } from '#platform/erasure';

/** Refunds stay, as the law asks of books; who asked for them is nobody any more. */
export const eraseRefundNames =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const ours = sql`family_id = ${it.familyId}`;
    const refunds = sql`refund_id in (select refund_id from refunds_refunds where ${ours})`;
    await takeNamesOut(db, it, {
      table: 'refunds_refunds',
      key: ['refund_id'],
      texts: ['family_name', 'reason', 'answer', 'waived_why'],
      where: ours,
    });
    await takeNamesOut(db, it, { table: 'refunds_steps', key: ['refund_id', 'n'], texts: ['by_name', 'note'], where: refunds });
  };
