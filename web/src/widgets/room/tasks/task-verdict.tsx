import type { RoomTaskItem } from '@school/contract/lesson-room/task-calls';

import { useTexts } from '#i18n/texts.ts';
import { NextButton, Settled } from '#widgets/player/settled.tsx';
import { useStage } from '#widgets/player/stage.tsx';
import { langOf, shownWords } from '#widgets/player/words.ts';

interface TaskVerdictProps {
  item: RoomTaskItem;
  /** Nothing was right or wrong: that the choice has arrived is all there is to say. */
  isVote: boolean;
  onNext: (() => void) | undefined;
}

/** How an item was judged, said without a voice: for the copy of a class, where the teacher speaks, and for whoever looks on. */
export function TaskVerdict({ item, isVote, onNext }: TaskVerdictProps) {
  const t = useTexts('roomTasks');
  const { tongue, band } = useStage();
  const { judgement } = item;
  if (!judgement?.settled) return null;
  const { verdict, explain } = judgement;
  const isGood = verdict === 'right' || verdict === 'seen';
  return (
    <Settled isGood={isGood}>
      <output className="block min-w-0 flex-1 basis-40">
        <p className={`text-(length:--words) font-extrabold ${isGood ? 'text-good' : ''}`}>
          <span aria-hidden>{isGood ? '✓ ' : ''}</span>
          <span className={band === 'pre' ? 'sr-only' : ''}>{isVote ? t.voted : t.verdicts[verdict]}</span>
        </p>
        {explain && band !== 'pre' && <p lang={langOf(explain, tongue)}>{shownWords(explain, tongue)}</p>}
      </output>
      {onNext && (
        <NextButton label={t.next} onPress={onNext}>
          {band !== 'pre' && t.next}
        </NextButton>
      )}
    </Settled>
  );
}
