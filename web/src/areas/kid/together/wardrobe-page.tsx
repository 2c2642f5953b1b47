import { lazy, Suspense } from 'react';

import { queryClient } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { useParams } from '#kit/router/router.tsx';
import { CourseGames } from '../house/course-games.tsx';
import { wayOfHouse } from '../house/way-of-house.ts';
import { loadKid, useKid } from '../use-kid.ts';
import { rewardsQuery, useRewards } from '../use-rewards.ts';
import { WorldFrame } from '../world/world-frame.tsx';
import { TogetherLook } from './together-look.tsx';

/** It comes beside its data. */
const wardrobe = () => import('./wardrobe.tsx');
const Wardrobe = lazy(() => wardrobe().then((file) => ({ default: file.Wardrobe })));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  // A file that did not come is said where it is drawn.
  wardrobe().catch(() => undefined);
  void queryClient.prefetchQuery(rewardsQuery(params['kidUid'] ?? ''));
};

/** A child dresses its Chip. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid/chip' });
  const t = useTexts('kidTogether');
  const { band } = useKid(kidUid);
  const { data: rewards } = useRewards(kidUid);
  // Where neither house nor badges are on the map, this page stands there.
  const hasNoOther = band !== 'teen' && rewards && wayOfHouse(rewards.settings.off, true)?.label === 'wardrobe';
  return (
    <WorldFrame
      kidUid={kidUid}
      band={band}
      hour={rewards?.goal?.hour}
      title={t.wardrobe}
      speech={t.speech.chip}
      door={hasNoOther && <CourseGames kidUid={kidUid} />}
    >
      <TogetherLook />
      <div className="together">
        <Suspense>{rewards && <Wardrobe kidUid={kidUid} band={band} chip={rewards.chip} />}</Suspense>
      </div>
    </WorldFrame>
  );
}
