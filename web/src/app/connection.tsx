import { Suspense, useEffect, useSyncExternalStore } from 'react';

import { textsOf } from '#i18n/texts.ts';
import { raiseNotice } from '#kit/notice.ts';
import { goesOnOffline } from '#kit/play/goes-on-offline.ts';
import { OfflineBlocker } from './lazy-parts.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/**
 * Spec §4: offline shows a blocking notice; coming back takes it away and says so. What was typed stays. Homework that was
 * opened goes on, and says by itself that its answers are kept.
 */
export function Connection() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (online) return undefined;
    return () => void textsOf('trouble').then(({ offline }) => raiseNotice({ tone: 'good', text: offline.restored }));
  }, [online]);
  const goesOn = goesOnOffline.use();
  if (online || goesOn) return null;
  return (
    <Suspense>
      <OfflineBlocker />
    </Suspense>
  );
}
