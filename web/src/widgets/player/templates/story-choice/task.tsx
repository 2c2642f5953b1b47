import type { Card } from '@school/contract/playbooks/pictures';

import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { CardButton } from '../../card.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { OptionGrid, optionSize } from '../option-grid.tsx';

interface AnyChoiceProps {
  options: readonly Card[];
  tries: number;
  busy: boolean;
  final: string | undefined;
  onChoose(choice: string): void;
}

/** One of the options, none of them wrong. */
export function AnyChoice({ options, tries, busy, final, onChoose }: AnyChoiceProps) {
  const [chosen, setChosen] = useTry<string | null>(tries, () => null);
  const choose = (choice: string) => {
    if (busy || final !== undefined) return;
    play('pick');
    setChosen(choice);
    onChoose(choice);
  };
  useKeys({
    digit(digit) {
      const card = options[digit - 1];
      if (!card) return false;
      choose(card.id);
      return true;
    },
  });
  return (
    <OptionGrid cards={options}>
      {(card, at) => (
        <CardButton
          key={card.id}
          card={card}
          note={String(at + 1)}
          size={optionSize(options)}
          mark={(chosen ?? final) === card.id ? 'picked' : undefined}
          aria-pressed={(chosen ?? final) === card.id}
          aria-disabled={busy || final !== undefined || undefined}
          onClick={() => choose(card.id)}
        />
      )}
    </OptionGrid>
  );
}

/** Choose what to do; what comes of it is told with the verdict. */
export const StoryChoice = ({ task, tries, busy, final, onAnswer }: TemplateProps<'story-choice'>) => (
  <AnyChoice
    options={task.options}
    tries={tries}
    busy={busy}
    final={final?.choice}
    onChoose={(choice) => onAnswer({ template: 'story-choice', choice })}
  />
);
