import type { AnswerOf, SentTo } from '@school/contract/calls';
import { notificationLimits, notificationTopics } from '@school/contract/notifications/limits';
import type { NotificationSettings, PushDevice, PushDevices, PushSubscription } from '@school/contract/notifications/shapes';

import { newId } from '#platform/ids';
import { ownIdOf, type Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Device } from './devices.store.ts';
import type { Tools } from './tools.ts';

const deviceView = ({ deviceId, name, createdAt, endpoint }: Device): PushDevice => ({
  deviceId,
  name,
  since: createdAt.toString(),
  mark: endpoint.slice(-16),
});

/** What a family does with its notifications: reads them, and chooses how it is told of what; on which devices colleagues choose too. */
export function noticeActions(
  tools: Tools,
  { pushKey, telegramOf }: { pushKey: string; telegramOf: (customerId: string) => Promise<NotificationSettings['telegram']> },
) {
  const { db, clock, realtime, notices, choices, devices, identity, school } = tools;

  const list = async (customerId: string, before?: string): Promise<AnswerOf<'GET /notifications'>> => ({
    ...(await notices.page(customerId, before, notificationLimits.page)),
    unread: await notices.unread(customerId),
  });

  const pushDevices = async (customerId: string): Promise<PushDevices> => ({
    devices: (await devices.of(customerId)).map(deviceView),
    pushKey,
  });

  async function settings(customerId: string): Promise<NotificationSettings> {
    const [chosen, { email, phone }, own, telegram] = await Promise.all([
      choices.of(customerId),
      identity.contactsOf(customerId),
      pushDevices(customerId),
      telegramOf(customerId),
    ]);
    return {
      topics: notificationTopics.map((topic) => ({ topic, channels: chosen.channels[topic] })),
      quiet: chosen.quiet,
      usualQuiet: school.now('quietHours'),
      reminders: {
        hours: school.now('reminderHours'),
        minutes: school.now('reminderMinutes'),
        soonMinutes: school.now('reminderSoonMinutes'),
      },
      email,
      phone,
      telegram,
      ...own,
    };
  }

  return {
    list,
    settings,
    pushDevices,
    /** Everything up to this notice is read: all its devices see it. */
    read: (customerId: string, noticeId: string): Promise<void> =>
      db.inTransaction(async () => {
        if (await notices.read(customerId, noticeId, clock.now())) await realtime.changed(`notifications/${customerId}`);
      }),
    async choose(
      customerId: string,
      { topics = [], quiet }: SentTo<'POST /notifications/settings'>['body'],
    ): Promise<NotificationSettings> {
      const channels = Object.fromEntries(topics.map((it) => [it.topic, [...new Set(it.channels)]]));
      await choices.change(customerId, { channels, ...(quiet !== undefined && { quiet }) }, clock.now());
      return settings(customerId);
    },
    /** Tells this device from now on; the oldest of too many is told no more. */
    addDevice: (who: Principal, { endpoint, keys: { p256dh, auth }, name }: PushSubscription): Promise<PushDevice> =>
      db.inTransaction(async () => {
        const [customerId, { sessionId }] = [ownIdOf(who), who];
        const added = await devices.add({ deviceId: newId(), customerId, sessionId, endpoint, p256dh, auth, name, createdAt: clock.now() });
        const others = (await devices.of(customerId)).filter(({ deviceId }) => deviceId !== added.deviceId);
        for (const { deviceId } of others.slice(notificationLimits.devices - 1)) await devices.remove(deviceId);
        return deviceView(added);
      }),
    async removeDevice(customerId: string, deviceId: string): Promise<void> {
      if (!(await devices.removeOf(customerId, deviceId))) throw new Refusal('notifications.device_not_found');
    },
    /** Of everybody, for the dev inbox. */
    shown: async ({ to, limit }: { to?: string | undefined; limit: number }) =>
      (await notices.latest(to, limit)).map(({ noticeId, customerId, title, text, link, at }) => ({
        id: noticeId,
        channel: 'app' as const,
        to: customerId,
        subject: title,
        text: link === null ? text : `${text}\n${tools.address}${link}`,
        state: 'sent' as const,
        at,
      })),
  };
}
