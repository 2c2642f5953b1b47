import { freePlayKinds } from '@school/contract/rewards/limits';

import { queryClient } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { Link } from '#kit/router/link.tsx';
import { useParams } from '#kit/router/router.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadKid, useKid } from '../use-kid.ts';
import { rewardsQuery, useRewards } from '../use-rewards.ts';
import { WorldFrame } from '../world/world-frame.tsx';
import { FreePlayLook } from './free-play-look.tsx';
import { pictureOfKind } from './kinds.ts';
import { isOver } from './minutes.ts';
import { Over } from './over.tsx';

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  void queryClient.prefetchQuery(rewardsQuery(params['kidUid'] ?? ''));
};

/** The meadow of free play: four pictures, and nothing that is asked or judged. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid/free-play' });
  const t = useTexts('kidFreePlay');
  const { meadow } = useTexts('kidRewards');
  const { band } = useKid(kidUid);
  const { data: rewards, isLoading } = useRewards(kidUid);
  if (isLoading) return <PageSkeleton />;
  if (!rewards?.freePlay) return <NoSuchPlace kidUid={kidUid} text={t.off} />;
  if (isOver(rewards.freePlay)) return <Over kidUid={kidUid} band={band} />;
  return (
    <WorldFrame kidUid={kidUid} band={band} hour={rewards.goal?.hour} title={meadow} speech={t.speech.choose}>
      <FreePlayLook />
      <nav aria-label={meadow} className="free-play">
        <ul className="free-play-kinds">
          {freePlayKinds.map((kind) => (
            <li key={kind}>
              <Link to="/kids/$kidUid/free-play/$kind" params={{ kidUid, kind }} className="kid-card press size-full">
                <img src={ownPicture(pictureOfKind[kind])} alt="" draggable={false} />
                {t.kinds[kind]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </WorldFrame>
  );
}
