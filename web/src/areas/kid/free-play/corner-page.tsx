import { lazy, Suspense } from 'react';

import { queryClient } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { useParams } from '#kit/router/router.tsx';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadKid } from '../use-kid.ts';
import { rewardsQuery, useRewards } from '../use-rewards.ts';
import { isKind } from './kinds.ts';

/** The place comes beside its data. */
const place = () => import('./corner.tsx');
const Corner = lazy(() => place().then((file) => ({ default: file.Corner })));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  // A file that did not come is said where the place is shown.
  place().catch(() => undefined);
  void queryClient.prefetchQuery(rewardsQuery(params['kidUid'] ?? ''));
};

/** One place of free play, as long as the minutes of the parent last. */
export function Page() {
  const { kidUid, kind } = useParams({ from: '/kids/$kidUid/free-play/$kind' });
  const t = useTexts('kidFreePlay');
  const { data: rewards, isLoading } = useRewards(kidUid);
  if (!isKind(kind)) return <NoSuchPlace kidUid={kidUid} text={t.none} />;
  if (isLoading) return <PageSkeleton />;
  if (!rewards?.freePlay) return <NoSuchPlace kidUid={kidUid} text={t.off} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Corner key={kind} kidUid={kidUid} kind={kind} known={rewards.freePlay} />
    </Suspense>
  );
}
