import { type ReactNode, useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { hasArrived } from '#kit/arrival.ts';
import { hush, say } from '#kit/play/speech.ts';
import { useSurroundings } from '#kit/surroundings.tsx';
import type { Band } from '#widgets/player/band.ts';
import { MuteButton, PictureLink } from '#widgets/player/frame-buttons.tsx';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { Speaker } from '#widgets/player/speaker.tsx';
import { useRecordings } from '#widgets/player/use-recordings.ts';
import { VoiceWatch } from '#widgets/player/voice-watch.tsx';
import { Sky } from '#widgets/world/scenery.tsx';
import { WorldLook } from '#widgets/world/world-look.tsx';
import { useTongue } from '../use-kid.ts';

interface WorldFrameProps {
  kidUid: string;
  band: Band;
  /** How much of the day's goal is done. */
  hour: 'day' | 'evening' | 'night' | undefined;
  /** Heading of the page; it is heard, not seen, by those who cannot read. */
  title: string;
  /** What Chip says as one comes. */
  speech: string;
  /** In place of the house: on the home page itself. */
  corner?: ReactNode;
  /** Behind the loudspeaker: stars, days together. */
  aside?: ReactNode;
  /** At the right end of the head. */
  door?: ReactNode;
  children: ReactNode;
}

/** A page of the world of children: the sky by its hour, the house top left, the loudspeaker beside it. */
export function WorldFrame({ kidUid, band, hour = 'day', title, speech, corner, aside, door, children }: WorldFrameProps) {
  const t = useTexts('kid');
  const tongue = useTongue();
  const { app } = useSurroundings();
  const heading = useRef<HTMLHeadingElement>(null);
  useRecordings(band);
  useEffect(() => {
    document.title = `${title} · ${app}`;
    if (hasArrived()) heading.current?.focus({ preventScroll: true });
  }, [title, app]);
  useEffect(() => {
    if (band === 'pre') say([{ text: speech, lang: tongue }], { slow: true });
    return hush;
  }, [band, speech, tongue]);
  return (
    <div data-band={band} data-hour={hour} className="world min-h-window grow">
      <PlayerLook />
      <WorldLook />
      <Sky />
      <header className="world-head">
        {corner ?? <PictureLink icon="house" label={t.home} to="/kids/$kidUid" params={{ kidUid }} />}
        <Speaker label={t.hear} onPress={() => say([{ text: speech, lang: tongue }], { slow: band === 'pre' })} />
        <h1 ref={heading} tabIndex={-1} className={band === 'pre' ? 'sr-only' : 'world-pill leading-tight max-sm:sr-only'}>
          {title}
        </h1>
        {aside && <span className="world-pill">{aside}</span>}
        <span className="grow" />
        {door}
        <MuteButton />
      </header>
      {children}
      <div className="world-foot">
        <VoiceWatch said={[{ text: speech, lang: tongue }]} written={speech} />
      </div>
    </div>
  );
}
