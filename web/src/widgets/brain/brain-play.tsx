import type { BrainGameRules } from '@school/contract/brain-trainer/game';
import type { BrainGameCode } from '@school/contract/brain-trainer/limits';
import type { BrainLogEntry } from '@school/contract/brain-trainer/responses';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { MuteButton } from '#widgets/player/frame-buttons.tsx';
import { useStage } from '#widgets/player/stage.tsx';
import type { SavedSession } from './saved-session.ts';
import { drawnGames } from './registry.ts';
import { usePlay } from './use-play.ts';

interface BrainPlayProps {
  rules: BrainGameRules<BrainGameCode>;
  kept: SavedSession;
  title: string;
  /** The way out, top left. */
  home: ReactNode;
  onEnd(log: BrainLogEntry[]): void;
}

/** A session while it is played: the trial, how far it is, and the pause. */
export function BrainPlay({ rules, kept, title, home, onEnd }: BrainPlayProps) {
  const t = useTexts('brainGames');
  const { band } = useStage();
  const { shown, clock, paused, setPaused, answer } = usePlay(rules, kept, onEnd);
  const { session } = kept;
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const Game = drawnGames[rules.code];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (paused) goOn.current?.focus();
  }, [paused]);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPaused((before) => !before);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [setPaused]);
  useEffect(() => {
    if (shown.right !== null) announce(shown.right ? t.right : t.onward);
  }, [shown.right, t]);
  const done = (shown.at + (shown.given === null ? 0 : 1)) / session.length;
  return (
    <>
      <header className="mx-auto flex w-full max-w-4xl items-center gap-2.5">
        {home}
        <div className="flex min-w-0 grow flex-col items-center gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-center text-lg leading-tight outline-none">
            {title}
            {band !== 'pre' && <span className="block text-center text-base font-normal figures">{t.level(shown.level)}</span>}
          </h1>
          <div className="h-3 w-full max-w-sm overflow-hidden rounded-full bg-card">
            <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${done * 100}%` }} />
          </div>
          <span className="sr-only">{t.trialOf(shown.at + 1, session.length)}</span>
        </div>
        <button
          type="button"
          aria-label={t.pause}
          title={t.pause}
          aria-keyshortcuts="Escape"
          disabled={paused}
          onClick={() => setPaused(true)}
          className="press grid size-14 shrink-0 place-items-center rounded-full bg-card shadow-press"
        >
          <svg viewBox="0 0 24 24" className="size-7" fill="currentColor" aria-hidden>
            <path d="M6 5h4v14H6ZM14 5h4v14h-4Z" />
          </svg>
        </button>
        <MuteButton />
      </header>
      <div className="relative mx-auto flex w-full max-w-4xl grow flex-col">
        <div inert={paused} className={`flex grow flex-col justify-evenly gap-4 ${paused ? 'invisible' : ''}`}>
          <Suspense fallback={<div className="h-48" />}>
            <Game
              key={shown.at}
              trial={shown.trial}
              at={shown.at}
              open={shown.given === null && !paused}
              given={shown.given}
              clock={clock}
              onAnswer={answer}
            />
          </Suspense>
        </div>
        {paused && (
          <section className="absolute inset-0 m-auto flex h-fit max-w-md flex-col items-center gap-4 rounded-xl bg-card p-6 text-center shadow-float">
            <h2 className="text-(length:--big)">{t.paused}</h2>
            <p>{t.pausedText}</p>
            <button
              ref={goOn}
              type="button"
              onClick={() => setPaused(false)}
              className="press min-h-20 w-full rounded-full bg-sun px-8 text-(length:--words) font-extrabold text-on-sun shadow-press"
            >
              {t.goOn}
            </button>
          </section>
        )}
        <p aria-hidden className="min-h-8 text-center text-(length:--words) font-extrabold">
          {shown.right === null || paused ? '' : shown.right ? t.right : t.onward}
        </p>
      </div>
    </>
  );
}
