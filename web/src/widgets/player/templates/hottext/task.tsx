import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { fitted } from '../../fit.ts';
import { Check } from '../../check.tsx';
import { RightBadge } from '../../right-badge.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';

/** Mark the letters, or the words of a text. A tap marks, another takes the mark off. */
export function Hottext({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'hottext'>) {
  const { tongue } = useStage();
  const t = useTexts('tasks');
  const [own, setMarked] = useTry<readonly string[]>(tries, () => kept?.marked ?? []);
  const open = !busy && final === null;
  const marked = final?.marked ?? own;
  const toggle = (id: string) => {
    if (!open) return;
    play('pick');
    setMarked(own.includes(id) ? own.filter((other) => other !== id) : [...own, id]);
  };
  const letters = task.layout === 'letters';
  const mark = (id: string) => ({
    'aria-pressed': marked.includes(id),
    'aria-disabled': !open || undefined,
    'data-mark': final ? (marked.includes(id) ? 'right' : undefined) : kept?.marked.includes(id) && own.includes(id) ? 'right' : undefined,
    'data-shake': open && missed?.marked.includes(id) && !kept?.marked.includes(id) && !own.includes(id) ? '' : undefined,
    onClick: () => toggle(id),
  });
  return (
    <>
      <fieldset
        aria-label={t.toMark}
        lang={task.lang === tongue ? undefined : task.lang}
        style={letters ? fitted({ count: task.pieces.length, most: 130 }) : undefined}
        className={
          letters
            ? 'fit flex max-w-xl flex-wrap justify-center gap-2.5 self-center font-reading'
            : 'max-w-prose self-center rounded-lg bg-card p-4 font-reading text-(length:--words) leading-[2.1] whitespace-pre-line'
        }
      >
        {task.pieces.map((piece, at) => {
          if ('text' in piece)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- pieces of a text keep their order
              <span key={at}>{piece.text}</span>
            );
          return letters ? (
            <button
              key={piece.id}
              type="button"
              {...mark(piece.id)}
              data-look="reading"
              className="kid-card min-h-17! min-w-17! text-[2.1rem]!"
            >
              {piece.word}
              {final?.marked.includes(piece.id) && <RightBadge />}
            </button>
          ) : (
            <button
              key={piece.id}
              type="button"
              {...mark(piece.id)}
              className="inline-block min-h-(--least) rounded-sm border-b-3 border-dashed border-edge px-1 py-1 aria-pressed:border-solid aria-pressed:border-brand aria-pressed:bg-brand-soft data-[mark=right]:border-good"
            >
              {piece.word}
            </button>
          );
        })}
      </fieldset>
      {!final && <Check ready={own.length > 0} busy={busy} onPress={() => onAnswer({ template: 'hottext', marked: [...own] })} />}
    </>
  );
}
