import { type Db, sql } from '#platform/db';

export interface Link {
  linkId: string;
  orderId: string;
  familyId: string;
  endsAt: Temporal.Instant;
  attemptId: string | null;
}

const link = sql`link_id as "linkId", order_id as "orderId", family_id as "familyId", ends_at as "endsAt", attempt_id as "attemptId"`;

/** Links by which somebody else pays: rows to nouns. Their tokens are kept as hashes only. */
export function createLinks(db: Db) {
  return {
    add: (it: Omit<Link, 'attemptId'> & { tokenHash: Buffer; madeBy: string }, at: Temporal.Instant) =>
      db.run(sql`
        insert into pay_links_links (link_id, order_id, family_id, token_hash, made_by, made_at, ends_at)
        values (${it.linkId}, ${it.orderId}, ${it.familyId}, ${it.tokenHash}, ${it.madeBy}, ${at}, ${it.endsAt})`),
    byToken: (tokenHash: Buffer) =>
      db.one(sql<Link>`select ${link} from pay_links_links where token_hash = ${tokenHash} and withdrawn_at is null`),
    ofOrder: (orderId: string) =>
      db.one(sql<Link>`select ${link} from pay_links_links where order_id = ${orderId} and withdrawn_at is null`),
    /** False when there is none that lives. */
    withdraw: async (orderId: string, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`update pay_links_links set withdrawn_at = ${at} where order_id = ${orderId} and withdrawn_at is null`)) === 1,
    began: (linkId: string, attemptId: string) =>
      db.run(sql`update pay_links_links set attempt_id = ${attemptId} where link_id = ${linkId}`),
    removeOver: (before: Temporal.Instant) => db.run(sql`delete from pay_links_links where ends_at < ${before}`),
  };
}

export type Links = ReturnType<typeof createLinks>;
