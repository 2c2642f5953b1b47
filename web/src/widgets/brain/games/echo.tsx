import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { FaceView } from '#widgets/player/card.tsx';
import { useStage } from '#widgets/player/stage.tsx';
import { faceName } from '#widgets/player/words.ts';
import type { GameProps } from '../game-props.ts';
import { useBeat } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';
import { Catch } from './catch.tsx';

/** Cards come one after another; press when one is the same as the one so many before. */
export function Echo({ trial, open, clock, onAnswer }: GameProps<'echo'>) {
  const t = useTexts('brainGames');
  const names = useTexts('player').pictures;
  const { tongue } = useStage();
  const { n, isiMs, cards } = trial;
  const presses = useRef<{ at: number; ms: number }[]>([]);
  const [pressed, setPressed] = useState<number | null>(null);
  // Each goes a moment before the next one comes: the same card twice is seen twice.
  const passed = useBeat(
    clock,
    cards.flatMap((_, at) => [at * isiMs + isiMs * 0.75, (at + 1) * isiMs]),
  );
  const at = Math.min(Math.floor(passed / 2), cards.length - 1);
  const over = passed >= cards.length * 2;
  const seen = passed % 2 === 0 && !over;
  const card = cards[at];
  useEffect(() => {
    if (card && seen) announce(faceName(card, tongue, names));
  }, [at, seen, card, tongue, names]);
  useEffect(() => {
    if (over) onAnswer({ kind: 'presses', presses: presses.current });
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the end of the block
  }, [over]);
  const press = () => {
    const ms = Math.round(clock.ms() - at * isiMs);
    if (!open || over || ms < 120 || ms > isiMs || presses.current.some((other) => other.at === at)) return;
    play('pick');
    presses.current.push({ at, ms });
    setPressed(at);
  };
  return (
    <>
      <Prompt text={t.asBefore(n)} />
      <div
        className={`kid-card aspect-square w-56 cursor-default! self-center ${pressed === at ? 'border-brand!' : ''}`}
        role="presentation"
      >
        {seen && card && <FaceView face={card} size="8rem" />}
      </div>
      <Catch label={t.same} open={open} onPress={press} />
    </>
  );
}
