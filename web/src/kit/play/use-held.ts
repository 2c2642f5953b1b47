import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A way out for the grown-ups: held for so long, in milliseconds, by finger or by key, it opens; a screen reader's own press opens it at once. */
export function useHeld(time: number, onOpen: () => void) {
  const [isHeld, setHeld] = useState(false);
  const byHand = useRef(false);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => {
      setHeld(false);
      open();
    }, time);
    return () => clearTimeout(timer);
  }, [isHeld, time]);
  const begin = () => {
    byHand.current = true;
    setHeld(true);
  };
  const end = () => setHeld(false);
  return {
    isHeld,
    /** For the button. */
    held: {
      onPointerDown: begin,
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: end,
      onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) begin();
      },
      onKeyUp: end,
      onBlur: end,
      onClick() {
        if (!byHand.current) onOpen();
        byHand.current = false;
      },
    },
  };
}
