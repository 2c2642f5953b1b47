import { useEffect, useState } from 'react';

import { useSurroundings } from './surroundings.tsx';
import { timeLeft } from './time-left.ts';

/** Time left until an instant (ISO), by the clock of the surroundings: «04:12:30», «1 день 4 ч». `onOver` is called once at the end. */
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
      {left > 0 ? timeLeft(left, words.leftDays, words.leftHours) : words.over}
    </span>
  );
}
