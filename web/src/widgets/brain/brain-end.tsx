import type { BrainLogEntry } from '@school/contract/brain-trainer/responses';
import type { BrainSession } from '@school/contract/brain-trainer/shapes';
import { type ReactNode, useEffect, useRef } from 'react';

import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { throwConfetti } from '#kit/play/confetti.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useStage } from '#widgets/player/stage.tsx';
import { Stars } from '#widgets/player/stars.tsx';
import { DuelState } from './duel-state.tsx';
import { forgetSession } from './saved-session.ts';

interface BrainEndProps {
  session: BrainSession;
  log: BrainLogEntry[];
  /** The best result of the rounds before, as the parent reads it, too; null before the first. */
  best: number | null;
  home: ReactNode;
  busy: boolean;
  onDone(): void;
  onAgain(): void;
  mayPassOn: boolean;
  children: ReactNode;
}

/** The school counts what was played, and says the level: its own, against the own goal only. */
export function BrainEnd({ session, log, best, home, busy, onDone, onAgain, mayPassOn, children }: BrainEndProps) {
  const t = useTexts('brainGames');
  const tellWhy = useRefusals();
  const { band, tongue } = useStage();
  const finish = useCall('POST /brain-trainer/sessions/:sessionId/finish');
  const sent = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const send = () => {
    finish.mutate(
      { params: { sessionId: session.sessionId }, body: { log } },
      {
        onSuccess() {
          forgetSession(session);
          done.current();
        },
        onError(cause) {
          cause.take();
          if (!cause.lost && cause.status < 500) forgetSession(session);
        },
      },
    );
  };
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    send();
    // oxlint-disable-next-line react/exhaustive-deps -- once; again only by the button
  }, []);
  const result = finish.data?.result;
  useEffect(() => {
    if (!result) return;
    heading.current?.focus({ preventScroll: true });
    play('win');
    if (result.stars >= 2 && band !== 'teen') void throwConfetti();
    if (band === 'pre') say([{ text: t.resultTitle, lang: tongue }]);
  }, [result, band, tongue, t]);
  if (!result || !finish.data) {
    return (
      <>
        <header>{home}</header>
        <div className="m-auto flex max-w-md flex-col items-center gap-4 text-center">
          <Mascot className="size-28 in-data-[band=teen]:hidden" />
          {finish.error ? (
            <>
              <p role="alert" className="text-(length:--words) font-bold">
                {finish.error.lost ? t.notSent : tellWhy(finish.error.code, finish.error.facts)}
              </p>
              <WayButton label={finish.error.lost ? t.sendAgain : t.again} onPress={finish.error.lost ? send : onAgain} />
            </>
          ) : (
            <output className="text-(length:--words) font-bold">{t.counting}</output>
          )}
        </div>
      </>
    );
  }
  const { streak } = finish.data;
  return (
    <>
      <header>{home}</header>
      <section className="mx-auto flex w-full max-w-xl grow flex-col items-center justify-center gap-4 text-center">
        <h1 ref={heading} tabIndex={-1} className="text-(length:--big) leading-tight outline-none">
          {t.resultTitle}
        </h1>
        <Stars got={result.stars} size={band === 'teen' ? '2.5rem' : '4rem'} pop />
        <p className="kid-pop flex flex-col">
          <span className="text-(length:--words)">{t.yourLevel}</span>
          <b className="text-[4.5rem] leading-none figures">{result.level}</b>
        </p>
        {band !== 'pre' && (
          <p className="figures">
            {result.level >= result.target ? t.goalReached(result.target) : t.goal(result.target)} ·{' '}
            {t.bestLevel(Math.max(best ?? 0, result.level))} · {t.accuracy(Math.round(result.accuracy * 100))}
          </p>
        )}
        {(streak.days > 0 || streak.today) && (
          <p className="rounded-full bg-card px-5 py-2 font-bold">
            {streak.today ? t.setDone : ''} {streak.days > 0 && t.streak(streak.days)}
          </p>
        )}
        {session.duelId !== null && <DuelState duelId={session.duelId} mayPassOn={mayPassOn} />}
        <div className="flex w-full flex-wrap justify-center gap-3">
          {children}
          {session.duelId === null && <WayButton label={t.again} busy={busy} onPress={onAgain} />}
        </div>
      </section>
    </>
  );
}

const WayButton = ({ label, busy = false, onPress }: { label: string; busy?: boolean; onPress(): void }) => (
  <button
    type="button"
    disabled={busy}
    onClick={onPress}
    className="press inline-flex min-h-16 grow items-center justify-center gap-3 rounded-full bg-card px-7 text-(length:--words) font-extrabold shadow-press"
  >
    <img src={ownPicture('counterclockwise-arrows-button')} alt="" className="size-9" />
    {label}
  </button>
);
