import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { VoicesSetting } from '../voice-consent/voice-consent.tsx';
import { PictureSignIn } from './picture-sign-in.tsx';
import { KidCard } from './kid-card.tsx';
import { ToSettings } from './to-settings.tsx';

/** The last part of the page, with everything a form checks: the page is drawn before it. */
const newKidCard = () => import('./new-kid-card.tsx');
const NewKidCard = lazy(() => newKidCard().then(({ NewKidCard: component }) => ({ default: component })));

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  // A file that did not come is said where the form is drawn.
  newKidCard().catch(() => undefined);
};

/** Kids of the family, what they may choose themselves, and a form for a new one. Support sees it and changes nothing. */
export function Page() {
  const t = useTexts('settings').kids;
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const isOwn = useSession()?.role === 'parent';
  const change = useCall('PATCH /user', { changes: ['GET /user'] });
  const { kidFaces } = user.preferences;
  return (
    <PageLayout title={t.title} width="text" actions={<ToSettings />}>
      {user.kids.map((kid) => (
        <KidCard key={kid.kidUid} kid={kid} isOwn={isOwn} />
      ))}
      {isOwn && user.kids.length > 0 && (
        <Card>
          <Switch
            checked={(change.isPending ? change.variables.body.preferences?.kidFaces : undefined) ?? kidFaces}
            note={t.kidFacesNote}
            onChange={(chosen) => change.mutate({ body: { preferences: { kidFaces: chosen } } })}
          >
            {t.kidFaces}
          </Switch>
        </Card>
      )}
      {isOwn && user.kids.length > 0 && <PictureSignIn kids={user.kids} />}
      <VoicesSetting zone={user.timezone} />
      {isOwn && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <NewKidCard />
        </Suspense>
      )}
    </PageLayout>
  );
}
