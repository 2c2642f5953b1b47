import type { CannedAnswer } from '@school/contract/chat/manager-shapes';

import { type Db, sql } from '#platform/db';

interface Row {
  answerId: string;
  title: string;
  ru: string;
  en: string;
}

const view = ({ answerId, title, ru, en }: Row): CannedAnswer => ({ answerId, title, text: { ru, en } });
const columns = sql`answer_id as "answerId", title, text_ru as "ru", text_en as "en"`;

export type CannedAnswers = ReturnType<typeof createCannedAnswers>;

/** Rows of answers that managers keep ready. */
export const createCannedAnswers = (db: Db) => ({
  async list(): Promise<CannedAnswer[]> {
    return (await db.all(sql<Row>`select ${columns} from chat_canned_answers order by lower(title), answer_id`)).map(view);
  },
  async find(answerId: string): Promise<CannedAnswer | undefined> {
    const row = await db.one(sql<Row>`select ${columns} from chat_canned_answers where answer_id = ${answerId} for update`);
    return row && view(row);
  },
  async put({ answerId, title, text }: CannedAnswer, now: Temporal.Instant): Promise<void> {
    await db.run(sql`
      insert into chat_canned_answers (answer_id, title, text_ru, text_en, changed_at)
      values (${answerId}, ${title}, ${text.ru}, ${text.en}, ${now})
      on conflict (answer_id) do update set title = excluded.title, text_ru = excluded.text_ru, text_en = excluded.text_en,
        changed_at = excluded.changed_at`);
  },
  async drop(answerId: string): Promise<void> {
    await db.run(sql`delete from chat_canned_answers where answer_id = ${answerId}`);
  },
});
