import type { BrainGame } from '@school/contract/brain-trainer/shapes';
import type { BrainGameCode } from '@school/contract/brain-trainer/limits';
import { type ReactNode, useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { hush, say } from '#kit/play/speech.ts';
import { MuteButton } from '#widgets/player/frame-buttons.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Speaker } from '#widgets/player/speaker.tsx';
import { useStage } from '#widgets/player/stage.tsx';
import { Stars } from '#widgets/player/stars.tsx';
import { VoiceWatch } from '#widgets/player/voice-watch.tsx';
import { gamePicture } from './game-pictures.ts';

type KeysOf = 'digits' | 'arrows' | 'leftRight' | 'sides' | 'space' | 'grid' | 'letters' | 'program' | 'numbers' | 'pegs';

const keys: Record<BrainGameCode, KeysOf> = {
  fireflies: 'digits',
  'phone-digits': 'digits',
  pairs: 'grid',
  echo: 'space',
  schulte: 'grid',
  fish: 'arrows',
  frog: 'space',
  'letters-hunt': 'grid',
  'same-or-not': 'leftRight',
  'more-less': 'sides',
  'quick-sum': 'numbers',
  'colour-word': 'digits',
  'two-rules': 'sides',
  'matrix-garden': 'digits',
  'odd-one-out': 'digits',
  'tower-frog': 'pegs',
  'turn-piece': 'digits',
  'robot-path': 'program',
  'word-from-letters': 'letters',
  'category-rush': 'leftRight',
};

interface BrainIntroProps {
  game: BrainGame;
  home: ReactNode;
  busy: boolean;
  onStart(): void;
}

/** What to do, said and written; it begins when the player wants, without a countdown. */
export function BrainIntro({ game, home, busy, onStart }: BrainIntroProps) {
  const t = useTexts('brainGames');
  const { band, tongue } = useStage();
  const title = game.title[tongue];
  const text = game.play[tongue];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  useEffect(() => {
    if (band === 'pre') say([{ text, lang: tongue }], { slow: true });
    return hush;
  }, [band, text, tongue]);
  return (
    <>
      <header className="mx-auto flex w-full max-w-4xl items-center gap-2.5">
        {home}
        <Speaker label={t.hearAgain} onPress={() => say([{ text, lang: tongue }], { slow: band === 'pre' })} />
        <span className="grow" />
        <MuteButton />
      </header>
      <VoiceWatch tongue={tongue} said={[{ text, lang: tongue }]} written={text} />
      <section className="mx-auto flex w-full max-w-xl grow flex-col items-center justify-center gap-5 text-center">
        <img src={gamePicture(game.templateCode)} alt="" className="size-32" />
        <h1 ref={heading} tabIndex={-1} className="text-(length:--big) leading-tight outline-none">
          {title}
        </h1>
        <p className="max-w-md text-(length:--words) text-balance">{text}</p>
        {game.level !== null && (
          <p className="flex items-center gap-3 font-bold figures">
            {t.level(game.level)} <Stars got={game.stars} />
          </p>
        )}
        <button
          type="button"
          disabled={busy}
          onClick={onStart}
          className={`press flex min-h-28 w-full max-w-xs items-center justify-center gap-3 rounded-xl bg-sun text-(length:--big) font-extrabold text-on-sun shadow-press ${band === 'pre' ? 'kid-glow' : ''}`}
        >
          <img src={ownPicture('rocket')} alt="" className="size-14" />
          {t.start}
        </button>
        {band !== 'pre' && <p className="hidden text-sm sm:block">{t.keys(t.keysOf[keys[game.templateCode]])}</p>}
      </section>
    </>
  );
}
