import { useEffect } from 'react';

/** The card that is carried on another page; what this page carries itself is in its own hand. */
function carriedCard(box: HTMLElement | null, lift: string | undefined): HTMLElement | null {
  const card = lift === undefined ? null : box?.querySelector<HTMLElement>(`[data-place="${CSS.escape(lift)}"]`);
  return card && !card.hasAttribute('data-carried') ? card : null;
}

/** A card of a task goes with the finger of somebody on another screen, and lies where it lay once that lets go. `spot` is of the window. */
export function useLifted(box: HTMLElement | null, lift: string | undefined, { x, y }: { x: number; y: number }): void {
  useEffect(() => {
    const card = carriedCard(box, lift);
    if (!card) return;
    card.style.translate = '';
    const { left, top, width, height } = card.getBoundingClientRect();
    const zoom = card.currentCSSZoom ?? 1;
    card.style.translate = `${(x - left - width / 2) / zoom}px ${(y - top - height / 2) / zoom}px`;
  });
  useEffect(() => {
    const card = carriedCard(box, lift);
    if (!card) return undefined;
    card.dataset['lifted'] = '';
    card.style.zIndex = '19';
    return () => {
      delete card.dataset['lifted'];
      card.style.zIndex = '';
      card.style.translate = '';
    };
  }, [box, lift]);
}
