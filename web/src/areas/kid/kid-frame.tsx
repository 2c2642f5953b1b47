import '#widgets/player/player.css';

import { type ReactNode, useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { say } from '#kit/play/voice.ts';
import { hush } from '#kit/play/voice.ts';
import { Heading } from '#kit/page.tsx';
import type { Band } from '#widgets/player/band.ts';
import { MuteButton, PictureLink } from '#widgets/player/frame-buttons.tsx';
import { Speaker } from '#widgets/player/speaker.tsx';
import { VoiceNotice } from '#widgets/player/voice-notice.tsx';
import { useTongue } from './use-kid.ts';

interface KidFrameProps {
  kidUid: string;
  band: Band;
  title: string;
  /** What the loudspeaker says of this page; the smallest hear it as they come. */
  speech: string;
  /** In place of the house: on the home page itself. */
  corner?: ReactNode;
  /** At the right end of the head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the kid area: the house top left, the loudspeaker beside it, always the same. */
export function KidFrame({ kidUid, band, title, speech, corner, aside, children }: KidFrameProps) {
  const t = useTexts('kid');
  const tongue = useTongue();
  useEffect(() => {
    if (band === 'pre') say([{ text: speech, lang: tongue }], { slow: true });
    return hush;
  }, [band, speech, tongue]);
  return (
    <div data-band={band} className="flex min-h-dvh flex-col gap-4 px-3 pt-3 pb-8 md:px-6">
      <header className="mx-auto flex w-full max-w-4xl items-center gap-2.5">
        {corner ?? <PictureLink icon="house" label={t.home} to="/kids/$kidUid" params={{ kidUid }} />}
        <Speaker label={t.hear} onPress={() => say([{ text: speech, lang: tongue }], { slow: band === 'pre' })} />
        <div className="min-w-0 grow">
          <Heading title={title} className="text-[1.35rem] leading-tight sm:text-(length:--big)" />
        </div>
        {aside}
        <MuteButton />
      </header>
      <VoiceNotice tongue={tongue} />
      <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-5">{children}</div>
    </div>
  );
}
