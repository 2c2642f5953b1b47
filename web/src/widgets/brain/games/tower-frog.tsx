import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { TowerPegs, TowerSample, useTower } from '#widgets/player/templates/tower-pegs.tsx';
import { alike, moved, type Pegs } from '#widgets/player/templates/tower.ts';
import type { GameProps } from '../game-props.ts';
import { GiveUp } from './give-up.tsx';

/** The longest list of moves that is kept. */
const most = 190;

/** A tower is rebuilt after a sample in few moves: a peg gives its top disc, another takes it. */
export function TowerFrog({ trial, open, onAnswer }: GameProps<'tower-frog'>) {
  const t = useTexts('brainGames');
  const [moves, setMoves] = useState<readonly [number, number][]>([]);
  const pegs = moves.reduce<Pegs>((before, [from, to]) => moved(before, from, to) ?? before, trial.from);
  const moving = open && moves.length < most;
  const [held, setHeld] = useState<number | null>(null);
  const touch = useTower({
    pegs,
    open: moving,
    held,
    onHold: setHeld,
    onMove(from, to, next) {
      const all: [number, number][] = [...moves, [from, to]];
      setMoves(all);
      setHeld(null);
      if (alike(next, trial.to)) onAnswer({ kind: 'moves', moves: all });
    },
  });
  return (
    <>
      <TowerSample caption={t.inMoves(trial.best)} pegs={trial.to} discs={trial.discs} />
      <TowerPegs pegs={pegs} discs={trial.discs} open={moving} held={held} onTouch={touch} />
      <p className="text-center font-bold figures">{t.moves(moves.length)}</p>
      <GiveUp open={open} onPress={() => onAnswer({ kind: 'moves', moves: [...moves] })} />
    </>
  );
}
