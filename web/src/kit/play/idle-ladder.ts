import { useEffect, useRef, useState } from 'react';

import { type Rung, rungAfter } from './rungs.ts';
import { isSpeaking } from './voice-state.ts';

/**
 * How long nobody has done anything, as a rung from 0 to 3; any touch or key begins anew, and time in which
 * something is being said does not count. `of` begins anew, too: the task on the screen. `onRung` is told each
 * new rung once.
 */
export function useIdleLadder({ of, active, onRung }: { of: string; active: boolean; onRung(rung: Rung): void }): Rung {
  const [state, setState] = useState<{ of: string; rung: Rung }>({ of, rung: 0 });
  const tell = useRef(onRung);
  useEffect(() => {
    tell.current = onRung;
  });
  useEffect(() => {
    if (!active) return undefined;
    let still = 0;
    let reached: Rung = 0;
    const reach = (rung: Rung) => {
      reached = rung;
      setState({ of, rung });
    };
    const anew = () => {
      still = 0;
      if (reached !== 0) reach(0);
    };
    const tick = setInterval(() => {
      if (document.hidden || isSpeaking()) return;
      still++;
      const now = rungAfter(still);
      if (now === reached) return;
      reach(now);
      tell.current(now);
    }, 1000);
    addEventListener('pointerdown', anew);
    addEventListener('keydown', anew);
    return () => {
      clearInterval(tick);
      removeEventListener('pointerdown', anew);
      removeEventListener('keydown', anew);
    };
  }, [of, active]);
  return active && state.of === of ? state.rung : 0;
}
