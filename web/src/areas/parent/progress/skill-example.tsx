import type { OwnWork } from '@school/contract/learning/practice';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { answerText } from '#widgets/player/review/answer-text.ts';
import { StimulusView } from '#widgets/player/stimulus.tsx';
import { shownWords } from '#widgets/player/words.ts';

/** A task that the child has answered, as it was asked, with the answer in words. */
export function SkillExample({ work: { task, answer, at: moment } }: { work: OwnWork }) {
  const locale = useLocale();
  const tongue = tongueOf(locale);
  const t = useTexts('progress');
  const progress = useTexts('course-progress');
  const words = { tongue, player: useTexts('player'), tasks: useTexts('tasks'), progress };
  return (
    <div className="flex flex-col gap-2 pb-2">
      <p className="text-sm text-mute">{t.exampleOf(at(locale, moment, 'day', deviceZone()))}</p>
      <p>{shownWords(task.ask, tongue)}</p>
      {task.stimulus && (
        <div className="flex justify-center rounded-md bg-(--s-tint,var(--color-sunk)) p-3 [zoom:0.62] sm:[zoom:1]">
          <StimulusView stimulus={task.stimulus} />
        </div>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        <dt className="text-mute">{progress.answered}</dt>
        <dd>{answerText(task, answer, words)}</dd>
      </dl>
    </div>
  );
}
