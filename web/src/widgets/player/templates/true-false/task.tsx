import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { RightBadge } from '../../right-badge.tsx';
import { fitted } from '../../fit.ts';
import { ownPicture } from '../../own-pictures.ts';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';

/** Is it so? One try. Left and right arrows, or 1 and 2, answer as well. */
export function TrueFalse({ tries, busy, final, onAnswer }: TemplateProps<'true-false'>) {
  const t = useTexts('tasks');
  const [chosen, setChosen] = useTry<boolean | null>(tries, () => null);
  const answer = (yes: boolean) => {
    if (busy || final) return;
    play('pick');
    setChosen(yes);
    onAnswer({ template: 'true-false', yes });
  };
  useKeys({
    digit: (digit) => (digit === 1 || digit === 2 ? answer(digit === 1) : false),
    ArrowLeft: () => answer(true),
    ArrowRight: () => answer(false),
  });
  return (
    <div style={fitted({ count: 2, most: 280 })} className="fit grid w-full max-w-md grid-cols-2 gap-(--gap) self-center">
      {[true, false].map((yes) => (
        <button
          key={String(yes)}
          type="button"
          aria-disabled={busy || final !== null || undefined}
          data-length="word"
          data-mark={final ? (final.yes === yes ? 'right' : undefined) : chosen === yes ? 'picked' : undefined}
          className="kid-card min-h-36"
          onClick={() => answer(yes)}
        >
          <img
            src={ownPicture(yes ? 'thumbs-up' : 'thumbs-down')}
            alt=""
            draggable={false}
            style={{ width: 'var(--pic, 5rem)', height: 'var(--pic, 5rem)' }}
          />
          {yes ? t.yes : t.no}
          {final?.yes === yes && <RightBadge />}
        </button>
      ))}
    </div>
  );
}
