import type { Attempt } from '@school/contract/playbooks/attempts';
import { useRef, useState } from 'react';

import type { Phase } from './use-attempt.ts';

/** After so many tasks in a row that were not solved what the lesson explains is shown again. */
const missesInARow = 2;

/** Whether what the lesson explains is on the screen: before anything was tried, and again where tasks do not come out. */
export function usePanels({ explain, items, state }: Attempt, slide: number | undefined, phase: Phase) {
  const isUntouched = state === 'open' && slide === undefined && items.every((item) => item.state === 'open' && item.tries === 0);
  const [isOpen, setOpen] = useState(explain.length > 0 && isUntouched);
  const [isAgain, setAgain] = useState(false);
  const misses = useRef(0);
  return {
    isOpen,
    isAgain,
    close: () => setOpen(false),
    /** An item is left behind: solved or not. */
    leave() {
      if (phase.kind !== 'judged') return;
      misses.current = phase.judgement.verdict === 'wrong' ? misses.current + 1 : 0;
      if (misses.current < missesInARow || explain.length === 0 || phase.judgement.result) return;
      misses.current = 0;
      setAgain(true);
      setOpen(true);
    },
  };
}
