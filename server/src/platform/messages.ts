import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { newId } from './ids.ts';
import type { Log } from './log.ts';
import { type MailPort, Undeliverable } from './mail.ts';
import { type Channel, createMessageStore, type Message } from './messages.store.ts';
import type { SmsPort } from './sms.ts';

/** What is to be said to somebody. `key` names the occasion: the same key is sent once, however often it is queued. */
export interface Outgoing {
  key: string;
  channel: Channel;
  /** An e-mail address, or digits of a phone with the country code. */
  to: string;
  /** Mail only. */
  subject?: string;
  text: string;
  html?: string;
}

export interface Messages {
  /** Inside a transaction it becomes true with the commit, and only then leaves the school. */
  queue(message: Outgoing): Promise<void>;
  /** Sends what is due by the clock; answers when nothing due is left. For tests and the development clock. */
  deliverDue(): Promise<void>;
  /** The newest first: the dev inbox. */
  latest(filter: { to?: string | undefined; limit: number }): Promise<Message[]>;
  /** Removes those of more than 35 days (design/security.md: backups and copies age out in 35 days). */
  forgetOld(): Promise<number>;
  /** Starts sending after each commit, and by a look every second. */
  start(): void;
  /** Waits for what is being sent. */
  stop(): Promise<void>;
}

const keptFor = { hours: 35 * 24 };
const givesUpAfter = { hours: 24 };

/** Outbox of design/security.md §7: 10 s · 2ⁿ ± 20 % between tries (the first waits 10 s), 24 hours long. */
export function waitBeforeTry(attempts: number, random: () => number): { milliseconds: number } {
  const seconds = 10 * 2 ** Math.min(attempts - 1, 13);
  return { milliseconds: Math.round(seconds * 1000 * (0.8 + 0.4 * random())) };
}

/**
 * Mail and SMS. A channel without a port keeps its messages in the table: that is the dev inbox at /dev/inbox.
 * Words never reach the log.
 */
export function createMessages(given: {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn' | 'error'>;
  mail?: MailPort | undefined;
  sms?: SmsPort | undefined;
  random?: () => number;
}): Messages {
  const { db, clock, log, mail, sms, random = Math.random } = given;
  const store = createMessageStore(db);
  const senders: Record<Channel, ((message: Message) => Promise<void>) | undefined> = {
    mail: mail && (({ key, to, subject, text, html }) => mail.send({ key, to, subject, text, ...(html !== null && { html }) })),
    sms: sms && (({ key, to, text }) => sms.send({ key, to, text })),
  };
  let running: Promise<void> | undefined;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;

  async function sendOne(message: Message): Promise<void> {
    try {
      await senders[message.channel]?.(message);
    } catch (fault) {
      const isLast = fault instanceof Undeliverable || Temporal.Instant.compare(clock.now(), message.at.add(givesUpAfter)) > 0;
      const tale = fault instanceof Error ? fault.message : String(fault);
      await store.markFault(message.id, tale, isLast);
      const facts = { id: message.id, key: message.key, channel: message.channel, attempts: message.attempts };
      if (isLast) log.error(facts, 'a message will not be delivered');
      else log.warn(facts, 'a message was not taken, trying again later');
      return;
    }
    await store.markSent(message.id);
  }

  async function deliverDue(): Promise<void> {
    const now = clock.now();
    for (;;) {
      const message = await store.take(now, (attempts) => now.add(waitBeforeTry(attempts, random)));
      if (!message) return;
      await sendOne(message);
    }
  }

  function wake(): void {
    if (!timer) return;
    isWanted = true;
    running ??= (async () => {
      // What was committed while the last look was under way is found by another one.
      while (isWanted) {
        isWanted = false;
        await deliverDue().catch((fault: unknown) => log.error({ err: fault }, 'messages could not be sent'));
      }
      running = undefined;
    })();
  }

  return {
    async queue({ key, channel, to, subject = '', text, html }) {
      const state = senders[channel] ? 'queued' : 'sent';
      await store.add({ id: newId(), key, channel, to, subject, text, html: html ?? null, state, at: clock.now() });
      db.afterCommit(wake);
    },
    deliverDue,
    latest: (filter) => store.latest(filter),
    forgetOld: () => store.removeBefore(clock.now().subtract(keptFor)),
    start() {
      if (!mail && !sms) return;
      timer = setInterval(wake, 1000);
      timer.unref();
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
