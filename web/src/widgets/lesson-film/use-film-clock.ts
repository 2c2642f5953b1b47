import { useEffect, useState } from 'react';

const tickMs = 100;

/** The time of a film of so many milliseconds: it goes on by itself, as fast as was chosen, until its end. */
export function useFilmClock(length: number) {
  const [moment, setMoment] = useState(0);
  const [wantsToPlay, setWants] = useState(false);
  const [speed, setSpeed] = useState(1);
  const isPlaying = wantsToPlay && moment < length;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const by = (now - last) * speed;
      last = now;
      setMoment((before) => Math.min(before + by, length));
    }, tickMs);
    return () => clearInterval(timer);
  }, [isPlaying, speed, length]);
  return {
    moment,
    speed,
    isPlaying,
    setSpeed,
    goTo: (to: number) => setMoment(Math.min(Math.max(to, 0), length)),
    /** At its end it begins anew. */
    toggle(): void {
      if (!isPlaying && moment >= length) setMoment(0);
      setWants(!isPlaying);
    },
  };
}
