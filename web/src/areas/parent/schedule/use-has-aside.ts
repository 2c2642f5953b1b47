import { useSyncExternalStore } from 'react';

/** A laptop: a lesson lies open beside the week, and not over it. */
const wide = matchMedia('(min-width: 80rem)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

export const useHasAside = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
