import { useEffect, useState } from 'react';

import { useSurroundings } from './surroundings.tsx';

/** Time left until an instant (ISO), by the clock of the surroundings: «1 день 04:12:30». `onOver` is called once at the end. */
export function Countdown({ until, label, onOver }: { until: string; label: string; onOver?: () => void }) {
  const { now, words } = useSurroundings();
  const [left, setLeft] = useState(() => Date.parse(until) - now());
  useEffect(() => {
    const tick = () => {
      const rest = Date.parse(until) - now();
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      onOver?.();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now, onOver]);
  return (
    <span role="timer" aria-label={label} className="figures font-bold whitespace-nowrap">
      {left > 0 ? timeLeft(left, words.leftDays) : words.over}
    </span>
  );
}

const two = (n: number) => String(n).padStart(2, '0');

/** «04:12:30», with whole days before it in words. `left` in ms. */
export function timeLeft(left: number, inDays: (days: number) => string): string {
  const seconds = Math.ceil(left / 1000);
  const [days, rest] = [Math.floor(seconds / 86_400), seconds % 86_400];
  const clock = `${two(Math.floor(rest / 3600))}:${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`;
  return days > 0 ? `${inDays(days)} ${clock}` : clock;
}
