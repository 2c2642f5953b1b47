import { useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import type { GameProps } from '../game-props.ts';
import { Prompt } from '../prompt.tsx';
import { QuickButton } from '../quick-button.tsx';
import { useCellKeys } from '../use-cell-keys.ts';

/** Numbers in a square are pressed in their order; in two colours by turns. Found ones stay as they are: that is the game. */
export function Schulte({ trial, open, onAnswer }: GameProps<'schulte'>) {
  const t = useTexts('brainGames');
  const { size, rule, cells, order } = trial;
  const taps = useRef<number[]>([]);
  const [done, setDone] = useState(0);
  const [missed, setMissed] = useState<{ cell: number; tap: number } | null>(null);
  const cellKeys = useCellKeys(size, cells.length, open);
  const tap = (cell: number) => {
    if (!open || done >= order.length || taps.current.length >= 390) return;
    taps.current.push(cell);
    if (order[done] !== cell) {
      play('back');
      setMissed({ cell, tap: taps.current.length });
      announce(t.notThis);
      return;
    }
    play('pick');
    setMissed(null);
    setDone(done + 1);
    if (done + 1 === order.length) onAnswer({ kind: 'cells', cells: taps.current });
  };
  return (
    <>
      <Prompt text={t.schulteRules[rule]} />
      <div
        className="grid w-full gap-1 self-center"
        style={{ gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))`, maxWidth: `min(${size * 5.5}rem, 66dvh)` }}
      >
        {cells.map(({ number, color }, cell) => (
          <QuickButton
            // The same cell missed once more shakes once more.
            key={missed?.cell === cell ? `${cell} ${missed.tap}` : cell}
            {...cellKeys(cell)}
            aria-label={color ? t.colored[color](number) : String(number)}
            aria-disabled={!open || undefined}
            data-shake={missed?.cell === cell ? '' : undefined}
            className={`kid-card aspect-square min-h-0! min-w-0! p-0! text-[1.35rem]! figures ${
              color === 'red'
                ? 'rounded-full! bg-[#c62f35]! text-white!'
                : color === 'blue'
                  ? 'rounded-md! bg-[#2159b8]! text-white!'
                  : 'rounded-md!'
            }`}
            onPress={() => tap(cell)}
          >
            {number}
          </QuickButton>
        ))}
      </div>
      <p aria-hidden className="text-center font-bold figures">
        {done} / {order.length}
      </p>
    </>
  );
}
