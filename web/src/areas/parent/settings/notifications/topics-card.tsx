import { notificationChannels } from '@school/contract/notifications/limits';
import type { NotificationSettings, TopicChoice } from '@school/contract/notifications/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { ChevronDown, Icon } from '#kit/icon.tsx';

import { useTopicWords } from './use-topic-words.ts';

interface TopicsCardProps {
  settings: NotificationSettings;
  disabled: boolean;
  onChoose(choice: TopicChoice): void;
}

/** Each topic with the channels by which it is told in words; opened, a switch a channel, kept at once. */
export function TopicsCard({ settings, disabled, onChoose }: TopicsCardProps) {
  const t = useTexts('notices').settings;
  const said = useTopicWords(settings.reminders);
  const { topics, email, phone } = settings;
  const isOf = { app: true, mail: email !== null || phone !== null, sms: phone !== null, push: true };
  return (
    <Card label={t.title} className="flex flex-col gap-3">
      <p>{t.about}</p>
      <p className="text-sm wrap-anywhere text-mute">{t.to(email, phone)}</p>
      <ul className="flex flex-col divide-y divide-line">
        {topics.map(({ topic, channels }) => (
          <li key={topic}>
            <details className="group">
              <summary className="flex min-h-14 list-none items-center justify-between gap-3 py-2">
                <span className="flex min-w-0 flex-col">
                  <strong>{said[topic].title}</strong>
                  <span className="text-sm text-mute">
                    {channels.length === 0
                      ? t.notTold
                      : notificationChannels
                          .filter((channel) => channels.includes(channel))
                          .map((channel) => t.channels[channel])
                          .join(' · ')}
                  </span>
                </span>
                <Icon of={ChevronDown} className="shrink-0 text-mute group-open:rotate-180" />
              </summary>
              <fieldset className="pb-3 pl-4">
                <legend className="sr-only">{said[topic].title}</legend>
                {said[topic].note !== '' && <p className="text-sm text-mute">{said[topic].note}</p>}
                {notificationChannels.map((channel) => (
                  <Switch
                    key={channel}
                    checked={channels.includes(channel)}
                    disabled={disabled || !isOf[channel]}
                    onChange={(on) =>
                      onChoose({ topic, channels: notificationChannels.filter((it) => (it === channel ? on : channels.includes(it))) })
                    }
                  >
                    {t.channels[channel]}
                  </Switch>
                ))}
              </fieldset>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
