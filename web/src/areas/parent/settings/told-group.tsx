import { usualChannels } from '@school/contract/notifications/limits';
import type { NotificationSettings, TopicChoice } from '@school/contract/notifications/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Switch } from '#kit/checkbox.tsx';
import { Bell, Clock } from '#kit/icon.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { useTopicWords } from './notifications/use-topic-words.ts';
import { PlaceRow, RowSign, SettingsGroup } from './settings-rows.tsx';

const query = queryOf('GET /notifications/settings');

/** What the family is told of, a switch a topic, kept at once; by which channels, the page behind says. */
export function ToldGroup({ isOwn }: { isOwn: boolean }) {
  const { groups: t } = useTexts('settings');
  const { data: settings } = useQuery(query);
  const said = useTopicWords(settings?.reminders);
  const keep = useCall('POST /notifications/settings');
  if (!settings) return <Skeleton className="h-96" />;
  const { quiet } = settings;
  const choose = (choice: TopicChoice) => {
    const then: NotificationSettings = { ...settings, topics: settings.topics.map((it) => (it.topic === choice.topic ? choice : it)) };
    queryClient.setQueryData(query.queryKey, then);
    keep.mutate({ body: { topics: [choice] } }, { onError: () => void queryClient.setQueryData(query.queryKey, settings) });
  };
  return (
    <SettingsGroup title={t.told}>
      {settings.topics.map(({ topic, channels }) => (
        <li key={topic} className="px-5 py-1.5">
          <Switch
            checked={channels.length > 0}
            disabled={!isOwn}
            {...(said[topic].note !== '' && { note: said[topic].note })}
            onChange={(on) => choose({ topic, channels: on ? [...usualChannels[topic]] : [] })}
          >
            {said[topic].title}
          </Switch>
        </li>
      ))}
      <PlaceRow
        to="/settings/edit-notifications"
        sign={<RowSign of={Clock} />}
        title={t.quiet}
        value={quiet === null ? t.quietOff : t.quietHours(quiet.from, quiet.to)}
      />
      <PlaceRow to="/settings/edit-notifications" sign={<RowSign of={Bell} />} title={t.channels} note={t.channelsNote} />
    </SettingsGroup>
  );
}
