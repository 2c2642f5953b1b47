import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { hush, say } from '#kit/play/speech.ts';
import { hasArrived } from '#kit/arrival.ts';
import { useSurroundings } from '#kit/surroundings.tsx';
import type { Band } from '#widgets/player/band.ts';
import { MuteButton, PictureLink } from '#widgets/player/frame-buttons.tsx';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { Speaker } from '#widgets/player/speaker.tsx';
import { useRecordings } from '#widgets/player/use-recordings.ts';
import { VoiceWatch } from '#widgets/player/voice-watch.tsx';
import { useTongue } from './use-kid.ts';

const ThemeSwitch = lazy(() => import('#widgets/player/theme-switch.tsx').then((file) => ({ default: file.ThemeSwitch })));

interface KidFrameProps {
  kidUid: string;
  band: Band;
  title: string;
  /** What the loudspeaker says of this page; the smallest hear it as they come. */
  speech: string;
  /** In place of the house: on the home page itself. */
  corner?: ReactNode;
  /** Beside the title: the stars. */
  aside?: ReactNode;
  /** At the right end of the head. */
  door?: ReactNode;
  children: ReactNode;
}

/** A page of the kid area: the house top left, the loudspeaker beside it, always the same. */
export function KidFrame({ kidUid, band, title, speech, corner, aside, door, children }: KidFrameProps) {
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
    <div data-band={band} className="flex min-h-window flex-col gap-4 px-3 pt-3 pb-8 md:px-6">
      <PlayerLook />
      <header className="mx-auto flex w-full max-w-4xl flex-wrap items-center gap-2.5">
        {corner ?? <PictureLink icon="house" label={t.home} to="/kids/$kidUid" params={{ kidUid }} />}
        <Speaker label={t.hear} onPress={() => say([{ text: speech, lang: tongue }], { slow: band === 'pre' })} />
        <div className="order-last flex min-w-0 grow basis-full flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:order-none sm:basis-0">
          <h1 ref={heading} tabIndex={-1} className="text-[1.6rem] leading-tight sm:text-(length:--big)">
            {title}
          </h1>
          {aside}
        </div>
        <span className="grow sm:hidden" />
        {door}
        {band === 'teen' && (
          <Suspense>
            <ThemeSwitch />
          </Suspense>
        )}
        <MuteButton />
      </header>
      <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-4 sm:gap-5">{children}</div>
      {/* It comes when the device has said which voices it has: below, where it moves nothing. */}
      <div className="sticky bottom-2 z-10">
        <VoiceWatch said={[{ text: speech, lang: tongue }]} written={speech} />
      </div>
    </div>
  );
}
