import { type Db, sql } from './db.ts';

export type Channel = 'mail' | 'sms' | 'push' | 'telegram';
export type MessageState = 'queued' | 'sent' | 'failed' | 'dropped' | 'closed';

export interface Message {
  id: string;
  key: string;
  channel: Channel;
  /** An e-mail address, digits of a phone, or the id of a device. */
  to: string;
  /** Whom it tells; null where nobody is known yet. */
  customerId: string | null;
  subject: string;
  text: string;
  state: MessageState;
  attempts: number;
  lastFault: string | null;
  at: Temporal.Instant;
  /** When it was first to be sent. */
  dueAt: Temporal.Instant;
  /** Of no use after that. */
  uselessAt: Temporal.Instant | null;
  /** What is asked right before it is sent, and about what. */
  asks: string | null;
  asksAbout: unknown;
  /** Where its reader gives such letters up by one tap; null where it is no offer. */
  unsubscribe: string | null;
  /** What goes with it, and what that is about. */
  attaches: { name: string; about: unknown } | null;
}

export type NewMessage = Omit<Message, 'attempts' | 'lastFault'>;

/** Which messages a list shows, the newest first. */
export interface MessageFilter {
  to?: string | undefined;
  customerId?: string | undefined;
  states?: readonly MessageState[] | undefined;
  /** Messages to these people, or with this in their address or subject. */
  search?: { text: string; customerIds: readonly string[] } | undefined;
  before?: { at: string; id: string } | undefined;
  limit: number;
}

