import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

export interface MessageAct {
  messageId: string;
  act: 'retried' | 'closed';
  byAccount: string;
  reason: string;
  at: Temporal.Instant;
}

/** What managers did with messages that failed. */
export const createMessageActs = (db: Db) => ({
  add: ({ messageId, act, byAccount, reason, at }: MessageAct) =>
    db.run(sql`
      insert into notifications_message_acts (act_id, message_id, act, by_account, reason, at)
      values (${newId()}, ${messageId}, ${act}, ${byAccount}, ${reason}, ${at})`),
  /** The latest first. */
  of: (messageIds: readonly string[]) =>
    db.all(sql<MessageAct>`
      select message_id as "messageId", act, by_account as "byAccount", reason, at from notifications_message_acts
      where message_id = any(${[...messageIds]}::uuid[]) order by at desc, act_id desc`),
});

export type MessageActs = ReturnType<typeof createMessageActs>;
