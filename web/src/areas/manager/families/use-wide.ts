import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 1024px)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether there is room for a table with a panel beside it; otherwise cards and a sheet. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
