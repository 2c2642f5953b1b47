import { useEffect, useState } from 'react';

import { useRoom } from '../use-room.ts';

const tick = 250;

/** Seconds since a moment of the school's clock, until so many have gone by. */
export function useSince(at: string, until: number): number {
  const ahead = useRoom((room) => room.clockAhead);
  const since = (): number => Math.max(0, (Date.now() + ahead - Date.parse(at)) / 1000);
  const [now, setNow] = useState(since);
  const isOver = now >= until;
  const look = () => setNow(since());
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(look, tick);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- the clock is asked anew at each tick
  }, [isOver, at, ahead]);
  return Math.min(now, until);
}
