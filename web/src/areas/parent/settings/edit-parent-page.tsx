import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useIsFirstParent } from '#api/adult.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { ContactsCard } from '#widgets/contacts/contacts-card.tsx';
import { PasswordCard } from '#widgets/new-password/password-card.tsx';

import { DetailsCard, DetailsSeen } from './details-card.tsx';
import { SocialCard } from './social-card.tsx';
import { SupportVisitsCard } from './support-visits-card.tsx';
import { ToSettings } from './to-settings.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** The parent: face, name, contacts, and who of the school looked in (docs/rules/pages.md#paths). Support sees it and changes nothing. */
export function Page() {
  const t = useTexts('settings').parent;
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const isOwn = useSession()?.role === 'parent';
  const isFirst = useIsFirstParent();
  return (
    <PageLayout title={isOwn && !isFirst ? t.titleOwn : t.title} width="text" actions={<ToSettings />}>
      {isFirst && <DetailsCard user={user} />}
      {!isOwn && <DetailsSeen user={user} />}
      {isOwn && <ContactsCard />}
      {isOwn && <PasswordCard />}
      {isOwn && <SocialCard />}
      {isFirst && <SupportVisitsCard />}
    </PageLayout>
  );
}
