import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { say } from '#kit/play/speech.ts';
import { useStage } from '#widgets/player/stage.tsx';
import { NumberPad } from '#widgets/player/templates/number-pad.tsx';
import type { GameProps } from '../game-props.ts';
import { useBeat } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';

const lead = 700;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A number is said and flashes by digit after digit; then it is dialled, from its end where that is asked. */
export function PhoneDigits({ trial, open, given, clock, onAnswer }: GameProps<'phone-digits'>) {
  const t = useTexts('brainGames');
  const { tongue } = useStage();
  const [order, setOrder] = useState<readonly number[]>([]);
  const latest = useRef(order);
  const count = trial.digits.length;
  // Seen for most of its time: the same digit twice is seen twice.
  const passed = useBeat(
    clock,
    trial.digits.flatMap((_, at) => [lead + at * trial.digitMs, lead + at * trial.digitMs + trial.digitMs * 0.8]),
  );
  const shown = passed >= count * 2;
  const at = passed % 2 === 1 ? (passed - 1) / 2 : undefined;
  const digit = at === undefined ? undefined : trial.digits[at];
  useEffect(() => {
    if (digit !== undefined) say([{ text: String(digit), lang: tongue }]);
  }, [digit, tongue]);
  useEffect(() => {
    if (!shown) return;
    clock.begin();
    announce(trial.backward ? t.dialBackward : t.dial);
  }, [shown, clock, trial.backward, t]);
  const dial = (pressed: number) => {
    if (latest.current.length >= count) return;
    latest.current = [...latest.current, pressed];
    setOrder(latest.current);
    announce(latest.current.join(' '));
    if (latest.current.length === count) onAnswer({ kind: 'order', order: [...latest.current] });
  };
  const right = trial.backward ? trial.digits.toReversed() : trial.digits;
  return (
    <>
      <Prompt text={!shown ? t.remember : trial.backward ? t.dialBackward : t.dial} />
      <output className="flex min-h-24 items-center justify-center gap-3 self-center rounded-lg bg-card px-6 text-[2.5rem] font-extrabold figures">
        {!shown ? (
          <span className="text-[4rem]">{digit ?? '\u00A0'}</span>
        ) : (
          Array.from({ length: count }, (_, place) => (
            <span key={place} className={given && given.order[place] !== right[place] ? 'text-mute' : ''}>
              {given ? right[place] : (order[place] ?? '·')}
            </span>
          ))
        )}
      </output>
      <NumberPad
        digits={digits}
        disabled={!open || !shown}
        onDigit={dial}
        onBack={() => {
          latest.current = latest.current.slice(0, -1);
          setOrder(latest.current);
        }}
      />
    </>
  );
}
