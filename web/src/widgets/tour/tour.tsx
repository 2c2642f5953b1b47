import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { api } from '#api/client.ts';
import { happened } from '#api/happened.ts';
import { changed, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { placeNow, show } from '#kit/router/navigation.ts';
import { TourCard } from './tour-card.tsx';
import { tourAt, useTourAt, useTourSteps } from './tour-steps.ts';

/** Milliseconds that a new parent has the page for itself before it is shown around. */
const pause = 1_000;

const isCalm = (): boolean => document.querySelector('dialog[open]') === null && navigator.onLine;

/**
 * Shows a new parent around: begins by itself once an account, on the home page; is left by its button, by Escape, or by
 * going elsewhere; and can be begun again from the help and the settings.
 */
export function Tour() {
  const at = useTourAt();
  const steps = useTourSteps();
  const isParent = useSession()?.role === 'parent';
  const pathname = useSyncExternalStore(show, () => placeNow()?.pathname);
  const { data: user } = useQuery({ ...queryOf('GET /user'), enabled: isParent });
  const isNew = isParent && user?.isNew === true && !user.preferences.tourSeen;
  const isHome = pathname === '/';

  useEffect(() => {
    if (!isNew || !isHome || at !== undefined) return undefined;
    const timer = setInterval(() => {
      if (isCalm()) tourAt.set(0);
    }, pause);
    return () => clearInterval(timer);
  }, [isNew, isHome, at]);

  // It counts as seen from its first card on: it never comes twice by itself.
  const hasBegun = isParent && at === 0;
  useEffect(() => {
    if (!hasBegun) return;
    happened('chip_tour_begun');
    if (isNew)
      api('PATCH /user', { body: { preferences: { tourSeen: true } } }, { silent: true })
        .then(() => changed('GET /user'))
        .catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- when it begins
  }, [hasBegun]);

  const step = at === undefined ? undefined : steps[at];
  if (!isParent || at === undefined || !step) return null;
  return <TourCard key={at} at={at} steps={steps} step={step} pathname={pathname} />;
}
