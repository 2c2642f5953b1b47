import { useRef, useState } from 'react';

import { useKeys } from '#kit/play/use-keys.ts';

/** Cells of a board by keyboard: the arrows go from one to the next, space presses it. One of them is in the order of Tab. */
export function useCellKeys(columns: number, count: number, active: boolean) {
  const [here, setHere] = useState(0);
  const cells = useRef(new Map<number, HTMLButtonElement>());
  const go = (by: number) => {
    const next = here + by;
    // A row does not run on into the next one.
    if (next < 0 || next >= count || (Math.abs(by) === 1 && Math.floor(next / columns) !== Math.floor(here / columns))) return;
    setHere(next);
    cells.current.get(next)?.focus({ preventScroll: true });
  };
  useKeys({ ArrowLeft: () => go(-1), ArrowRight: () => go(1), ArrowUp: () => go(-columns), ArrowDown: () => go(columns) }, active);
  return (cell: number) => ({
    tabIndex: cell === here ? 0 : -1,
    onFocus: () => setHere(cell),
    ref(element: HTMLButtonElement | null) {
      if (element) cells.current.set(cell, element);
      return () => void cells.current.delete(cell);
    },
  });
}
