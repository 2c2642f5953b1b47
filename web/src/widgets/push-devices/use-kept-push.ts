import { useEffect } from 'react';

/** A device that was told by push under an earlier session says that it is still here. */
export const useKeptPush = (): void =>
  useEffect(() => {
    if (globalThis.Notification?.permission !== 'granted') return;
    void import('./push-here.ts').then(({ keepPush }) => keepPush()).catch(() => undefined);
  }, []);
