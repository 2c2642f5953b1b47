import { type RefCallback, useCallback, useState } from 'react';

import type { Size } from './map-props.ts';

/** How large an element is, in CSS pixels, as it changes: the ref to give it, and its size once it is known. */
export function useSize(): [RefCallback<HTMLElement>, Size | undefined] {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, size];
}
