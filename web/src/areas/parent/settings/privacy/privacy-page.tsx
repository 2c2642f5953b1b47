import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { ExportCard } from './export-card.tsx';
import { LooksCard } from './looks-card.tsx';
import { ToSettings } from '../to-settings.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /user/consents'));
};

/** What the family allows, who looked into its account, and its data to take along or to have deleted. */
export function Page() {
  const t = useTexts('privacy');
  const isOwn = useSession()?.role === 'parent';
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  return (
    <PageLayout title={t.title} width="text" actions={<ToSettings />}>
      <p className="text-mute">{t.about}</p>
      <ConsentsCard user={user} readOnly={!isOwn} />
      {isOwn && <LooksCard zone={user.timezone} />}
      {isOwn && <ExportCard zone={user.timezone} />}
      {isOwn && <ErasureCard user={user} />}
    </PageLayout>
  );
}
