import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';

let worn: ReactNode;
const wearers = new Set<() => void>();
const listen = (hear: () => void) => {
  wearers.add(hear);
  return () => void wearers.delete(hear);
};

/** Chip on this page wears it from now on, wherever he is drawn; its drawing comes with whoever puts it on. */
export function wear(hat: ReactNode): void {
  worn = hat;
  for (const hear of wearers) hear();
}

/** What is on his head. */
export const useWorn = () => useSyncExternalStore(listen, () => worn);
