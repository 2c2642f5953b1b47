import type { ReactNode } from 'react';

import { Button } from '#kit/button.tsx';
import type { Band } from '#widgets/player/band.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { say } from '#kit/play/speech.ts';
import { Speaker } from '#widgets/player/speaker.tsx';
import { useTexts } from '#i18n/texts.ts';

import { useTongue } from '../use-kid.ts';
import { Sky } from './parts/sky.tsx';
import { useSpoken } from './use-spoken.ts';

interface MessageProps {
  band: Band;
  /** Nothing: Chip himself, where the school has him. */
  picture?: OwnPicture;
  title: string;
  text: string;
  /** What is said to those who do not read: they see the picture, and hear this as often as they want. */
  speech: string;
  children: ReactNode;
}

/** One thing to know, and one to do: a picture, a sentence, a voice. */
export function MessagePage({ band, picture, title, text, speech, children }: MessageProps) {
  const t = useTexts('kid');
  const tongue = useTongue();
  useSpoken(band, speech);
  const isPre = band === 'pre';
  return (
    <div data-band={band} className="room grid place-items-center p-6">
      {band !== 'teen' && <Sky />}
      <section className="flex max-w-xl flex-col items-center gap-5 rounded-xl bg-card/90 p-8 text-center">
        {picture ? (
          <img src={ownPicture(picture)} alt="" className={isPre ? 'size-48' : 'size-28'} />
        ) : (
          <Mascot className={isPre ? 'size-48' : 'size-28'} />
        )}
        <h1 className={isPre ? 'sr-only' : 'text-3xl'}>{title}</h1>
        <p className={isPre ? 'sr-only' : 'text-lg'}>{text}</p>
        <div className="flex flex-wrap items-center justify-center gap-4">
          {isPre && <Speaker label={t.hear} size="5rem" onPress={() => say([{ text: speech, lang: tongue }], { slow: true })} />}
          {children}
        </div>
      </section>
    </div>
  );
}

/** What one can do about it: words, and to those who do not read a picture. */
export function MessageAction({ band, picture, text, onPress }: { band: Band; picture: OwnPicture; text: string; onPress(): void }) {
  if (band !== 'pre')
    return (
      <Button kind="sun" size="large" onPress={onPress}>
        {text}
      </Button>
    );
  return (
    <button type="button" aria-label={text} title={text} className="room-big press bg-sun" onClick={onPress}>
      <img src={ownPicture(picture)} alt="" draggable={false} className="size-13" />
    </button>
  );
}
