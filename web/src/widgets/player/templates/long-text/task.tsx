import { useId } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Check } from '../../check.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';

const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;

/** In one's own words. What is written is kept on this device until it is sent. */
export function LongText({ task, place, tries, busy, final, onAnswer }: TemplateProps<'long-text'>) {
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const { attemptUid } = useStage();
  const id = useId();
  const key = `draft ${attemptUid} ${place.taskIdx} ${place.round}`;
  const [text, setText] = useTry(tries, () => sessionStorage.getItem(key) ?? '');
  const count = wordsIn(text);
  const write = (next: string) => {
    setText(next);
    sessionStorage.setItem(key, next);
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t.yourText}
      </label>
      <textarea
        id={id}
        value={final?.text ?? text}
        readOnly={busy || final !== null}
        maxLength={4000}
        rows={6}
        aria-describedby={`${id}-count`}
        onChange={(event) => write(event.target.value)}
        className="field-sizing-content max-h-[50dvh] min-h-44 w-full max-w-2xl self-center rounded-md border-3 border-edge bg-card p-4 text-(length:--words) leading-normal"
      />
      <p id={`${id}-count`} className="text-center figures">
        {further.wordsWritten(count, task.leastWords)}
      </p>
      {!final && (
        <Check
          ready={count >= task.leastWords}
          busy={busy}
          label={further.sendText}
          onPress={() => onAnswer({ template: 'long-text', text })}
        />
      )}
    </>
  );
}
