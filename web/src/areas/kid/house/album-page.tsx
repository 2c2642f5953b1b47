import type { Album, Sticker } from '@school/contract/rewards/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { useParams } from '#kit/router/router.tsx';
import type { Band } from '#widgets/player/band.ts';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { iconPath } from '#widgets/player/own-pictures.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadKid, useKid, useTongue } from '../use-kid.ts';
import { rewardsQuery, useRewards } from '../use-rewards.ts';
import { WorldFrame } from '../world/world-frame.tsx';
import { albumQuery } from './album-query.ts';
import { HouseLook } from './house-look.tsx';

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  void queryClient.prefetchQuery(albumQuery(params['kidUid'] ?? ''));
  void queryClient.prefetchQuery(rewardsQuery(params['kidUid'] ?? ''));
};

/** The album of a child: six pages of ten. A sticker says its name and one true thing; a hidden one, when it comes. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid/album' });
  const t = useTexts('kidRewards');
  const { band } = useKid(kidUid);
  const { data: album, error } = useQuery(quietly(albumQuery(kidUid)));
  const { data: rewards } = useRewards(kidUid);
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.off} />;
  if (!album) return <PageSkeleton />;
  return <Pages kidUid={kidUid} band={band} album={album} hour={rewards?.goal?.hour} />;
}

interface PagesProps {
  kidUid: string;
  band: Band;
  album: Album;
  hour: 'day' | 'evening' | 'night' | undefined;
}

function Pages({ kidUid, band, album: { pages }, hour }: PagesProps) {
  const t = useTexts('kidRewards');
  const tongue = useTongue();
  // The page with something on it is opened first.
  const [open, setOpen] = useState(() =>
    Math.max(
      0,
      pages.findIndex(({ stickers }) => stickers.some(({ found }) => found)),
    ),
  );
  const page = pages[open];
  const all = pages.flatMap(({ stickers }) => stickers);
  if (!page) return null;
  return (
    <WorldFrame
      kidUid={kidUid}
      band={band}
      hour={hour}
      title={t.album}
      speech={page.title[tongue]}
      corner={<PictureLink icon="house-with-garden" label={t.toHouse} to="/kids/$kidUid/house" params={{ kidUid }} />}
      aside={band !== 'pre' && t.found(all.filter(({ found }) => found).length, all.length)}
    >
      <HouseLook />
      <div className="album">
        <fieldset aria-label={t.album} className="album-tabs min-w-0">
          {pages.map(({ page: code, title, stickers }, at) => (
            <button
              key={code}
              type="button"
              aria-label={title[tongue]}
              aria-pressed={at === open}
              className="press"
              onClick={() => {
                play('drop');
                setOpen(at);
              }}
            >
              <img src={iconPath(stickers[0]?.sticker ?? 'star')} alt="" draggable={false} />
            </button>
          ))}
        </fieldset>
        <ol className="album-leaf">
          {page.stickers.map((sticker, at) => (
            <li key={sticker.sticker}>
              <Leaf sticker={sticker} number={at + 1} slow={band === 'pre'} />
            </li>
          ))}
        </ol>
      </div>
    </WorldFrame>
  );
}

/** A sticker of the page. Touched, it is told of: those who read see the sentence, too. */
function Leaf({ sticker: { sticker, name, fact, found }, number, slow }: { sticker: Sticker; number: number; slow: boolean }) {
  const t = useTexts('kidRewards');
  const tongue = useTongue();
  const [isTold, setTold] = useState(false);
  const words = found ? `${name[tongue]}. ${fact[tongue]}` : t.speech.notYet;
  return (
    <button
      type="button"
      aria-label={found ? name[tongue] : t.hidden(number)}
      data-hidden={found ? undefined : ''}
      className="press"
      onClick={() => {
        play('pick');
        setTold(true);
        say([{ text: words, lang: tongue }], { slow });
      }}
    >
      <i>
        <img src={iconPath(sticker)} alt="" draggable={false} />
      </i>
      <span aria-live="polite">{isTold ? (found ? fact[tongue] : t.speech.notYet) : found ? name[tongue] : '?'}</span>
    </button>
  );
}
