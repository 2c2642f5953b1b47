import type { BrainGame } from '@school/contract/brain-trainer/shapes';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { hush, say } from '#kit/play/speech.ts';
import { useSurroundings } from '#kit/surroundings.tsx';
import { MuteButton } from '#widgets/player/frame-buttons.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Speaker } from '#widgets/player/speaker.tsx';
import { useStage } from '#widgets/player/stage.tsx';
import { Stars } from '#widgets/player/stars.tsx';
import { VoiceWatch } from '#widgets/player/voice-watch.tsx';
import { gamePicture } from './game-pictures.ts';
import type { SavedSession } from './saved-session.ts';

/** Not for grown-ups and those from ten on: they want the rule. */
const BrainScene = lazy(() => import('./brain-scene.tsx').then((file) => ({ default: file.BrainScene })));
const BrainKeys = lazy(() => import('./brain-keys.tsx').then((file) => ({ default: file.BrainKeys })));

interface BrainIntroProps {
  game: BrainGame;
  home: ReactNode;
  busy: boolean;
  /** The session that was left: it goes on where it stood. */
  left: SavedSession | undefined;
  onStart(goesOn?: SavedSession): void;
}

/** What to do, said and written; it begins when the player wants, without a countdown. */
export function BrainIntro({ game, home, busy, left, onStart }: BrainIntroProps) {
  const t = useTexts('brainGames');
  const { band, tongue } = useStage();
  const title = game.title[tongue];
  const hasPlot = band !== 'teen';
  const text = game.play[tongue];
  const plot = hasPlot ? game.plot[tongue] : '';
  const { app } = useSurroundings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${app}`;
    heading.current?.focus({ preventScroll: true });
  }, [title, app]);
  useEffect(() => {
    if (band === 'pre') say(told(plot, text, tongue), { slow: true });
    return hush;
  }, [band, plot, text, tongue]);
  return (
    <>
      <header className="mx-auto flex w-full max-w-4xl items-center gap-2.5">
        {home}
        <Speaker label={t.hearAgain} onPress={() => say(told(plot, text, tongue), { slow: band === 'pre' })} />
        <span className="grow" />
        <MuteButton />
      </header>
      <VoiceWatch said={[{ text, lang: tongue }]} written={text} />
      <section className="mx-auto flex w-full max-w-xl grow flex-col items-center justify-center gap-5 text-center">
        {hasPlot ? (
          <Suspense fallback={<span className="h-32" />}>
            <BrainScene game={game} />
          </Suspense>
        ) : (
          <img src={gamePicture(game.templateCode)} alt="" className="size-32" />
        )}
        <h1 ref={heading} tabIndex={-1} className="text-(length:--big) leading-tight outline-none">
          {title}
        </h1>
        {hasPlot && <p className="max-w-md text-base text-balance in-data-[band=pre]:sr-only">{plot}</p>}
        <p className="max-w-md text-(length:--words) text-balance">{text}</p>
        <p className="flex flex-wrap items-center justify-center gap-3 font-bold figures">
          {band !== 'pre' && <span>{t.goalOf(game.level, game.target)}</span>}
          <Stars got={game.stars} />
        </p>
        <button
          type="button"
          disabled={busy}
          onClick={() => onStart(left)}
          className={`press flex min-h-28 w-full max-w-xs items-center justify-center gap-3 rounded-xl bg-sun text-(length:--big) font-extrabold text-on-sun shadow-press ${band === 'pre' ? 'kid-glow' : ''}`}
        >
          <img src={ownPicture('rocket')} alt="" className="size-14" />
          {left ? t.goOn : t.start}
        </button>
        {left && band !== 'pre' && (
          <>
            <p className="figures">{t.trialOf(left.log.length, left.session.length)}</p>
            <button
              type="button"
              disabled={busy}
              onClick={() => onStart()}
              className="press min-h-14 rounded-full bg-card px-6 font-bold shadow-press"
            >
              {t.anew}
            </button>
          </>
        )}
        {band !== 'pre' && (
          <Suspense>
            <BrainKeys game={game.templateCode} />
          </Suspense>
        )}
      </section>
    </>
  );
}

/** What happens in the game, then what to do. */
const told = (plot: string, text: string, lang: 'ru' | 'en') => [...(plot === '' ? [] : [{ text: plot, lang }]), { text, lang }];
