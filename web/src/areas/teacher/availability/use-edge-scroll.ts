import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Pixels from an edge at which a dragged pointer moves the grid on; the left one stands behind the names of the days. */
const edge = 28;
const behindDays = 60;

interface EdgeScrollProps {
  /** While something is being dragged. */
  active: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Where the pointer was last seen. */
  pointer: RefObject<{ x: number; y: number }>;
  onScrolled(): void;
}

/** Goes on to earlier and later hours while a pointer is held at the edge of what is seen. */
export function useEdgeScroll({ active, scroller, pointer, onScrolled }: EdgeScrollProps): void {
  const step = useEffectEvent(() => {
    const box = scroller.current?.getBoundingClientRect();
    if (!box) return;
    const { x } = pointer.current;
    const way = x > box.right - edge ? 1 : x < box.left + behindDays + edge ? -1 : 0;
    if (way === 0) return;
    scroller.current?.scrollBy({ left: way * 20, behavior: 'instant' });
    onScrolled();
  });
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => step(), 50);
    return () => clearInterval(timer);
  }, [active]);
}
