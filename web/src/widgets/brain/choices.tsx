import type { ReactNode } from 'react';

import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { RightBadge } from '#widgets/player/right-badge.tsx';
import type { GameProps } from './game-props.ts';
import { QuickButton } from './quick-button.tsx';

/** Games that are answered by choosing one of several. */
type Choosing = Pick<GameProps<'fish'>, 'open' | 'given' | 'onAnswer'>;

interface ChoicesProps extends Choosing {
  /** What is on each, and its name. */
  options: readonly { name: string; face: ReactNode; keys?: string }[];
  right: number;
  /** Keys beside the digits: the arrow of each option. */
  arrows?: readonly ('left' | 'right' | 'up' | 'down')[];
  /** Classes of the row. */
  className: string;
  label: string;
}

const keyOf = { left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown' } as const;

/** Options under the thumbs. Once answered, the right one is ticked; what missed is only pale. */
export function Choices({ options, right, arrows = [], open, given, onAnswer, className, label }: ChoicesProps) {
  const choose = (choice: number) => {
    if (!open || choice >= options.length) return;
    play('pick');
    onAnswer({ kind: 'choice', choice });
  };
  useKeys(
    {
      digit: (digit) => (digit >= 1 && digit <= options.length ? choose(digit - 1) : false),
      ...Object.fromEntries(arrows.map((arrow, at) => [keyOf[arrow], () => choose(at)])),
    },
    open,
  );
  return (
    <fieldset aria-label={label} className={`w-full min-w-0 self-center ${className}`}>
      {options.map(({ name, face, keys }, at) => (
        <QuickButton
          // oxlint-disable-next-line react/no-array-index-key -- options keep their places
          key={at}
          aria-label={name}
          aria-keyshortcuts={keys ?? String(at + 1)}
          aria-disabled={!open || undefined}
          data-mark={given === null ? undefined : at === right ? 'right' : at === given.choice ? 'off' : undefined}
          className="kid-card"
          onPress={() => choose(at)}
        >
          {face}
          {given !== null && at === right && <RightBadge />}
        </QuickButton>
      ))}
    </fieldset>
  );
}

interface YesNoProps extends Choosing {
  right: number;
  yes: string;
  no: string;
  label: string;
}

/** Yes on the left, no on the right, also by the arrows. Green and red would say more than is meant: a thumb up, a thumb down. */
export function YesNo({ yes, no, ...rest }: YesNoProps) {
  const face = (icon: 'thumbs-up' | 'thumbs-down', word: string) => (
    <>
      <img src={`/pictures/${icon}.svg`} alt="" draggable={false} className="size-14" />
      {word}
    </>
  );
  return (
    <Choices
      {...rest}
      arrows={['left', 'right']}
      className="grid max-w-md grid-cols-2 gap-(--gap)"
      options={[
        { name: yes, face: face('thumbs-up', yes), keys: 'ArrowLeft' },
        { name: no, face: face('thumbs-down', no), keys: 'ArrowRight' },
      ]}
    />
  );
}
