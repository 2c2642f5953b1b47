import { type Db, sql } from './db.ts';

export type Channel = 'mail' | 'sms';

export interface Message {
  id: string;
  key: string;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  state: 'queued' | 'sent' | 'failed';
  attempts: number;
  at: Temporal.Instant;
}

export interface NewMessage {
  id: string;
  key: string;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  state: 'queued' | 'sent';
  at: Temporal.Instant;
}

/** The rows of mail and SMS. */
export function createMessageStore(db: Db) {
  const columns = sql.raw('id, key, channel, recipient as "to", subject, text, html, state, attempts, at');
  return {
    /** Nothing happens when a message under this key is there already. */
    async add(message: NewMessage): Promise<void> {
      const { id, key, channel, to, subject, text, html, state, at } = message;
      await db.run(sql`
        insert into platform_messages (id, key, channel, recipient, subject, text, html, state, at, next_try_at)
        values (${id}, ${key}, ${channel}, ${to}, ${subject}, ${text}, ${html}, ${state}, ${at}, ${at})
        on conflict (key) do nothing`);
    },
    /** Takes one message that is due and puts its next try off, so that nobody else takes it meanwhile. */
    async take(now: Temporal.Instant, nextTryAt: (attempts: number) => Temporal.Instant): Promise<Message | undefined> {
      return db.inTransaction(async () => {
        const message = await db.one(sql<Message>`
          select ${columns} from platform_messages where state = 'queued' and next_try_at <= ${now}
          order by next_try_at limit 1 for update skip locked`);
        if (!message) return undefined;
        const attempts = message.attempts + 1;
        await db.run(sql`
          update platform_messages set attempts = ${attempts}, next_try_at = ${nextTryAt(attempts)} where id = ${message.id}`);
        return { ...message, attempts };
      });
    },
    /** Sent ones keep no words: they hold codes and links, and the copy that matters is the receiver's. */
    async markSent(id: string): Promise<void> {
      await db.run(sql`update platform_messages set state = 'sent', text = '', html = null, last_fault = null where id = ${id}`);
    },
    async markFault(id: string, fault: string, isLast: boolean): Promise<void> {
      await db.run(sql`
        update platform_messages set last_fault = ${fault.slice(0, 500)}, state = ${isLast ? 'failed' : 'queued'} where id = ${id}`);
    },
    /** The newest first; with `to`, those to one address. */
    async latest({ to, limit }: { to?: string | undefined; limit: number }): Promise<Message[]> {
      return db.all(sql<Message>`
        select ${columns} from platform_messages where ${to ?? null}::text is null or recipient = ${to ?? null}
        order by at desc, id desc limit ${limit}`);
    },
    async removeBefore(instant: Temporal.Instant): Promise<number> {
      return db.run(sql`delete from platform_messages where at < ${instant} and state <> 'queued'`);
    },
  };
}
