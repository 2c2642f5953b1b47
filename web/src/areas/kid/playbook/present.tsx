import type { Sticker } from '@school/contract/rewards/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { quietly } from '#api/quietly.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { iconPath, ownPicture } from '#widgets/player/own-pictures.ts';
import { albumQuery } from '../house/album-query.ts';
import { BigLink } from '../task-link.tsx';
import { useTongue } from '../use-kid.ts';
import { broughtBy } from './brought-by.ts';

/** What a lesson that is done has brought: a present to open, then who was in it, and the way to the house where it may live. */
export function Present({ kidUid, playbookUid, slow }: { kidUid: string; playbookUid: string; slow: boolean }) {
  const { data: album } = useQuery({ ...quietly(albumQuery(kidUid)), staleTime: 0 });
  const sticker = album && broughtBy(album, playbookUid, schoolNow());
  return sticker ? <Wrapped kidUid={kidUid} sticker={sticker} slow={slow} /> : null;
}

function Wrapped({ kidUid, sticker: { sticker, name, fact }, slow }: { kidUid: string; sticker: Sticker; slow: boolean }) {
  const t = useTexts('kidRewards');
  const tongue = useTongue();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button
        type="button"
        aria-label={t.present}
        className="kid-card kid-glow press w-full"
        onClick={() => {
          setOpen(true);
          play('kept');
          say([{ text: `${name[tongue]}. ${fact[tongue]}`, lang: tongue }], { slow });
        }}
      >
        <img src={ownPicture('wrapped-gift')} alt="" draggable={false} className="size-16" />
        {!slow && t.present}
      </button>
    );
  return (
    <>
      <p aria-live="polite" className="kid-card w-full">
        <img src={iconPath(sticker)} alt="" draggable={false} className="size-16" />
        <strong>{name[tongue]}</strong>
        {!slow && <span className="text-base font-normal">{fact[tongue]}</span>}
      </p>
      <BigLink picture="house-with-garden" to="/kids/$kidUid/house" params={{ kidUid }}>
        {t.house}
      </BigLink>
    </>
  );
}
