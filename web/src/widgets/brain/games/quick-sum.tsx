import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { wantsStill } from '#kit/play/wants-still.ts';
import { Check } from '#widgets/player/check.tsx';
import { useStage } from '#widgets/player/stage.tsx';
import { NumberPad } from '#widgets/player/templates/number-pad.tsx';
import { shownWords } from '#widgets/player/words.ts';
import type { GameProps } from '../game-props.ts';
import { type PlayClock, useDeadline } from '../play-clock.ts';
import { TimeBar } from '../time-bar.tsx';

/** A sum in a drop: it is solved before the drop lands. */
export function QuickSum({ trial, open, given, clock, onAnswer }: GameProps<'quick-sum'>) {
  const t = useTexts('brainGames');
  const { tongue } = useStage();
  const [typed, setTyped] = useState('');
  useDeadline(clock, trial.fallMs, () => open && onAnswer({ kind: 'number', number: null }));
  const sum = shownWords(trial.sum, tongue);
  return (
    <>
      <div className="relative h-40 w-full max-w-sm self-center overflow-hidden rounded-xl bg-[#cfe8ff]">
        <Falling clock={clock} ms={trial.fallMs} still={given !== null}>
          {sum}
        </Falling>
      </div>
      <TimeBar clock={clock} ms={trial.fallMs} />
      <output
        aria-label={t.answerIs(given ? String(trial.right) : typed)}
        className="self-center rounded-lg bg-card px-6 py-1 text-[2rem] font-extrabold figures"
      >
        {sum} = {given ? trial.right : typed || '…'}
      </output>
      <NumberPad
        low
        disabled={!open}
        onDigit={(digit) => setTyped((before) => (before.length < 5 ? String(Number(`${before}${digit}`)) : before))}
        onBack={() => setTyped((before) => before.slice(0, -1))}
      />
      <Check
        ready={open && typed !== ''}
        busy={!open}
        label={t.ready}
        onPress={() => onAnswer({ kind: 'number', number: Number(typed) })}
      />
    </>
  );
}

/** The drop; it stays where it is for those who want no motion. */
function Falling({ clock, ms, still, children }: { clock: PlayClock; ms: number; still: boolean; children: string }) {
  const drop = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (still || wantsStill()) return undefined;
    let frame = 0;
    const draw = () => {
      if (drop.current) drop.current.style.translate = `0 ${Math.min(1, clock.ms() / ms) * 100}px`;
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [clock, ms, still]);
  return (
    <div
      ref={drop}
      className="mx-auto mt-1 w-fit rounded-full rounded-tr-md bg-[#1d6fd1] px-5 py-3 text-[1.6rem] font-extrabold text-white figures"
    >
      {children}
    </div>
  );
}
