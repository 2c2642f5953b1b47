import { Suspense, useEffect, useSyncExternalStore } from 'react';

import { textsOf } from '#i18n/texts.ts';
import { raiseNotice } from '#kit/notice.ts';
import { OfflineBlocker } from './lazy-parts.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Spec §4: offline shows a blocking notice; coming back takes it away and says so. What was typed stays. */
export function Connection() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (online) return undefined;
    return () => void textsOf('trouble').then(({ offline }) => raiseNotice({ tone: 'good', text: offline.restored }));
  }, [online]);
  if (online) return null;
  return (
    <Suspense>
      <OfflineBlocker />
    </Suspense>
  );
}
