import { Suspense, useSyncExternalStore } from 'react';

import { goesOnOffline } from '#kit/play/goes-on-offline.ts';
import { Offline } from './lazy-parts.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** By a name that says that it is a hook: otherwise it is asked only once. */
const useGoesOn = goesOnOffline.use;

/** Spec §4: what is shown while there is no connection. Homework that was opened goes on, and tells of it itself. */
export function Connection() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const goesOn = useGoesOn();
  if (online) return null;
  return (
    <Suspense>
      <Offline goesOn={goesOn} />
    </Suspense>
  );
}
