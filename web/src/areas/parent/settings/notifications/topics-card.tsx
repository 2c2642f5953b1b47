import { notificationChannels, type NotificationTopic } from '@school/contract/notifications/limits';
import type { NotificationSettings, TopicChoice } from '@school/contract/notifications/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { CheckChips } from '#kit/chips.tsx';

interface TopicsCardProps {
  settings: NotificationSettings;
  disabled: boolean;
  onChoose(choice: TopicChoice): void;
}

/** Each topic with the channels by which it is told; a tap changes it at once. */
export function TopicsCard({ settings, disabled, onChoose }: TopicsCardProps) {
  const t = useTexts('notices').settings;
  const { topics, email, phone, reminders } = settings;
  const said: Record<NotificationTopic, { title: string; note: string }> = {
    ...t.topics,
    lessonDay: { title: t.ahead.lessonDay, note: t.aheadNote(reminders.hours) },
    lessonHour: { title: t.ahead.lessonHour(reminders.minutes), note: '' },
    lessonSoon: { title: t.ahead.lessonSoon(reminders.soonMinutes), note: '' },
  };
  const isOf = { app: true, mail: email !== null || phone !== null, sms: phone !== null, push: true };
  return (
    <Card label={t.title} className="flex flex-col gap-5">
      <p>{t.about}</p>
      <p className="text-sm break-words text-mute">{t.to(email, phone)}</p>
      {topics.map(({ topic, channels }) => (
        <CheckChips
          key={topic}
          label={said[topic].title}
          {...(said[topic].note !== '' && { help: said[topic].note })}
          name={topic}
          required
          value={channels}
          onChange={(chosen) => onChoose({ topic, channels: chosen })}
          chips={notificationChannels.map((channel) => ({
            value: channel,
            label: t.channels[channel],
            disabled: disabled || !isOf[channel],
          }))}
        />
      ))}
    </Card>
  );
}
