import type { Hint } from '@school/contract/playbooks/attempts';

import { useTexts } from '#i18n/texts.ts';
import { useStage } from './stage.tsx';
import { langOf, shownWords } from './words.ts';

interface HintStepsProps {
  hint: Hint;
  /** How many are shown: the words alone, or what to do next as well. */
  step: number;
  onStep(): void;
  /** How it goes is shown, and the task is left. */
  onWay(): void;
}

/** Help for the older: first a nudge, then a step, and only when they ask for it the way. */
export function HintSteps({ hint, step, onStep, onWay }: HintStepsProps) {
  const { tongue } = useStage();
  const t = useTexts('verdicts');
  const second = hint.without?.length ? t.hintOff : hint.at?.length ? t.hintRing : undefined;
  const hasMore = second !== undefined && step < 2;
  const look = 'press min-h-11 rounded-full bg-card px-4 font-bold shadow-press';
  return (
    <div role="note" className="hint-steps animate-fade">
      <ol aria-live="polite">
        <li lang={langOf(hint.words, tongue)}>{shownWords(hint.words, tongue)}</li>
        {second !== undefined && step > 1 && <li className="animate-fade">{second}</li>}
      </ol>
      <button type="button" className={look} onClick={hasMore ? onStep : onWay}>
        {hasMore ? t.hintMore : t.hintWay}
      </button>
    </div>
  );
}
