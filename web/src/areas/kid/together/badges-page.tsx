import type { Badge } from '@school/contract/rewards/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSchool } from '#api/school.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { useParams } from '#kit/router/router.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import type { Band } from '#widgets/player/band.ts';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { type OwnPicture, ownPicture } from '#widgets/player/own-pictures.ts';
import { CourseGames } from '../house/course-games.tsx';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadKid, useKid, useTongue } from '../use-kid.ts';
import { rewardsQuery, useRewards } from '../use-rewards.ts';
import { WorldFrame } from '../world/world-frame.tsx';
import { Bridges } from './bridges.tsx';
import { TogetherLook } from './together-look.tsx';

const badgesQuery = (kidUid: string) => quietly(queryOf('GET /kids/:kidUid/badges', { params: { kidUid } }));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  void queryClient.prefetchQuery(badgesQuery(params['kidUid'] ?? ''));
  void queryClient.prefetchQuery(rewardsQuery(params['kidUid'] ?? ''));
};

/** What a child has earned, and what it builds with its club. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid/badges' });
  const t = useTexts('kidTogether');
  const { mascot } = useSchool();
  const { band } = useKid(kidUid);
  const { data: rewards } = useRewards(kidUid);
  const { data, error } = useQuery(badgesQuery(kidUid));
  const off = rewards?.settings.off ?? [];
  if (error && (!rewards || off.includes('team'))) return <NoSuchPlace kidUid={kidUid} text={t.off} />;
  if (!data && !error) return <PageSkeleton />;
  return (
    <WorldFrame
      kidUid={kidUid}
      band={band}
      hour={rewards?.goal?.hour}
      title={t.title}
      speech={t.speech.badges}
      door={
        <>
          {off.includes('stickers') && band !== 'teen' && <CourseGames kidUid={kidUid} />}
          {mascot && <PictureLink icon="artist-palette" label={t.wardrobe} to="/kids/$kidUid/chip" params={{ kidUid }} />}
        </>
      }
    >
      <TogetherLook />
      <div className="together">
        {rewards && !off.includes('team') && <Bridges kidUid={kidUid} band={band} />}
        {data && (
          <section aria-label={t.mine} className="together-card">
            <h2 className="text-xl">{t.mine}</h2>
            <ul className="together-badges">
              {data.badges.map((badge) => (
                <li key={`${badge.kind} ${badge.of}`}>
                  <OneBadge badge={badge} band={band} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </WorldFrame>
  );
}

const pictures: Readonly<Record<Badge['kind'], OwnPicture>> = {
  lanterns: 'light-bulb',
  books: 'books',
  weeks: 'sun-with-face',
  pages: 'card-index-dividers',
  mended: 'check-mark-button',
  bridges: 'handshake',
};

/** A badge; touched, it says what it is given for. */
function OneBadge({ badge: { kind, of, done, earnedAt }, band }: { badge: Badge; band: Band }) {
  const t = useTexts('kidTogether');
  const tongue = useTongue();
  const locale = useLocale();
  const slow = band === 'pre';
  const progress = earnedAt === null ? t.progress(done, of) : t.earned(at(locale, earnedAt, 'date', deviceZone()));
  const said = t.badges[kind](of);
  return (
    <button
      type="button"
      data-later={earnedAt === null ? '' : undefined}
      className="press"
      onClick={() => {
        play('pick');
        const words = earnedAt === null ? [said, t.speech.notYet] : [said];
        say(
          words.map((text) => ({ text, lang: tongue })),
          { slow },
        );
      }}
    >
      <i>
        <img src={ownPicture(pictures[kind])} alt="" draggable={false} />
      </i>
      <span>{t.short[kind](of)}</span>
      <small className="figures">{progress}</small>
    </button>
  );
}
