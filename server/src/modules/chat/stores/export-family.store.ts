import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Conversations of the family with the school and with its teachers, with their pictures, voices and documents. */
export const exportChats =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const messages = await db.all(sql<{ picture: string | null; attachment: string | null }>`
      select c.kind, c.kid_uid as "kidUid", m.chat_id as "chatId", m.n, m.side, m.author_name as "author", m.text, m.picture, m.attachment,
        m.attachment_name as "attachmentName", m.at
      from chat_messages m join chat_chats c using (chat_id) where c.family_id = ${familyId} order by m.chat_id, m.n`);
    return [{ name: 'chats.json', data: messages, files: messages.flatMap(({ picture, attachment }) => picture ?? attachment ?? []) }];
  };
