import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { useParams } from '#kit/router/router.tsx';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadKid, useKid } from '../use-kid.ts';
import { rewardsQuery, useRewards } from '../use-rewards.ts';
import { WorldFrame } from '../world/world-frame.tsx';
import { albumQuery } from './album-query.ts';
import { CourseGames } from './course-games.tsx';
import { HouseLook } from './house-look.tsx';

/** The room comes beside its data. */
const room = () => import('./house.tsx');
const House = lazy(() => room().then((file) => ({ default: file.House })));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  const kidUid = params['kidUid'] ?? '';
  // A file that did not come is said where the room is drawn.
  room().catch(() => undefined);
  void queryClient.prefetchQuery(albumQuery(kidUid));
  void queryClient.prefetchQuery(rewardsQuery(kidUid));
  void queryClient.prefetchQuery(queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }));
};

/** The house of a child: it grows with lessons done, and the stickers live in it. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid/house' });
  const t = useTexts('kidRewards');
  const { mascot } = useSchool();
  const { band } = useKid(kidUid);
  const { data: album, error } = useQuery(quietly(albumQuery(kidUid)));
  const { data: rewards } = useRewards(kidUid);
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.off} />;
  if (!album) return <PageSkeleton />;
  const hasAny = album.pages.some(({ stickers }) => stickers.some(({ found }) => found));
  const speech = hasAny ? t.speech.house : t.speech.emptyHouse;
  return (
    <WorldFrame
      kidUid={kidUid}
      band={band}
      hour={rewards?.goal?.hour}
      title={t.house}
      speech={speech}
      door={
        <>
          <CourseGames kidUid={kidUid} />
          {!rewards?.settings.off.includes('team') && (
            <PictureLink icon="sports-medal" label={t.badges} to="/kids/$kidUid/badges" params={{ kidUid }} />
          )}
          {mascot && <PictureLink icon="artist-palette" label={t.wardrobe} to="/kids/$kidUid/chip" params={{ kidUid }} />}
          <PictureLink icon="card-index-dividers" label={t.album} to="/kids/$kidUid/album" params={{ kidUid }} />
        </>
      }
    >
      <HouseLook />
      <Suspense>
        <House kidUid={kidUid} band={band} album={album} speech={speech} asleep={rewards?.goal?.hour === 'night'} />
      </Suspense>
    </WorldFrame>
  );
}
