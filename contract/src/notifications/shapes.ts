import * as z from 'zod/mini';

import { Id, Instant, line } from '../shapes.ts';
import { notificationChannels, notificationLimits, notificationTopics } from './limits.ts';
import { named, shape } from '../named.ts';

export const NotificationTopic = named('NotificationTopic', z.enum(notificationTopics));
export const NotificationChannel = named('NotificationChannel', z.enum(notificationChannels));

/** One line of the list behind the bell. */
export const Notice = shape('Notice', {
  noticeId: Id,
  topic: NotificationTopic,
  title: z.string(),
  text: z.string(),
  /** A path of the school that it leads to. */
  link: z.nullable(z.string()),
  timestamp: Instant,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

/** Hours in which nothing rings, by the family's clock: from one whole hour until another, over midnight too. */
export const QuietHours = named(
  'QuietHours',
  z
    .strictObject({
      from: z.int().check(z.minimum(0), z.maximum(23)),
      to: z.int().check(z.minimum(0), z.maximum(23)),
    })
    .check(z.refine(({ from, to }) => from !== to)),
);
export type QuietHours = z.infer<typeof QuietHours>;

/** A device that is told by push. */
export const PushDevice = shape('PushDevice', {
  deviceId: Id,
  /** Browser and system, as the device called itself. */
  name: z.string(),
  since: Instant,
  /** The end of its address at the push service, so that a browser recognises itself. */
  mark: z.string(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushDevices = shape('PushDevices', {
  devices: z.array(PushDevice),
  /** The school's public key for push (VAPID). */
  pushKey: z.string(),
});
export type PushDevices = z.infer<typeof PushDevices>;

/** By which channels a family hears of a topic. */
export const TopicChoice = shape('TopicChoice', {
  topic: NotificationTopic,
  channels: z.array(NotificationChannel).check(z.maxLength(notificationChannels.length)),
});
export type TopicChoice = z.infer<typeof TopicChoice>;

export const NotificationSettings = shape('NotificationSettings', {
  /** Every topic, in their order. */
  topics: z.array(TopicChoice),
  /** Null: whenever it happens. */
  quiet: z.nullable(QuietHours),
  /** What the school keeps quiet for families that have chosen nothing. */
  usualQuiet: QuietHours,
  /** How long before a lesson each notice of it comes. */
  reminders: z.strictObject({ hours: z.int(), minutes: z.int(), soonMinutes: z.int() }),
  /** Where letters and SMS go; null when the account has none. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The chat with the school's bot, told whatever devices are told; null where the school has no bot. */
  telegram: z.nullable(z.strictObject({ linked: z.nullable(z.strictObject({ name: z.string(), since: Instant })) })),
  ...PushDevices.shape,
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const host = (address: string): string => {
  try {
    const { protocol, hostname, port, username } = new URL(address);
    return protocol === 'https:' && port === '' && username === '' ? hostname : '';
  } catch {
    return '';
  }
};
/** Is this the address of a push service of a browser? The school sends nothing to any other. */
export const isPushService = (address: string): boolean =>
  notificationLimits.pushHosts.some((known) => (known.startsWith('.') ? host(address).endsWith(known) : host(address) === known));

/** What a browser gives who agreed to be told (Push API). */
export const PushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(2000), z.refine(isPushService)),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}=?=?$/)),
  }),
  name: line(100),
});
export type PushSubscription = z.infer<typeof PushSubscription>;
