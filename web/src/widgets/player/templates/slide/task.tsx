import { useTexts } from '#i18n/texts.ts';
import { Check } from '../../check.tsx';
import { say } from '#kit/play/speech.ts';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { langOf, shownWords, spokenWords } from '../../words.ts';

/** An explanation to look at and hear. A tap on a line says it; seen is done. */
export function Slide({ task, busy, final, onAnswer }: TemplateProps<'slide'>) {
  const { tongue } = useStage();
  const t = useTexts('tasks');
  return (
    <>
      <div className="flex w-full max-w-2xl flex-col gap-2 self-center rounded-lg bg-card p-4">
        {task.lines.map((line, at) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- lines keep their order
            key={at}
            type="button"
            lang={langOf(line, tongue)}
            onClick={() => say([spokenWords(line, tongue)])}
            className="min-h-(--least) rounded-md px-3 py-2 text-left text-(length:--words) leading-normal hover:bg-brand-soft"
          >
            {shownWords(line, tongue)}
          </button>
        ))}
      </div>
      {!final && <Check ready busy={busy} label={t.gotIt} onPress={() => onAnswer({ template: 'slide' })} />}
    </>
  );
}
