import type { Card } from '@school/contract/playbooks/pictures';

import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { CardButton } from '../../card.tsx';
import { Check } from '../../check.tsx';
import { say } from '#kit/play/speech.ts';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { spokenFace } from '../../words.ts';
import { OptionGrid, optionSize } from '../option-grid.tsx';

interface SomeCardsProps {
  cards: readonly Card[];
  tries: number;
  /** Right ones of the last try. */
  kept: readonly string[];
  missed: readonly string[] | undefined;
  off: readonly string[];
  /** What is right, once settled. */
  final: readonly string[] | undefined;
  busy: boolean;
  /** Exactly so many; without it, at least one. */
  choose?: number;
  onAnswer(chosen: string[]): void;
}

/** Some of the cards: a tap, or the digit, chooses and gives back. One that must be chosen alone is answered at once. */
export function SomeCards({ cards, tries, kept, missed, off, final, busy, choose, onAnswer }: SomeCardsProps) {
  const { tongue } = useStage();
  const [chosen, setChosen] = useTry<readonly string[]>(tries, () => (choose === 1 ? [] : kept));
  const open = !busy && !final;
  const toggle = (card: Card) => {
    if (!open || off.includes(card.id)) return;
    play('pick');
    say([spokenFace(card, tongue)]);
    if (choose === 1) {
      setChosen([card.id]);
      onAnswer([card.id]);
    } else if (chosen.includes(card.id)) setChosen(chosen.filter((id) => id !== card.id));
    // The first one chosen makes room when there are too many.
    else setChosen([...chosen, card.id].slice(choose === undefined ? 0 : -choose));
  };
  useKeys({
    digit(digit) {
      const card = cards[digit - 1];
      if (!card) return false;
      toggle(card);
      return true;
    },
  });
  return (
    <>
      <OptionGrid cards={cards}>
        {(card, at) => (
          <CardButton
            key={card.id}
            card={card}
            aria-pressed={final ? final.includes(card.id) : chosen.includes(card.id)}
            note={String(at + 1)}
            size={optionSize(cards)}
            mark={final?.includes(card.id) ? 'right' : off.includes(card.id) ? 'off' : undefined}
            shake={open && tries > 0 && missed?.includes(card.id) === true && !kept.includes(card.id) && !chosen.includes(card.id)}
            aria-disabled={!open || off.includes(card.id) || undefined}
            onClick={() => toggle(card)}
          />
        )}
      </OptionGrid>
      {!final && choose !== 1 && (
        <Check
          ready={choose === undefined ? chosen.length > 0 : chosen.length === choose}
          busy={busy}
          onPress={() => onAnswer([...chosen])}
        />
      )}
    </>
  );
}

/** All the right ones of the options. */
export const ChoiceMany = ({ task, kept, missed, hint, final, onAnswer, ...rest }: TemplateProps<'choice-many'>) => (
  <SomeCards
    cards={task.options}
    tries={rest.tries}
    busy={rest.busy}
    kept={kept?.choices ?? []}
    missed={missed?.choices}
    off={hint?.without ?? []}
    final={final?.choices}
    onAnswer={(choices) => onAnswer({ template: 'choice-many', choices })}
  />
);
