import type { Band } from '@school/contract/playbooks/bands';
import { useEffect, useState } from 'react';

/** So small a task may become before it scrolls: a child still hits what it presses (under seven nothing shrinks), a teacher still reads. */
const least = { pre: 1, junior: 0.65, teen: 0.65, grownUp: 0.5 } as const;
/** A step at a time: with more room around them lines are fewer, and less is needed than the height says. */
const step = 0.94;

/** Nothing of a task is below the edge: it becomes smaller until it fits its place. Gives the ref of the place. */
export function useFit(viewer: 'kid' | 'teacher' | 'watch', band: Band): (place: HTMLElement | null) => void {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const limit = viewer === 'kid' ? least[band] : least.grownUp;
  useEffect(() => {
    if (!place || limit === 1) return undefined;
    const fit = () => {
      let zoom = 1;
      place.style.zoom = '';
      while (zoom > limit && place.scrollHeight > place.clientHeight + 1) {
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
    };
  }, [place, limit]);
  return setPlace;
}
