import { type Db, sql } from '#platform/db';
import type { Eraser } from '#platform/erasure';

/** Subscriptions that have ended stay with their periods; the card is forgotten. */
export const eraseCards =
  ({ db }: { db: Db }): Eraser =>
  async ({ familyId, account }) => {
    if (!account) return;
    await db.run(sql`
      update subscriptions_subscriptions set card_token = null, card_shown = null, consented_at = null
      where family_id = ${familyId} and state = 'ended'`);
  };
