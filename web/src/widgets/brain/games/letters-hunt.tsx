import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { Check } from '#widgets/player/check.tsx';
import type { GameProps } from '../game-props.ts';
import { useDeadline } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';
import { TimeBar } from '../time-bar.tsx';
import { useCellKeys } from '../use-cell-keys.ts';

/** Rows of letters: all of some are marked before the time is over. */
export function LettersHunt({ trial, open, given, clock, onAnswer }: GameProps<'letters-hunt'>) {
  const t = useTexts('brainGames');
  const { columns, letters, targets, lang, limitMs } = trial;
  const [marked, setMarked] = useState<readonly number[]>([]);
  const cellKeys = useCellKeys(columns, letters.length, open);
  const finish = () => {
    if (open) onAnswer({ kind: 'cells', cells: [...marked] });
  };
  useDeadline(clock, limitMs, finish);
  const touch = (cell: number) => {
    if (!open) return;
    play(marked.includes(cell) ? 'back' : 'pick');
    setMarked(marked.includes(cell) ? marked.filter((other) => other !== cell) : [...marked, cell]);
  };
  return (
    <>
      <Prompt text={t.findAll}>
        <b lang={lang} className="text-(length:--big) text-brand">
          {targets.join(' ')}
        </b>
      </Prompt>
      <TimeBar clock={clock} ms={limitMs} />
      <div
        lang={lang}
        className="grid w-full gap-0.5 self-center"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, maxWidth: `${columns * 3.6}rem` }}
      >
        {letters.map((letter, cell) => {
          const isMarked = marked.includes(cell);
          const missing = given !== null && trial.right.includes(cell) && !isMarked;
          return (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- letters keep their places
              key={cell}
              type="button"
              {...cellKeys(cell)}
              aria-label={`${letter}, ${t.cell(Math.floor(cell / columns) + 1, (cell % columns) + 1)}`}
              aria-pressed={isMarked}
              onClick={() => touch(cell)}
              className={`grid min-h-9 touch-manipulation place-items-center rounded-sm font-reading text-[1.35rem] leading-none ${
                isMarked ? 'bg-brand text-on-brand' : missing ? 'bg-sun text-on-sun' : 'bg-card'
              } ${columns <= 6 ? 'min-h-14' : ''}`}
            >
              {letter}
            </button>
          );
        })}
      </div>
      <Check ready={open} busy={!open} label={t.ready} onPress={finish} />
    </>
  );
}
