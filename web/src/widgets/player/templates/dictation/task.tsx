import { useId } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Check } from '../../check.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import look from './dictation.css?url';

/** What is heard is written down. After a miss it stays to be mended, and above it stands what of it is right. */
export function Dictation({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'dictation'>) {
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const id = useId();
  const [text, setText] = useTry(tries, () => missed?.text ?? '');
  const open = !busy && final === null;
  const ready = text.trim() !== '';
  const answer = () => {
    if (ready && open) onAnswer({ template: 'dictation', text });
  };
  return (
    <form
      className="flex w-full max-w-xl flex-col items-stretch gap-4 self-center"
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <link rel="stylesheet" href={look} precedence="player" />
      {missed && kept && !final && (
        <p id={`${id}-stands`} lang={task.lang} className="dictation-stands">
          <span className="sr-only">{further.writtenRight}: </span>
          {kept.text.split(/(_+)/).map((piece, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text stay in their order
            <span key={at} data-hole={piece.startsWith('_') ? piece.length : undefined}>
              {piece.startsWith('_') ? <span className="sr-only">{further.writtenHole}</span> : piece}
            </span>
          ))}
        </p>
      )}
      <label htmlFor={id} className="sr-only">
        {t.yourText}
      </label>
      <textarea
        id={id}
        lang={task.lang}
        rows={task.most > 40 ? 2 : 1}
        value={final?.text ?? text}
        readOnly={!open}
        maxLength={task.most}
        aria-describedby={missed && kept && !final ? `${id}-stands` : undefined}
        onChange={(event) => setText(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          answer();
        }}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        className={`dictation-line min-h-18 w-full rounded-md border-3 bg-card px-4 text-center font-reading text-(length:--big) ${final ? 'border-good' : 'border-edge'}`}
      />
      {!final && <Check ready={ready} busy={busy} onPress={answer} />}
    </form>
  );
}
