import type { FreePlay } from '@school/contract/rewards/shapes';
import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { useKid } from '../use-kid.ts';
import { WorldFrame } from '../world/world-frame.tsx';
import { FreePlayLook } from './free-play-look.tsx';
import type { FreePlayKind } from './kinds.ts';
import { hourOf, isOver } from './minutes.ts';
import { Over } from './over.tsx';
import { useMinutes } from './use-minutes.ts';

/** Each comes when it is played. */
const kinds = {
  draw: lazy(() => import('./draw.tsx').then((file) => ({ default: file.Draw }))),
  music: lazy(() => import('./music.tsx').then((file) => ({ default: file.Music }))),
  shapes: lazy(() => import('./shapes.tsx').then((file) => ({ default: file.Shapes }))),
  rhymes: lazy(() => import('./rhymes.tsx').then((file) => ({ default: file.Rhymes }))),
};

/** One place, as long as the minutes last. */
export function Corner({ kidUid, kind, known }: { kidUid: string; kind: FreePlayKind; known: FreePlay }) {
  const t = useTexts('kidFreePlay');
  const { band } = useKid(kidUid);
  const freePlay = useMinutes(kidUid, known);
  if (isOver(freePlay)) return <Over kidUid={kidUid} band={band} />;
  const Played = kinds[kind];
  const hour = hourOf(freePlay);
  return (
    <WorldFrame
      kidUid={kidUid}
      band={band}
      hour={hour}
      title={t.kinds[kind]}
      speech={hour === 'evening' ? t.speech.evening : t.speech[kind]}
      aside={band !== 'pre' && hour === 'evening' && t.speech.evening}
      corner={<PictureLink icon="playground-slide" label={t.back} to="/kids/$kidUid/free-play" params={{ kidUid }} />}
    >
      <FreePlayLook />
      <div className="free-play">
        <Suspense>
          <Played kidUid={kidUid} band={band} />
        </Suspense>
      </div>
    </WorldFrame>
  );
}
