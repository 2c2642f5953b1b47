import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import type { GameProps } from '../game-props.ts';
import { useBeat } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';
import { Catch } from './catch.tsx';
import { Insect } from './insect.tsx';

/** Insects come one after another: those of one kind are caught, the others are let fly. */
export function Frog({ trial, open, clock, onAnswer }: GameProps<'frog'>) {
  const t = useTexts('brainGames');
  const { isiMs, insects, alike } = trial;
  const presses = useRef<{ at: number; ms: number }[]>([]);
  const [caught, setCaught] = useState<number | null>(null);
  const lead = 900;
  const passed = useBeat(clock, [lead, ...insects.flatMap((_, at) => [lead + at * isiMs + isiMs * 0.75, lead + (at + 1) * isiMs])]);
  const begun = passed > 0;
  const step = passed - 1;
  const at = Math.min(Math.floor(step / 2), insects.length - 1);
  const over = passed >= insects.length * 2 + 1;
  const seen = begun && step % 2 === 0 && !over;
  const insect = insects[at];
  useEffect(() => {
    if (seen && insect) announce(t.insects[insect]);
  }, [at, seen, insect, t]);
  useEffect(() => {
    if (over) onAnswer({ kind: 'presses', presses: presses.current });
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the end of the block
  }, [over]);
  const press = () => {
    const ms = Math.round(clock.ms() - lead - at * isiMs);
    if (!open || !begun || over || ms < 120 || ms > isiMs || presses.current.some((other) => other.at === at)) return;
    play(insect === trial.catch ? 'kept' : 'back');
    presses.current.push({ at, ms });
    setCaught(at);
  };
  return (
    <>
      <Prompt text={t.catchOnly[trial.catch]}>
        <Insect kind={trial.catch} alike={alike} size="3rem" />
      </Prompt>
      <div className="grid aspect-square w-60 place-items-center self-center rounded-full bg-card/70">
        {seen && insect && caught !== at && <Insect kind={insect} alike={alike} size="10rem" />}
      </div>
      <Catch label={t.catchIt} open={open} onPress={press} />
    </>
  );
}
