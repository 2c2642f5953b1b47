import { useEffectEvent, useLayoutEffect } from 'react';

import { type RoomKey, roomKeyOf } from './room-keys.ts';

/** Listens to the keys of the room while no dialog is open. Before the first paint: who sees the page can press them. */
export function useRoomKeys(press: (key: RoomKey) => void): void {
  const pressNow = useEffectEvent(press);
  useLayoutEffect(() => {
    let wasReachedByKey = false;
    const onPointer = () => (wasReachedByKey = false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') wasReachedByKey = true;
      const key = roomKeyOf(event, wasReachedByKey);
      if (!key || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // A button that was tapped before would be pressed as well when the space bar comes up.
      if (key === 'next' && document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
      pressNow(key);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
