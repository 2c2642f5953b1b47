import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { CardButton } from '../../card.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { OptionGrid, optionSize } from '../option-grid.tsx';

/** One of the options: a tap, or its digit, is the answer. */
export function ChoiceOne({ task, tries, missed, hint, busy, final, onAnswer }: TemplateProps<'choice-one'>) {
  const [chosen, setChosen] = useTry<string | null>(tries, () => null);
  const off = hint?.without ?? [];
  const open = !busy && final === null;
  const choose = (choice: string) => {
    if (!open || off.includes(choice)) return;
    play('pick');
    setChosen(choice);
    onAnswer({ template: 'choice-one', choice });
  };
  useKeys({
    digit(digit) {
      const card = task.options[digit - 1];
      if (!card) return false;
      choose(card.id);
      return true;
    },
  });
  return (
    <OptionGrid cards={task.options}>
      {(card, at) => (
        <CardButton
          key={card.id}
          card={card}
          note={String(at + 1)}
          size={optionSize(task.options)}
          mark={
            final
              ? final.choice === card.id
                ? 'right'
                : undefined
              : off.includes(card.id)
                ? 'off'
                : chosen === card.id
                  ? 'picked'
                  : undefined
          }
          shake={!final && chosen === null && missed?.choice === card.id}
          aria-disabled={!open || off.includes(card.id) || undefined}
          onClick={() => choose(card.id)}
        />
      )}
    </OptionGrid>
  );
}
