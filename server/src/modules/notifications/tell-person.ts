import type { NotificationChannel, NotificationTopic } from '@school/contract/notifications/limits';

import { signed } from '@school/words/letters/signed';
import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import type { Attached } from '#platform/letter-carrier';

import { pushOf } from './push-of.ts';
import { telegramOf } from './telegram-of.ts';
import { briefOf } from './rules/brief.ts';
import { quietUntil } from './rules/quiet-hours.ts';
import { deliveryChannelsFor, type OneWay, type Pressing } from './rules/delivery-channels.ts';
import type { MessageText } from '@school/words/letters/message-text';
import { withoutZone } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

/** What kind of news it is: who may turn it off, whether it rings at night, and when it is of no use. */
export interface About {
  topic: NotificationTopic;
  pressing?: Pressing;
  /** The person has just done it on the screen: it stands in the list as read, and no badge rises. */
  own?: boolean;
  /** For the parent who registered, and no other grown-up of the family. */
  forParent?: boolean;
  /** By this way alone, whatever was chosen. */
  by?: OneWay;
  /** Of no use after that: a message that waits for the morning is dropped then. */
  uselessAt?: Temporal.Instant | undefined;
  /** Asked before a message that has waited is sent: see `answers.ts`. */
  asks?: { name: string; about: unknown } | undefined;
  /** By these ways and no others, never by SMS; of them those that were chosen for the topic, where it is `asChosen`. */
  through?: { ways: readonly NotificationChannel[]; asChosen: boolean } | undefined;
  /** Of an offer: where the reader of its letter gives offers up. */
  unsubscribe?: string | undefined;
  /** What goes with its letter. */
  attaches?: ((locale: Locale) => Attached) | undefined;
}

export interface Person {
  customerId: string;
  timezone: string;
  locale: Locale;
  email: string | null;
  phone: string | null;
}

/**
 * Tells a person by the channels that were chosen for the topic: in the list of the school at once, by mail, SMS and
 * push at once or at the end of the quiet hours. `key` names the occasion: by each channel it is said once. Answers whether there was a way.
 */
export const tellPerson =
  ({ clock, messages, choices, notices, devices, telegramChats, realtime, school, address }: Tools) =>
  async ({ customerId, timezone, locale, email, phone }: Person, key: string, words: MessageText, about: About): Promise<boolean> => {
    const { subject, tap } = words;
    const { text, sms } = signed(words, { locale, school: school.name(locale), short: school.now('shortName') });
    const { topic, pressing = 'usual', own = false, by, uselessAt, asks, through, unsubscribe, attaches } = about;
    const chosen = await choices.of(customerId);
    const usual = chosen.channels[topic];
    const channels = through ? through.ways.filter((way) => !through.asChosen || usual.includes(way)) : usual;
    const ways = deliveryChannelsFor(channels, { email, phone: through ? null : phone }, pressing, by);
    let isTold = ways.mail || ways.sms;
    const quiet = pressing === 'urgent' ? null : quietUntil(clock.now(), timezone, chosen.quiet);
    const brief = briefOf(words.sms, address, subject);
    if (by !== 'sms' && (channels.includes('app') || pressing === 'urgent')) {
      // Beside it in the app all times are of the person's own zone, and whoever reads it there is signed in: home has the door.
      const said = { title: withoutZone(timezone, subject), text: withoutZone(timezone, brief.text) };
      const notice = { noticeId: newId(), customerId, key, topic, ...said, link: tap === undefined ? brief.link : '/', isRead: own };
      isTold = true;
      if (await notices.add(notice, clock.now())) await realtime.changed(`notifications/${customerId}`);
    }
    const common = { customerId, subject, uselessAt, asks, notBefore: quiet ?? undefined };
    if (ways.mail && email !== null) {
      const notBefore = pressing === 'receipt' ? undefined : common.notBefore;
      await messages.queue({ ...common, notBefore, key, channel: 'mail', to: email, text, unsubscribe, attaches: attaches?.(locale) });
    }
    if (ways.sms && phone !== null) {
      await messages.queue({ ...common, key: ways.mail ? `${key} sms` : key, channel: 'sms', to: phone.replace('+', ''), text: sms });
    }
    if (!ways.push) return isTold;
    const all = await devices.of(customerId);
    for (const device of all) await messages.queue({ ...common, ...pushOf(device, key, words, address) });
    // A chat is told what devices are told: it is one more of them. A school may have had a bot and have none any more.
    const chat = messages.arrives('telegram') ? await telegramChats.of(customerId) : undefined;
    if (chat) await messages.queue({ ...common, ...telegramOf(chat, key, words, { address, locale }) });
    return isTold || all.length > 0 || chat !== undefined;
  };
