import type { NotificationSettings } from '@school/contract/notifications/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { DevicesCard } from '#widgets/push-devices/devices-card.tsx';

import { QuietCard } from './notifications/quiet-card.tsx';
import { TelegramCard } from './notifications/telegram-card.tsx';
import { TopicsCard } from './notifications/topics-card.tsx';
import { ToSettings } from './to-settings.tsx';

const query = queryOf('GET /notifications/settings');

export const load = () => void queryClient.prefetchQuery(query);

const show = (settings: NotificationSettings) => queryClient.setQueryData(query.queryKey, settings);

/** What the family is told, by which channels, and when it is left in peace. Everything is kept at once. */
export function Page() {
  const t = useTexts('notices').settings;
  const { data: settings } = useSuspenseQuery(query);
  const isOwn = useSession()?.role === 'parent';
  const keep = useCall('POST /notifications/settings');

  /** Seen at once; what the school does not take comes back. */
  const choose = (then: NotificationSettings, body: Parameters<typeof keep.mutate>[0]['body']) => {
    show(then);
    keep.mutate({ body }, { onError: () => void show(settings) });
  };
  return (
    <PageLayout title={t.title} width="text" actions={<ToSettings />}>
      {!isOwn && <p className="text-mute">{t.readOnly}</p>}
      <TopicsCard
        settings={settings}
        disabled={!isOwn}
        onChoose={(choice) =>
          choose({ ...settings, topics: settings.topics.map((it) => (it.topic === choice.topic ? choice : it)) }, { topics: [choice] })
        }
      />
      <QuietCard
        quiet={settings.quiet}
        usual={settings.usualQuiet}
        disabled={!isOwn}
        onChange={(quiet) => choose({ ...settings, quiet }, { quiet })}
      />
      {settings.telegram && <TelegramCard telegram={settings.telegram} disabled={!isOwn} />}
      <DevicesCard settings={settings} whose="parent" disabled={!isOwn} />
    </PageLayout>
  );
}
