import type { RoomTaskItem } from '@school/contract/lesson-room/task-calls';

import { useTexts } from '#i18n/texts.ts';
import { useStage } from '#widgets/player/stage.tsx';
import { langOf, shownWords } from '#widgets/player/words.ts';

/** How an item was judged, said without a voice: for the copy of a class, where the teacher speaks, and for whoever looks on. */
export function TaskVerdict({ item, onNext }: { item: RoomTaskItem; onNext: (() => void) | undefined }) {
  const t = useTexts('roomTasks');
  const { tongue, band } = useStage();
  const { judgement } = item;
  if (!judgement?.settled) return null;
  const { verdict, explain } = judgement;
  const isGood = verdict === 'right' || verdict === 'seen';
  return (
    <div
      data-verdict
      className={`sticky bottom-0 z-10 mx-auto flex w-full max-w-2xl flex-wrap items-center gap-3 rounded-lg border-3 bg-card p-3 shadow-float ${isGood ? 'border-good' : 'border-brand'}`}
    >
      <output className="block min-w-0 flex-1 basis-40">
        <p className={`text-(length:--words) font-extrabold ${isGood ? 'text-good' : ''}`}>
          <span aria-hidden>{isGood ? '✓ ' : ''}</span>
          <span className={band === 'pre' ? 'sr-only' : ''}>{t.verdicts[verdict]}</span>
        </p>
        {explain && band !== 'pre' && <p lang={langOf(explain, tongue)}>{shownWords(explain, tongue)}</p>}
      </output>
      {onNext && (
        <button
          type="button"
          aria-label={t.next}
          onClick={onNext}
          className="press inline-flex min-h-16 items-center justify-center gap-3 rounded-full bg-sun px-8 text-(length:--words) font-extrabold text-on-sun shadow-press"
        >
          {band !== 'pre' && t.next}
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
      )}
    </div>
  );
}
