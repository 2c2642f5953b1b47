import { useCallback, useEffect, useRef, useState } from 'react';

import { openScreen, type Screen } from './screen.ts';

interface Shown {
  /** Milliseconds. */
  length: number;
  startedAt: number;
}

/**
 * A recording on a screen that stands in what is given to `stand`, and what its buttons do. `shown` is undefined until
 * it is open, null when it cannot be shown.
 */
export function useScreen(file: Uint8Array, happenedAt: number | null) {
  const screen = useRef<Screen>(undefined);
  const [shown, setShown] = useState<Shown | null>();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isPlaying, setPlaying] = useState(false);
  const [moment, setMoment] = useState(0);
  // By hand: a screen is opened once for each recording, whatever else is drawn again.
  const stand = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined;
      const opened = opening(place, file, {
        size: setSize,
        ended() {
          setPlaying(false);
          setMoment(opened?.length ?? 0);
        },
      });
      screen.current = opened;
      setShown(opened ? { length: opened.length, startedAt: opened.startedAt } : null);
      const first = opened && happenedAt !== null ? beforeFault(opened, happenedAt) : 0;
      setMoment(first);
      opened?.stopAt(first);
      return () => opened?.close();
    },
    [file, happenedAt],
  );
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    const look = () => {
      setMoment(screen.current?.now() ?? 0);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  const goTo = (to: number) => {
    const where = Math.min(Math.max(to, 0), shown?.length ?? 0);
    setMoment(where);
    if (isPlaying) screen.current?.play(where);
    else screen.current?.stopAt(where);
  };
  return {
    stand,
    shown,
    size,
    isPlaying,
    moment,
    goTo,
    goToFault: () => goTo(screen.current && happenedAt !== null ? beforeFault(screen.current, happenedAt) : 0),
    toggle() {
      const { length = 0 } = shown ?? {};
      // At its end it begins again.
      if (isPlaying) screen.current?.stopAt(moment);
      else screen.current?.play(moment >= length ? 0 : moment);
      setPlaying(!isPlaying);
    },
    setSpeed: (speed: number) => screen.current?.setSpeed(speed),
    skipPauses: (should: boolean) => screen.current?.skipPauses(should),
  };
}

/** What led to a fault is seen in the seconds before it. */
const lead = 3000;
const beforeFault = ({ startedAt, length }: Screen, happenedAt: number): number =>
  Math.min(Math.max(happenedAt - startedAt - lead, 0), length);

/** A recording that somebody else's program has made may be such that the player breaks at it. */
function opening(...given: Parameters<typeof openScreen>): Screen | undefined {
  try {
    return openScreen(...given);
  } catch {
    given[0].replaceChildren();
    return undefined;
  }
}
