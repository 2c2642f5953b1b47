import { notificationLimits } from '@school/contract/notifications/limits';

import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { newId } from './ids.ts';
import type { Log } from './log.ts';
import { type Attached, createLetters, type Letters } from './letter-carrier.ts';
import { Busy, Gone, type MailPort, Undeliverable } from './mail.ts';
import { type Channel, createMessageStore, type Message, type MessageFilter } from './messages.store.ts';
import { createBreakers } from './channel-breakers.ts';
import type { SmsPort } from './sms.ts';

/** What is to be said to somebody. `key` names the occasion: the same key is sent once, however often it is queued. */
interface Outgoing {
  key: string;
  channel: Channel;
  /** An e-mail address, digits of a phone with the country code, or the id of a device. */
  to: string;
  /** Whom it tells: a family, a teacher, a manager. */
  customerId?: string | undefined;
  /** What managers see of it in their list; the subject of a mail. */
  subject?: string;
  text: string;
  /** It waits until then, and is sent if it is still true. */
  notBefore?: Temporal.Instant | undefined;
  /** Of no use after that: it is dropped. */
  uselessAt?: Temporal.Instant | undefined;
  /** Asked right before each try (`asks` of this name): dropped when the answer is no. */
  asks?: { name: string; about: unknown } | undefined;
  /** Of a letter that is an offer: the address at which its reader gives such letters up. */
  unsubscribe?: string | undefined;
  /** What goes with a letter. */
  attaches?: Attached | undefined;
}

/** Takes a message out of the school. Throws when it was not taken: `Undeliverable` if it never will be. */
export type Carrier = (message: Message) => Promise<void>;

export interface Messages extends Letters {
  /** Inside a transaction it becomes true with the commit, and only then leaves the school. */
  queue(message: Outgoing): Promise<void>;
  /** Who carries a channel from now on. A channel without a carrier keeps its messages in the table. */
  carry(channel: Channel, carrier: Carrier | undefined): void;
  /** Who carries mail and SMS from now on: nobody, where nothing is set up. */
  lead(ports: { mail: MailPort | undefined; sms: SmsPort | undefined }): void;
  /** Is what is sent by this channel read by anybody: does it leave the school, or is it shown in the inbox? */
  arrives(channel: Channel): boolean;
  /** Does it leave the school? */
  leaves(channel: Channel): boolean;
  /** Knocks at whoever carries a channel; what went wrong, or nothing. Where nobody can be asked, only a message tells. */
  check(channel: Channel): Promise<string | undefined>;
  /** Who answers whether what a message says is still true; once a name. */
  answer(name: string, isStillTrue: (about: never) => Promise<boolean>): void;
  /** Sends what is due by the clock; answers when nothing due is left. For tests and the development clock. */
  deliverDue(): Promise<void>;
  /** The newest first: the dev inbox, the managers' list. */
  latest(filter: MessageFilter): Promise<Message[]>;
  find(id: string): Promise<Message | undefined>;
  /** How messages under these keys stand. */
  statesOf(keys: readonly string[]): Promise<Array<Pick<Message, 'key' | 'state'>>>;
  /** How many will not be delivered. */
  failed(): Promise<number>;
  /** Sends a failed message anew, to another address if it is given; false when it is failed no longer. */
  again(id: string, to?: string): Promise<boolean>;
  /** Puts a failed message away; false when it is failed no longer. */
  close(id: string): Promise<boolean>;
  /** Removes those that are kept no longer (docs/retention.md: backups and copies age out in 35 days). */
  forgetOld(): Promise<number>;
  /** Starts sending after each commit, and by a look every second. */
  start(): void;
  /** Waits for what is being sent. */
  stop(): Promise<void>;
}

const keptFor = { hours: notificationLimits.messagesKeptDays * 24 };
/** How many of a channel are on their way at once. */
const lanes: Readonly<Record<Channel, number>> = { mail: 4, sms: 2, push: 4, telegram: 1 };
const channels = Object.keys(lanes) as Channel[];
const givesUpAfter = { hours: 24 };

/** The outbox (docs/design/operations.md#outbox): 10 s · 2ⁿ ± 20 % between tries (the first waits 10 s), 24 hours long. */
export function waitBeforeTry(attempts: number, random: () => number): { milliseconds: number } {
  const seconds = 10 * 2 ** Math.min(attempts - 1, 13);
  return { milliseconds: Math.round(seconds * 1000 * (0.8 + 0.4 * random())) };
}

/**
 * Mail, SMS and push. A channel without a port keeps its messages in the table: that is the dev inbox at /dev/inbox.
 * Words never reach the log.
 */
