import { useId } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Check } from '../../check.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';

/** A word or a line, typed. What was typed stays when it was wrong: it is mended, not written again. */
export function TypeText({ task, tries, missed, busy, final, onAnswer }: TemplateProps<'type-text'>) {
  const t = useTexts('tasks');
  const id = useId();
  const [text, setText] = useTry(tries, () => missed?.text ?? '');
  const ready = text.trim() !== '';
  return (
    <form
      className="flex w-full max-w-xl flex-col items-stretch gap-4 self-center"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy && !final) onAnswer({ template: 'type-text', text });
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t.yourText}
      </label>
      <input
        id={id}
        lang={task.lang}
        value={final?.text ?? text}
        readOnly={busy || final !== null}
        maxLength={task.most}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        className={`min-h-18 w-full rounded-md border-3 bg-card px-4 text-center font-reading text-(length:--big) ${final ? 'border-good' : 'border-edge'}`}
      />
      {!final && <Check ready={ready} busy={busy} onPress={() => onAnswer({ template: 'type-text', text })} />}
    </form>
  );
}
