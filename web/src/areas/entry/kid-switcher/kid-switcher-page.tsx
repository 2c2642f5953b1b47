import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { goTo } from '#kit/router/navigation.ts';
import { addressToReturnTo, within } from '#kit/router/return.ts';
import { useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { enter, useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { FaceButton } from './face-button.tsx';

const PinDialog = lazy(() => import('./pin-dialog.tsx').then(({ PinDialog: component }) => ({ default: component })));

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** Who sits here now: the parent, or a kid, whose session is narrowed on the server (docs/rules/people.md#kid-session). */
export function Page() {
  const t = useTexts('entry').switcher;
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const session = useSession();
  // Where the link led that was opened signed out; whether this person may go there, the guard says.
  const next = addressToReturnTo(useSearch({ from: '/kid-switcher' }).next);
  const toKid = useCall('POST /user/kid-session');
  const toParent = useCall('POST /user/parent-session');
  const [asks, setAsks] = useState<'pin' | 'signIn'>();
  const isKid = session?.role === 'kid';

  const goToKid = async (kidUid: string) => {
    if (!isKid) enter(await toKid.mutateAsync({ body: { kidUid } }));
    const home = `/kids/${encodeURIComponent(kidUid)}`;
    await goTo(next !== undefined && within(next.split('?', 1)[0] ?? '', home) ? next : home);
  };
  const goToParent = async (pin?: string) => {
    if (isKid) enter(await toParent.mutateAsync({ body: pin === undefined ? {} : { pin } }));
    await goTo(next === undefined || within(next, '/kids') ? '/' : next);
  };
  const tryParent = () => {
    goToParent().catch((cause: unknown) => {
      // Whether the way back is open, and what it asks for, the school knows.
      if (!(cause instanceof SchoolRefusal) || !/^identity.(?:pin|sign_in)_needed$/.test(cause.code)) return;
      cause.take();
      setAsks(cause.code === 'identity.pin_needed' ? 'pin' : 'signIn');
    });
  };
  return (
    <div className="flex grow flex-col items-center justify-center">
      <PageLayout title={t.title} width="normal" centred>
        <ul className="mx-auto grid w-full max-w-sm grid-cols-2 justify-center gap-4 md:flex md:max-w-none md:flex-wrap md:gap-8">
          {user.kids.map((kid) => (
            <li key={kid.kidUid}>
              <FaceButton
                name={kid.firstName}
                picture={kid.avatar}
                animal={kid.kidUid}
                onPress={() => void goToKid(kid.kidUid).catch(() => undefined)}
              />
            </li>
          ))}
          <li>
            <FaceButton name={user.firstName} note={t.parent} picture={user.avatar} onPress={tryParent} />
          </li>
        </ul>
        {!isKid && user.kids.length === 0 && (
          <div className="text-center">
            <LinkButton to="/settings/edit-children">{t.addKid}</LinkButton>
          </div>
        )}
      </PageLayout>
      {asks && (
        <Suspense>
          <PinDialog byPictures={asks === 'signIn'} onPin={goToParent} onClose={() => setAsks(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
