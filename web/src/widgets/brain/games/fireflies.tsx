import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import type { GameProps } from '../game-props.ts';
import { useBeat } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';
import { QuickButton } from '../quick-button.tsx';

/** A breath before the first one lights up, in milliseconds. */
const lead = 700;

/** Fireflies light up one after another; then they are pressed in that order, or from the last to the first. */
export function Fireflies({ trial, open, given, clock, onAnswer }: GameProps<'fireflies'>) {
  const t = useTexts('brainGames');
  const { spots, path, onMs, gapMs, backward } = trial;
  const [order, setOrder] = useState<readonly number[]>([]);
  const latest = useRef(order);
  const passed = useBeat(
    clock,
    path.flatMap((_, at) => [lead + at * (onMs + gapMs), lead + at * (onMs + gapMs) + onMs]),
  );
  const shown = passed >= path.length * 2;
  const lit = passed % 2 === 1 ? path[(passed - 1) / 2] : undefined;
  useEffect(() => {
    if (lit === undefined) return;
    play('kept');
    announce(String(lit + 1));
  }, [lit]);
  useEffect(() => {
    if (!shown) return;
    clock.begin();
    announce(backward ? t.backwardNow : t.repeatNow);
  }, [shown, backward, clock, t]);
  const touch = (spot: number) => {
    if (!open || !shown || spot >= spots.length || latest.current.length >= path.length) return;
    play('pick');
    latest.current = [...latest.current, spot];
    setOrder(latest.current);
    if (latest.current.length === path.length) onAnswer({ kind: 'order', order: [...latest.current] });
  };
  useKeys({ digit: (digit) => (digit > 0 ? touch(digit - 1) : false) }, open && shown);
  const right = backward ? path.toReversed() : path;
  return (
    <>
      <Prompt text={!shown ? t.watch : backward ? t.backwardNow : t.repeatNow} />
      <div className="relative aspect-square w-full max-w-[min(26rem,56dvh)] self-center rounded-xl bg-[#1d2a4d]">
        {spots.map(({ x, y }, spot) => {
          const bright = lit === spot || (given === null ? order.at(-1) === spot : right.includes(spot));
          return (
            <QuickButton
              // oxlint-disable-next-line react/no-array-index-key -- fireflies keep their places
              key={spot}
              aria-label={t.firefly(spot + 1)}
              aria-disabled={!open || !shown || undefined}
              className={`absolute grid aspect-square w-[15.6%] -translate-1/2 place-items-center rounded-full border-3 text-lg font-extrabold transition-colors ${
                bright ? 'border-white bg-sun text-on-sun' : 'border-white/30 bg-white/10 text-white/80'
              }`}
              style={{ left: `${x}%`, top: `${y}%` }}
              onPress={() => touch(spot)}
            >
              <span aria-hidden>{given !== null && right.includes(spot) ? right.indexOf(spot) + 1 : spot + 1}</span>
            </QuickButton>
          );
        })}
      </div>
      <Beads count={path.length} filled={order.length} />
    </>
  );
}

/** How many of so many are done. */
const Beads = ({ count, filled }: { count: number; filled: number }) => (
  <div aria-hidden className="flex justify-center gap-2">
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={`size-4 rounded-full border-2 border-brand ${at < filled ? 'bg-brand' : 'bg-card'}`} />
    ))}
  </div>
);