export function createMessages(given: {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn' | 'error'>;
  mail?: MailPort | undefined;
  sms?: SmsPort | undefined;
  random?: () => number;
  /** The page /dev/inbox is there: not in production. */
  hasInbox?: boolean;
}): Messages {
  const { db, clock, log, random = Math.random, hasInbox = true } = given;
  const store = createMessageStore(db);
  const carriers = new Map<Channel, Carrier>();
  const { by, ...letters } = createLetters(log);
  let mail: MailPort | undefined;
  const lead: Messages['lead'] = (ports) => {
    mail?.close();
    mail = ports.mail;
    const { sms } = ports;
    if (mail) carriers.set('mail', by(mail));
    else carriers.delete('mail');
    if (sms) carriers.set('sms', ({ key, to, text }) => sms.send({ key, to, text }));
    else carriers.delete('sms');
  };
  lead({ mail: given.mail, sms: given.sms });
  const answers = new Map<string, (about: never) => Promise<boolean>>();
  const breakers = createBreakers();
  const running = new Map<Channel, Promise<void>>();
  const wanted = new Set<Channel>();
  let timer: NodeJS.Timeout | undefined;

  /** Nobody is to be told what has passed, or is true no longer. */
  async function isOfUse({ uselessAt, asks, asksAbout }: Message): Promise<boolean> {
    if (uselessAt && Temporal.Instant.compare(clock.now(), uselessAt) >= 0) return false;
    if (asks === null) return true;
    const answer = answers.get(asks);
    if (!answer) throw new Error(`Nobody answers ${asks}`);
    return answer(asksAbout as never);
  }

  async function sendOne(message: Message): Promise<void> {
    const carrier = carriers.get(message.channel);
    try {
      // Nobody would ever read it: the managers' list says so instead of "sent".
      if (!carrier && !hasInbox) throw new Undeliverable(`nothing carries ${message.channel}: its settings are missing`);
      if (!(await isOfUse(message))) return await store.markDropped(message.id);
      await carrier?.(message);
    } catch (fault) {
      if (fault instanceof Gone) return store.markDropped(message.id);
      if (fault instanceof Busy) {
        const until = clock.now().add({ seconds: fault.seconds });
        breakers.rests(message.channel, until);
        return store.putOff(message.id, until, fault.message);
      }
      if (!(fault instanceof Undeliverable)) breakers.failed(message.channel, clock.now());
      const isLast = fault instanceof Undeliverable || Temporal.Instant.compare(clock.now(), message.dueAt.add(givesUpAfter)) > 0;
      const tale = fault instanceof Error ? fault.message : String(fault);
      await store.markFault(message.id, tale, isLast);
      const facts = { id: message.id, key: message.key, channel: message.channel, attempts: message.attempts };
      if (isLast) log.error(facts, 'a message will not be delivered');
      else log.warn(facts, 'a message was not taken, trying again later');
      return undefined;
    }
    breakers.went(message.channel);
    return carrier ? store.markSent(message.id) : store.markShown(message.id);
  }

  /** Sends what is due of one channel, so many at a time: a code does not wait behind five hundred letters, nor a channel for another. */
  async function deliverOf(channel: Channel): Promise<void> {
    const lane = async (): Promise<void> => {
      for (;;) {
        const now = clock.now();
        if (breakers.waiting(now).includes(channel)) return;
        const message = await store.take(channel, now, (attempts) => now.add(waitBeforeTry(attempts, random)));
        if (!message) return;
        await sendOne(message);
      }
    };
    // Of one that was down one message tries again; the others follow when it went.
    if (breakers.isDown(channel)) await lane();
    if (breakers.isDown(channel)) return;
    // Nothing is due at nearly every look: no lane opens a transaction for it.
    const due = await store.countDue(channel, clock.now(), lanes[channel]);
    await Promise.all(Array.from({ length: due }, lane));
  }

  const deliverDue = async (): Promise<void> => void (await Promise.all(channels.map(deliverOf)));

  function wake(): void {
    if (!timer) return;
    for (const channel of channels) {
      wanted.add(channel);
      if (!running.has(channel)) running.set(channel, lookAt(channel));
    }
  }

  /** What was committed while the last look was under way is found by another one. */
  async function lookAt(channel: Channel): Promise<void> {
    while (wanted.delete(channel)) {
      await deliverOf(channel).catch((fault: unknown) => log.error({ err: fault }, 'messages could not be sent'));
    }
    running.delete(channel);
  }

  return {
    async queue({ key, channel, to, customerId, subject = '', text, notBefore, uselessAt, asks, unsubscribe, attaches }) {
      const at = clock.now();
      const waits = notBefore !== undefined && Temporal.Instant.compare(notBefore, at) > 0;
      await store.add({
        id: newId(),
        key,
        channel,
        to,
        customerId: customerId ?? null,
        subject,
        text,
        state: waits || carriers.has(channel) || !hasInbox ? 'queued' : 'sent',
        at,
        dueAt: waits ? notBefore : at,
        uselessAt: uselessAt ?? null,
        asks: asks?.name ?? null,
        asksAbout: asks?.about,
        unsubscribe: unsubscribe ?? null,
        attaches: attaches ?? null,
      });
      db.afterCommit(wake);
    },
    lead,
    ...letters,
    check: async (channel) => (channel === 'mail' ? mail?.check() : undefined),
    leaves: (channel) => carriers.has(channel),
    arrives: (channel) => carriers.has(channel) || hasInbox,
    carry: (channel, carrier) => void (carrier ? carriers.set(channel, carrier) : carriers.delete(channel)),
    answer(name, isStillTrue) {
      if (answers.has(name)) throw new Error(`${name} is answered twice`);
      answers.set(name, isStillTrue);
    },
    find: store.find,
    statesOf: store.statesOf,
    failed: () => store.countIn('failed'),
    async again(id, to) {
      db.afterCommit(wake);
      return store.again(id, to, clock.now());
    },
    close: store.close,
    deliverDue,
    latest: (filter) => store.latest(filter),
    forgetOld: () => store.removeBefore(clock.now().subtract(keptFor)),
    start() {
      timer = setInterval(wake, 1000);
      timer.unref();
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await Promise.all(running.values());
      mail?.close();
    },
  };
}
