import type { Judgement } from '@school/contract/playbooks/attempts';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Mascot } from './mascot.tsx';
import { say } from '#kit/play/speech.ts';
import { isSpeaking } from '#kit/play/voice-state.ts';
import { NextButton, Settled } from './settled.tsx';
import { useStage } from './stage.tsx';
import { langOf, shownWords, spokenWords } from './words.ts';

/** They come together: both are needed once something was tried. */
export { HintSteps } from './hint-steps.tsx';

interface VerdictBarProps {
  judgement: Judgement;
  template: TemplateCode;
  last: boolean;
  onNext(): void;
}

/** Milliseconds of joy before a right answer leads on by itself. */
const joy = { pre: 2200, junior: 1500, teen: 1100 };
/** And of looking, where the youngest were shown how it goes: whoever reads goes on by a tap. */
const looking = 2600;

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
  const pause = right ? joy[band] : looking;
  const byItself = explain === null && (right || (band === 'pre' && verdict !== 'waiting'));
  const go = useRef(onNext);
  useEffect(() => {
    go.current = onNext;
  });
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    if (band === 'pre') say([{ text: words, lang: tongue }, spokenWords(explain ?? undefined, tongue)]);
    if (!byItself) return undefined;
    // The voice is heard to its end.
    let timer = setTimeout(function goOn() {
      if (!isSpeaking()) go.current();
      else timer = setTimeout(goOn, 300);
    }, pause);
    return () => clearTimeout(timer);
  }, [band, byItself, pause, words, explain, tongue]);
  return (
    <Settled isGood={right} className="animate-rise">
      {band !== 'teen' && <Mascot className="size-14" />}
      <output className="block min-w-0 flex-1 basis-40">
        <p className={`text-(length:--words) font-extrabold ${right ? 'text-good' : ''}`}>{words}</p>
        {explain && (
          <p lang={langOf(explain, tongue)} className="mt-1">
            {shownWords(explain, tongue)}
          </p>
        )}
      </output>
      <NextButton ref={button} onPress={onNext} className="grow sm:grow-0">
        <span>{last ? t.toResult : t.next}</span>
      </NextButton>
    </Settled>
  );
}
