import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Seen } from '#widgets/player/seen.tsx';
import { alike, moved, type Pegs } from '#widgets/player/templates/tower.ts';
import { Peg } from '#widgets/player/templates/tower-moves.tsx';
import type { GameProps } from '../game-props.ts';
import { GiveUp } from './give-up.tsx';

/** The longest list of moves that is kept. */
const most = 190;

/** A tower is rebuilt after a sample in few moves: a peg gives its top disc, another takes it. */
export function TowerFrog({ trial, open, onAnswer }: GameProps<'tower-frog'>) {
  const t = useTexts('brainGames');
  const base = useTexts('tasks');
  const empty = useTexts('player').empty;
  const [moves, setMoves] = useState<readonly [number, number][]>([]);
  const [held, setHeld] = useState<number | null>(null);
  const pegs = moves.reduce<Pegs>((before, [from, to]) => moved(before, from, to) ?? before, trial.from);
  const touch = (peg: number) => {
    if (!open || moves.length >= most) return;
    if (held === null) {
      if (!pegs[peg]?.length) return;
      play('pick');
      setHeld(peg);
      announce(base.discTaken(peg + 1));
      return;
    }
    setHeld(null);
    const next = moved(pegs, held, peg);
    play(next ? 'drop' : 'back');
    if (!next) return;
    announce(base.discPut(peg + 1));
    const all: [number, number][] = [...moves, [held, peg]];
    setMoves(all);
    if (alike(next, trial.to)) onAnswer({ kind: 'moves', moves: all });
  };
  useKeys({ digit: (digit) => (digit >= 1 && digit <= 3 ? touch(digit - 1) : false) }, open);
  return (
    <>
      <figure className="flex flex-col items-center self-center">
        <figcaption className="font-bold">{t.inMoves(trial.best)}</figcaption>
        <Seen
          label={trial.to.map((peg, at) => `${at + 1}. ${base.peg(peg.join(', ') || empty)}`).join('; ')}
          className="grid grid-cols-3 gap-2"
        >
          {trial.to.map((peg, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- pegs keep their order
            <Peg key={at} discs={peg} all={trial.discs} small />
          ))}
        </Seen>
      </figure>
      <div className="grid w-full max-w-lg grid-cols-3 gap-2 self-center">
        {pegs.map((peg, at) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- pegs keep their order
            key={at}
            type="button"
            aria-label={`${at + 1}. ${base.peg(peg.join(', ') || empty)}`}
            aria-pressed={held === at}
            data-picked={held === at ? '' : undefined}
            className="kid-card min-w-0!"
            onClick={() => touch(at)}
          >
            <Peg discs={peg} all={trial.discs} lifted={held === at} />
          </button>
        ))}
      </div>
      <p className="text-center font-bold figures">{t.moves(moves.length)}</p>
      <GiveUp open={open} onPress={() => onAnswer({ kind: 'moves', moves: [...moves] })} />
    </>
  );
}
