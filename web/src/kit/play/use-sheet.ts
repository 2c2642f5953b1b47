import { type PointerEvent, useEffect, useRef } from 'react';

import type { Spot } from './drag-geometry.ts';
import { stillUnderFinger } from './still-under-finger.ts';

interface Sheet {
  /** Its units, as its view box has them. */
  broad: number;
  tall: number;
  /** Another line may be begun. */
  mayBegin: boolean;
  onBegin(spot: Spot): void;
  onMove(spot: Spot): void;
  onEnd?(): void;
}

/** A sheet that is drawn on with one finger, or the first button of a mouse: what its `svg` is given. */
export function useSheet({ broad, tall, mayBegin, onBegin, onMove, onEnd }: Sheet) {
  const sheet = useRef<SVGSVGElement>(null);
  const isDown = useRef(false);
  useEffect(() => stillUnderFinger(sheet.current), []);
  const spotOf = (event: PointerEvent): Spot => {
    const box = sheet.current?.getBoundingClientRect();
    return box
      ? { x: ((event.clientX - box.left) / box.width) * broad, y: ((event.clientY - box.top) / box.height) * tall }
      : { x: 0, y: 0 };
  };
  const end = () => {
    if (isDown.current) onEnd?.();
    isDown.current = false;
  };
  return {
    ref: sheet,
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (!mayBegin || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isDown.current = true;
      onBegin(spotOf(event));
    },
    onPointerMove(event: PointerEvent) {
      if (isDown.current) onMove(spotOf(event));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Where a stamp is put that nobody shows a place for: never on the one before, and within the sheet. */
export const placeOfStamp = (
  count: number,
  { left, top, broad, tall }: { left: number; top: number; broad: number; tall: number },
): Spot => ({
  x: left + ((count * 23) % broad),
  y: top + ((count * 37) % tall),
});
