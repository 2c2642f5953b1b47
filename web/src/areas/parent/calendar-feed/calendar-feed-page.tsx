import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { KidFeed } from './kid-feed.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /calendar-feeds'));
};

/** Private calendar links, one a kid: made, shown once, made anew, turned off. */
export function Page() {
  const t = useTexts('calendarFeed');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data } = useQuery(queryOf('GET /calendar-feeds'));
  const [shown, setShown] = useState<{ kidUid: string; url: string }>();
  return (
    <PageLayout title={t.title} width="text" actions={<LinkButton to="/schedule">{t.back}</LinkButton>}>
      <p>{t.about}</p>
      {!data && <Skeleton className="h-32" />}
      {data &&
        user.kids.map((kid) => (
          <KidFeed
            key={kid.kidUid}
            kid={kid}
            zone={user.timezone}
            feed={data.feeds.find(({ kidUid }) => kidUid === kid.kidUid)}
            url={shown?.kidUid === kid.kidUid ? shown.url : undefined}
            onUrl={(url) => setShown(url === undefined ? undefined : { kidUid: kid.kidUid, url })}
          />
        ))}
      <p className="text-sm text-mute">{t.private}</p>
    </PageLayout>
  );
}
