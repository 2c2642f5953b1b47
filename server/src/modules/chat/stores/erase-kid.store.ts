import type { Db } from '#platform/db';
import { sql } from '#platform/db';
import { type Eraser, idsOf, takeNamesOut, takeNamesOutElsewhere } from '#platform/erasure';

/**
 * Conversations about a child go whole, with their pictures, voices, documents and reports. In the family's conversation with the school the
 * names go; with the whole family that conversation goes too. Conversations of other families stay, without the names.
 */
export const eraseChats =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const going = it.account ? sql`family_id = ${it.familyId}` : sql`kid_uid = ${idsOf(it.kidUids)}`;
    const chats = sql`chat_id in (select chat_id from chat_chats where ${going})`;
    for (const { file } of await db.all(sql<{ file: string }>`
      select coalesce(picture, attachment) as file from chat_messages where coalesce(picture, attachment) is not null and ${chats}`))
      await it.dropFile(file);
    await db.run(sql`delete from chat_reports where ${chats}`);
    await db.run(sql`delete from chat_readings where ${chats}`);
    await db.run(sql`delete from chat_messages where ${chats}`);
    await db.run(sql`delete from chat_chats where ${going}`);
    const kept = sql`chat_id in (select chat_id from chat_chats where family_id = ${it.familyId})`;
    await takeNamesOut(db, it, { table: 'chat_messages', key: ['message_id'], texts: ['text', 'attachment_name'], where: kept });
    await takeNamesOut(db, it, { table: 'chat_chats', key: ['chat_id'], texts: ['last_text'], where: sql`family_id = ${it.familyId}` });
    await takeNamesOut(db, it, {
      table: 'chat_reports',
      key: ['report_id'],
      texts: ['reason', 'stopped_text', 'result'],
      where: kept,
    });
    // What was said in other conversations: with families whose children had lessons together, and wherever both names stand.
    const family = (chat: ReturnType<typeof sql>) => sql`(select c.family_id from chat_chats c where c.chat_id = ${chat})`;
    await takeNamesOutElsewhere(db, it, {
      table: 'chat_messages',
      key: ['message_id'],
      texts: ['text', 'attachment_name'],
      family: family(sql`chat_messages.chat_id`),
    });
    await takeNamesOutElsewhere(db, it, { table: 'chat_chats', key: ['chat_id'], texts: ['last_text'], family: sql`chat_chats.family_id` });
    await takeNamesOutElsewhere(db, it, {
      table: 'chat_reports',
      key: ['report_id'],
      texts: ['reason', 'stopped_text', 'result'],
      family: family(sql`chat_reports.chat_id`),
    });
  };