/** The rows of mail, SMS and push. */
export function createMessageStore(db: Db) {
  const columns = sql.raw(
    `id, key, channel, recipient as "to", customer_id as "customerId", subject, text, state, attempts, last_fault as "lastFault", at,
     due_at as "dueAt", useless_at as "uselessAt", asks, asks_about as "asksAbout", unsubscribe, attaches`,
  );
  const dueOf = (channel: Channel, now: Temporal.Instant) =>
    sql`from platform_messages where state = 'queued' and channel = ${channel} and next_try_at <= ${now}`;
  return {
    /** Nothing happens when a message under this key is there already. */
    async add(it: NewMessage): Promise<void> {
      await db.run(sql`
        insert into platform_messages (id, key, channel, recipient, customer_id, subject, text, state, at, due_at, next_try_at,
          useless_at, asks, asks_about, unsubscribe, attaches)
        values (${it.id}, ${it.key}, ${it.channel}, ${it.to}, ${it.customerId}, ${it.subject}, ${it.text}, ${it.state}, ${it.at},
          ${it.dueAt}, ${it.dueAt}, ${it.uselessAt}, ${it.asks}, ${JSON.stringify(it.asksAbout ?? null)}::jsonb, ${it.unsubscribe},
          ${it.attaches && JSON.stringify(it.attaches)}::jsonb)
        on conflict (key) do nothing`);
    },
    /** How many of a channel are due, counted up to `most`. */
    async countDue(channel: Channel, now: Temporal.Instant, most: number): Promise<number> {
      const row = await db.one(sql<{ n: number }>`select count(*) as n from (select ${dueOf(channel, now)} limit ${most}) as due`);
      return row?.n ?? 0;
    },
    find: (id: string) => db.one(sql<Message>`select ${columns} from platform_messages where id = ${id}`),
    /**
     * Takes one message of a channel that is due, and puts its next try off, so that nobody else takes it meanwhile: first what is of no use
     * soon (a code, a reminder), then what waits longest.
     */
    async take(channel: Channel, now: Temporal.Instant, nextTryAt: (attempts: number) => Temporal.Instant): Promise<Message | undefined> {
      const due = dueOf(channel, now);
      return db.inTransaction(async () => {
        const message =
          (await db.one(
            sql<Message>`select ${columns} ${due} and useless_at is not null order by useless_at limit 1 for update skip locked`,
          )) ?? (await db.one(sql<Message>`select ${columns} ${due} order by next_try_at limit 1 for update skip locked`));
        if (!message) return undefined;
        const attempts = message.attempts + 1;
        await db.run(sql`
          update platform_messages set attempts = ${attempts}, next_try_at = ${nextTryAt(attempts)} where id = ${message.id}`);
        return { ...message, attempts };
      });
    },
    /** Sent ones keep no words: they hold codes and links, and the copy that matters is the receiver's. */
    async markSent(id: string): Promise<void> {
      await db.run(sql`update platform_messages set state = 'sent', text = '', last_fault = null where id = ${id}`);
    },
    /** It left the table by no port: the words stay, for the inbox. */
    async markShown(id: string): Promise<void> {
      await db.run(sql`update platform_messages set state = 'sent' where id = ${id}`);
    },
    async markDropped(id: string): Promise<void> {
      await db.run(sql`update platform_messages set state = 'dropped', text = '' where id = ${id}`);
    },
    async markFault(id: string, fault: string, isLast: boolean): Promise<void> {
      await db.run(sql`
        update platform_messages set last_fault = ${fault.slice(0, 500)}, state = ${isLast ? 'failed' : 'queued'} where id = ${id}`);
    },
    /** The other side is busy: this try does not count. */
    async putOff(id: string, until: Temporal.Instant, fault: string): Promise<void> {
      await db.run(sql`
        update platform_messages set attempts = greatest(attempts - 1, 0), next_try_at = ${until}, last_fault = ${fault.slice(0, 500)} where id = ${id}`);
    },
    /** Sends a failed one anew, with all its tries, to another address if it is given; false when it is failed no longer. */
    async again(id: string, to: string | undefined, now: Temporal.Instant): Promise<boolean> {
      const rows = await db.run(sql`
        update platform_messages set state = 'queued', attempts = 0, due_at = ${now}, next_try_at = ${now}, recipient = coalesce(${to ?? null}, recipient)
        where id = ${id} and state = 'failed'`);
      return rows === 1;
    },
    /** Puts a failed one away; false when it is failed no longer. */
    async close(id: string): Promise<boolean> {
      const rows = await db.run(sql`
        update platform_messages set state = 'closed', text = '' where id = ${id} and state = 'failed'`);
      return rows === 1;
    },
    /** The newest first. */
    async latest({ to, customerId, states, search, before, limit }: MessageFilter): Promise<Message[]> {
      const like = `%${search?.text.replace(/[\\%_]/g, String.raw`\$&`) ?? ''}%`;
      const conditions = [
        sql`true`,
        ...(to === undefined ? [] : [sql`recipient = ${to}`]),
        ...(customerId === undefined ? [] : [sql`customer_id = ${customerId}`]),
        ...(states === undefined ? [] : [sql`state = any(${[...states]}::text[])`]),
        ...(search === undefined
          ? []
          : [sql`(recipient ilike ${like} or subject ilike ${like} or customer_id = any(${[...search.customerIds]}::uuid[]))`]),
        ...(before === undefined ? [] : [sql`(at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`]),
      ];
      return db.all(sql<Message>`
        select ${columns} from platform_messages where ${sql.join(conditions, sql` and `)}
        order by at desc, id desc limit ${limit}`);
    },
    /** How messages under these keys stand; those that are kept no longer are not among them. */
    statesOf: (keys: readonly string[]) =>
      db.all(sql<Pick<Message, 'key' | 'state'>>`select key, state from platform_messages where key = any(${[...keys]}::text[])`),
    async countIn(state: MessageState): Promise<number> {
      const row = await db.one(sql<{ n: number }>`select count(*) as n from platform_messages where state = ${state}`);
      return row?.n ?? 0;
    },
    async removeBefore(instant: Temporal.Instant): Promise<number> {
      return db.run(sql`delete from platform_messages where at < ${instant} and state <> 'queued'`);
    },
  };
}
