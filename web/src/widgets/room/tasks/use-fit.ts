import { useEffect, useState } from 'react';

/** So small a task may become where laying it out anew was not enough: a child still hits what it presses, a teacher still reads. */
const least = { kid: 0.65, grownUp: 0.5 } as const;
/** A step at a time: with more room around them lines are fewer, and less is needed than the height says. */
const step = 0.94;
/** From so many pixels on there is room beside the work. */
const wide = 600;

/**
 * Nothing of a task is below the edge: where its place is too low, it is laid out anew (task.css), so that what is pressed keeps its
 * size; only what does not fit even so becomes smaller. Gives the ref of the place.
 */
export function useFit(viewer: 'kid' | 'teacher' | 'watch'): (place: HTMLElement | null) => void {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const limit = viewer === 'kid' ? least.kid : least.grownUp;
  useEffect(() => {
    if (!place) return undefined;
    const overflows = () => place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
    const fit = () => {
      let zoom = 1;
      place.style.zoom = '';
      delete place.dataset['low'];
      const isWide = place.clientWidth >= wide;
      place.toggleAttribute('data-wide', isWide);
      if (overflows()) place.dataset['low'] = isWide ? 'beside' : 'below';
      while (zoom > limit && overflows()) {
        zoom = Math.max(limit, zoom * step);
        place.style.zoom = String(zoom);
      }
    };
    const sizes = new ResizeObserver(fit);
    const watch = () => {
      sizes.disconnect();
      for (const part of [place, ...place.querySelectorAll('[data-copy], [data-copy] > *')]) sizes.observe(part);
    };
    // Parts come and go with the rounds of a task.
    const parts = new MutationObserver(watch);
    parts.observe(place, { childList: true, subtree: true });
    watch();
    return () => {
      parts.disconnect();
      sizes.disconnect();
      place.style.zoom = '';
      delete place.dataset['low'];
    };
  }, [place, limit]);
  return setPlace;
}
