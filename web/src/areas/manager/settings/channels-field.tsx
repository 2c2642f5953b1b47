import { notificationChannels, type NotificationTopic, notificationTopics } from '@school/contract/notifications/limits';
import type { SettingValues } from '@school/contract/school/settings';

import { useTexts } from '#i18n/texts.ts';
import { CheckChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';

type Channels = SettingValues['noticeChannels'];

const nameOf = (topic: NotificationTopic) => `channels-${topic}`;

/** Of what families are told by which ways. */
export function ChannelsField({ channels }: { channels: Channels }) {
  const t = useTexts('schoolSettings');
  const chips = choicesOf(t.noticeChannels, notificationChannels);
  return notificationTopics.map((topic) => (
    <CheckChips key={topic} name={nameOf(topic)} label={t.noticeTopics[topic]} defaultValue={channels[topic]} chips={chips} />
  ));
}

export const typedChannels = (data: FormData): Channels =>
  Object.fromEntries(
    notificationTopics.map((topic) => [topic, notificationChannels.filter((channel) => data.getAll(nameOf(topic)).includes(channel))]),
  ) as Channels;
