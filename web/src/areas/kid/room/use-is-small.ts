import { useSyncExternalStore } from 'react';

/** A phone: of the board and the tasks of a lesson little can be seen on it. */
const small = matchMedia('(max-width: 719px), (max-height: 439px)');

const subscribe = (listener: () => void) => {
  small.addEventListener('change', listener);
  return () => small.removeEventListener('change', listener);
};

export const useIsSmall = (): boolean => useSyncExternalStore(subscribe, () => small.matches);
