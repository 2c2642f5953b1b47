import { useSyncExternalStore } from 'react';

/** A phone: neither the board nor a task of the lesson can be seen on it. */
const small = matchMedia('(max-width: 719px), (max-height: 439px)');

const subscribe = (listener: () => void) => {
  small.addEventListener('change', listener);
  return () => small.removeEventListener('change', listener);
};

export const useIsSmall = (): boolean => useSyncExternalStore(subscribe, () => small.matches);
