import { type Db, sql } from './db.ts';
import { type Eraser, idsOf, takeNamesOut, takeNamesOutElsewhere } from './erasure.ts';

/**
 * What the platform keeps by the way: messages on their way and sent, answers kept for repeated calls, refusals, events that
 * nobody could be told yet.
 */
export const erasePlatformData =
  (db: Db): Eraser =>
  async (it) => {
    const { account, familyId, kidUids } = it;
    if (account) {
      const { email, phone } = account;
      await db.run(sql`
        delete from platform_messages where customer_id = ${idsOf([familyId, ...it.grownUps])} or recipient = ${email}::text or recipient = ${phone?.replace('+', '') ?? null}::text`);
      await db.run(sql`delete from platform_refusals where family_id = ${familyId}`);
      await db.run(sql`delete from platform_idempotency where ${keysOf(familyId)}`);
    }
    // Nobody is to be told any more what happened to a child who is not there.
    await db.run(sql`delete from platform_deliveries where payload ->> 'kidUid' = any(${[...kidUids]}::text[])`);
    await db.run(sql`delete from platform_refusals where kid_uid = ${idsOf(kidUids)}`);
    // Their lessons go with no letter any more.
    await db.run(sql`
      update platform_messages set attaches = null
      where customer_id = ${idsOf([familyId, ...it.grownUps])} and attaches -> 'about' ->> 'kidUid' = any(${[...kidUids]}::text[])`);
    const out = (words: Parameters<typeof takeNamesOut>[2]) => takeNamesOut(db, it, words);
    await out({ table: 'platform_refusals', key: ['refusal_id'], json: ['facts', 'params'], where: sql`family_id = ${familyId}` });
    await out({ table: 'platform_idempotency', key: ['scope', 'key'], json: ['answer'], where: keysOf(familyId, ...it.told) });
    await out({
      table: 'platform_messages',
      key: ['id'],
      texts: ['subject', 'text', 'last_fault'],
      json: ['asks_about'],
      where: sql`customer_id = ${idsOf([familyId, ...it.grownUps, ...it.told])}`,
    });
    await takeNamesOutElsewhere(db, it, {
      table: 'platform_messages',
      key: ['id'],
      texts: ['subject', 'text'],
      family: sql`platform_messages.customer_id`,
    });
    await out({
      table: 'platform_deliveries',
      key: ['id'],
      texts: ['last_fault'],
      json: ['payload'],
      where: sql`payload ->> 'familyId' = ${familyId}`,
    });
  };

/** Keys of people, of commands in several parts too. */
const keysOf = (...people: string[]) => sql`split_part(scope, '/', 1) = any(${people}::text[])`;
