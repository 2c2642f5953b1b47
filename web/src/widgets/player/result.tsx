import type { PlaybookResult } from '@school/contract/playbooks/attempts';
import { type ReactNode, useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { throwConfetti } from '#kit/play/confetti.ts';
import { play } from '#kit/play/sound.ts';
import { Mascot } from './mascot.tsx';
import { ownPicture } from './own-pictures.ts';
import { Stars } from './stars.tsx';
import { say } from '#kit/play/speech.ts';
import { useStage } from './stage.tsx';

interface ResultProps {
  result: PlaybookResult;
  onAgain(): void;
  /** Where to go on. */
  children: ReactNode;
}

/** The end of a playbook: what was done, its stars, and two ways: on, or again. */
export function Result({ result, onAgain, children }: ResultProps) {
  const t = useTexts('verdicts');
  const { band, tongue } = useStage();
  const { score, stars, best, waiting } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t.tiers[score];
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    play('win');
    if (stars >= 2 && band !== 'teen') void throwConfetti();
    if (band === 'pre') say([{ text: `${title} ${t.starsSaid(stars)}`, lang: tongue }]);
  }, [stars, band, tongue, title, t]);
  return (
    <section className="mx-auto flex w-full max-w-xl grow flex-col items-center justify-center gap-6 p-4 text-center">
      {band !== 'teen' && <Mascot className="kid-pop size-24 sm:size-32" />}
      <h1 ref={heading} tabIndex={-1} className="text-(length:--big) leading-tight outline-none">
        {title}
      </h1>
      <Stars got={stars} size={band === 'teen' ? '2.5rem' : '4.5rem'} pop />
      {band !== 'pre' && (
        <p className="text-(length:--words) figures">
          {t.score(score)}
          {best.score > score && ` · ${t.bestBefore(best.score)}`}
        </p>
      )}
      {waiting > 0 && <p className="rounded-md bg-card px-5 py-3">{t.teacherWill(waiting)}</p>}
      <div className="flex w-full flex-wrap justify-center gap-3">
        {children}
        <button
          type="button"
          onClick={onAgain}
          className="press inline-flex min-h-16 grow items-center justify-center gap-3 rounded-full bg-card px-7 text-(length:--words) font-extrabold shadow-press"
        >
          <img src={ownPicture('counterclockwise-arrows-button')} alt="" className="size-9" />
          {t.again}
        </button>
      </div>
    </section>
  );
}
