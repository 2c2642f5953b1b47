import type { Judgement } from '@school/contract/playbooks/attempts';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { ownPicture } from './own-pictures.ts';
import { say } from '#kit/play/speech.ts';
import { useStage } from './stage.tsx';
import { langOf, shownWords, spokenWords } from './words.ts';

interface VerdictBarProps {
  judgement: Judgement;
  template: TemplateCode;
  last: boolean;
  onNext(): void;
}

/** Milliseconds of joy before a right answer leads on by itself. */
const joy = { pre: 2200, junior: 1500, teen: 1100 };

/** What the school says once an item is settled, and the way on. Praise names what was done. */
export function VerdictBar({ judgement, template, last, onNext }: VerdictBarProps) {
  const t = useTexts('verdicts');
  const { band, tongue } = useStage();
  const { verdict, explain } = judgement;
  const button = useRef<HTMLButtonElement>(null);
  const right = verdict === 'right' || verdict === 'seen';
  const others = { partly: t.partly, waiting: t.waiting, skipped: t.skipped, wrong: t.shown, open: t.shown };
  const words =
    verdict === 'right' && band === 'teen' ? t.rightTeen : verdict === 'right' || verdict === 'seen' ? t.praise[template] : others[verdict];
  const byItself = right && explain === null;
  const go = useRef(onNext);
  useEffect(() => {
    go.current = onNext;
  });
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    if (band === 'pre') say([{ text: words, lang: tongue }, spokenWords(explain ?? undefined, tongue)]);
    if (!byItself) return undefined;
    const timer = setTimeout(() => go.current(), joy[band]);
    return () => clearTimeout(timer);
  }, [band, byItself, words, explain, tongue]);
  return (
    <div
      data-verdict
      className={`sticky bottom-0 z-10 mx-auto flex w-full max-w-2xl animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-3 bg-card p-3 shadow-float ${right ? 'border-good' : 'border-brand'}`}
    >
      {band !== 'teen' && <img src={ownPicture('fox')} alt="" className="size-14" />}
      <output className="block min-w-0 flex-1 basis-40">
        <p className={`text-(length:--words) font-extrabold ${right ? 'text-good' : ''}`}>{words}</p>
        {explain && (
          <p lang={langOf(explain, tongue)} className="mt-1">
            {shownWords(explain, tongue)}
          </p>
        )}
      </output>
      <button
        ref={button}
        type="button"
        onClick={onNext}
        className="press inline-flex min-h-16 grow items-center justify-center gap-3 rounded-full bg-sun px-8 text-(length:--words) font-extrabold text-on-sun shadow-press sm:grow-0"
      >
        {last ? t.toResult : t.next}
        <svg
          viewBox="0 0 24 24"
          className="size-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d="M4 12h15M13 5l7 7-7 7" />
        </svg>
      </button>
    </div>
  );
}
