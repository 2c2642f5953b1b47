import { type RefObject, useLayoutEffect } from 'react';

/** While an answer is on its way, and after it, nothing on the board changes its size: what was pressed stays where it is. */
export function useFrozen(board: RefObject<HTMLElement | null>, isFrozen: boolean, place: string): void {
  useLayoutEffect(() => {
    const places = [...(board.current?.querySelectorAll<HTMLElement>('.fit, .kid-bins') ?? [])];
    if (!isFrozen) return undefined;
    const sizes = places.map((it) => it.offsetHeight);
    for (const [at, it] of places.entries()) {
      it.style.flex = 'none';
      it.style.height = `${sizes[at] ?? 0}px`;
    }
    return () => {
      for (const it of places) {
        it.style.flex = '';
        it.style.height = '';
      }
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at another place there is another board
  }, [board, isFrozen, place]);
}
