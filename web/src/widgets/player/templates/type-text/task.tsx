import { useId, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { Check } from '../../check.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { LetterPad } from './letter-pad.tsx';
import look from './type-text.css?url';

/**
 * A word or a line, typed; by those who cannot type yet, tapped letter by letter, and by early readers who ask for it. What was typed stays
 * when it was wrong: it is mended, not written again.
 */
export function TypeText({ task, tries, missed, busy, final, onAnswer }: TemplateProps<'type-text'>) {
  const t = useTexts('tasks');
  const { band } = useStage();
  const id = useId();
  const [text, setText] = useTry(tries, () => missed?.text ?? '');
  const [asked, setAsked] = useState(false);
  const ready = text.trim() !== '';
  const open = !busy && final === null;
  const letters = band === 'teen' ? null : task.letters;
  const isTapped = letters !== null && (band === 'pre' || asked);
  const told = (next: string) => {
    if (!open || next.length > task.most) return;
    setText(next);
    announce(next);
  };
  const back = () => told(Array.from(text).slice(0, -1).join(''));
  return (
    <form
      className="flex w-full max-w-xl flex-col items-stretch gap-4 self-center"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && open) onAnswer({ template: 'type-text', text });
      }}
    >
      <link rel="stylesheet" href={look} precedence="player" />
      <label htmlFor={id} className="sr-only">
        {t.yourText}
      </label>
      <div className="letters-line">
        <input
          id={id}
          lang={task.lang}
          value={final?.text ?? text}
          readOnly={!open}
          maxLength={task.most}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          // Over the letters no keyboard of the device opens; one with keys of its own goes on writing.
          inputMode={isTapped ? 'none' : undefined}
          className={`min-h-18 w-full min-w-0 rounded-md border-3 bg-card px-4 text-center font-reading text-(length:--big) ${final ? 'border-good' : 'border-edge'}`}
        />
        {isTapped && !final && (
          <button
            type="button"
            aria-label={t.eraseLetter}
            aria-disabled={!open || text === '' || undefined}
            className="kid-card min-h-18 shrink-0"
            onClick={() => {
              play('back');
              back();
            }}
          >
            <span aria-hidden>⌫</span>
          </button>
        )}
      </div>
      {letters && !isTapped && !final && (
        <button type="button" className="press kid-card self-center" onClick={() => setAsked(true)}>
          {t.showLetters}
        </button>
      )}
      {isTapped && !final && (
        <LetterPad letters={letters} lang={task.lang} disabled={!open} onLetter={(letter) => told(text + letter)} onBack={back} />
      )}
      {!final && <Check ready={ready} busy={busy} onPress={() => onAnswer({ template: 'type-text', text })} />}
    </form>
  );
}
