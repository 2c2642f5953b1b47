import { useSyncExternalStore } from 'react';

/** From here on the class stands beside the stage; on anything narrower it lies over it when it is asked for. */
const wide = matchMedia('(min-width: 80rem)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

export const useHasRoomBeside = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
