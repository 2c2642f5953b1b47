import { useEffect, useRef } from 'react';

import type { PlayClock } from './play-clock.ts';

/** Time that is left, as a bar that grows shorter. Only seen: nobody is hurried by a voice. */
export function TimeBar({ clock, ms }: { clock: PlayClock; ms: number }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      if (bar.current) bar.current.style.scale = `${Math.max(0, 1 - clock.ms() / ms)} 1`;
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [clock, ms]);
  return (
    <div aria-hidden className="h-2.5 w-full max-w-md self-center overflow-hidden rounded-full bg-line">
      <div ref={bar} className="h-full origin-left rounded-full bg-brand" />
    </div>
  );
}
