import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf, takeNamesOut, takeNamesOutElsewhere } from '#platform/erasure';

/**
 * What the family was told loses the names; of a whole family all of it goes, with its devices and choices. Teachers and
 * managers were told about the same lessons and conversations: names go there too.
 */
export const eraseNotices =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    if (it.account) {
      for (const table of [
        'notifications_notices',
        'notifications_devices',
        'notifications_settings',
        'notifications_telegram_words',
        'notifications_telegram_chats',
      ])
        await db.run(sql`delete from ${sql.table(table)} where customer_id = ${idsOf([it.familyId, ...it.grownUps])}`);
      for (const table of [
        'notifications_reminders',
        'notifications_balance_levels',
        'notifications_expiry_notices',
        'notifications_lesson_notices',
      ])
        await db.run(sql`delete from ${sql.table(table)} where family_id = ${it.familyId}`);
      await db.run(sql`delete from notifications_announcement_people where person_id = ${it.familyId}`);
    }
    const about = sql`family_id = ${it.familyId}`;
    await takeNamesOut(db, it, { table: 'notifications_reminders', key: ['reminder_id'], json: ['about'], where: about });
    await takeNamesOut(db, it, {
      table: 'notifications_notices',
      key: ['notice_id'],
      texts: ['title', 'text'],
      where: sql`customer_id = ${idsOf([it.familyId, ...it.grownUps, ...it.told])}`,
    });
    await takeNamesOutElsewhere(db, it, {
      table: 'notifications_notices',
      key: ['notice_id'],
      texts: ['title', 'text'],
      family: sql`notifications_notices.customer_id`,
    });
  };
