import type { PlaybookResult } from '@school/contract/playbooks/attempts';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { throwConfetti } from '#kit/play/confetti.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { Lantern } from '#widgets/world/lantern.tsx';
import { Mascot } from './mascot.tsx';
import { ownPicture } from './own-pictures.ts';
import { useStage } from './stage.tsx';
import { Stars } from './stars.tsx';

interface ResultProps {
  result: PlaybookResult;
  /** What it was about. */
  title?: string | undefined;
  onAgain(): void;
  /** Where to go on. */
  children: ReactNode;
}

/** Milliseconds of dark before the lantern burns. */
const dark = 500;

/** The end of a playbook: it is night, its lantern burns, stars land; what was learnt is named, and two ways lead on: further, or again. */
export function Result({ result, title, onAgain, children }: ResultProps) {
  const t = useTexts('verdicts');
  const { band, tongue } = useStage();
  const { score, stars, best, waiting } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLit, setLit] = useState(false);
  const praise = t.tiers[score];
  const learnt = title === undefined ? '' : t.learnt(title);
  useEffect(() => {
    const timer = setTimeout(() => setLit(true), dark);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    play('win');
    if (stars >= 2 && band !== 'teen') void throwConfetti();
    if (band === 'pre') say([{ text: `${praise} ${learnt} ${t.starsSaid(stars)}`, lang: tongue }]);
  }, [stars, band, tongue, praise, learnt, t]);
  return (
    <section className="stage-end">
      {band !== 'teen' && (
        <div className="stage-feast">
          <Mascot className="size-28 sm:size-40" state="cheer" />
          <span className="stage-lantern">
            <Lantern isLit={isLit} isNow />
          </span>
        </div>
      )}
      <Stars got={stars} size={band === 'teen' ? '2.5rem' : '4.5rem'} pop />
      <div className="stage-learnt">
        <h1 ref={heading} tabIndex={-1} className="text-[1.6rem] leading-tight outline-none">
          {praise}
        </h1>
        {learnt !== '' && <p className="text-(length:--words)">{learnt}</p>}
        {band !== 'pre' && (
          <p className="text-(length:--words) figures">
            {t.score(score)}
            {best.score > score && ` · ${t.bestBefore(best.score)}`}
          </p>
        )}
      </div>
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
