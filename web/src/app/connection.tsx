import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

import { isConnected, whenConnectionChanges } from '#api/connection.ts';
import { preloadTexts, useTexts } from '#i18n/texts.ts';
import { goesOnOffline } from '#kit/play/goes-on-offline.ts';
import { loadOffline } from './lazy-parts.ts';

/** By a name that says that it is a hook: otherwise it is asked only once. */
const useGoesOn = goesOnOffline.use;

/**
 * docs/rules/pages.md#connection: what is shown while there is no connection. Homework that was opened goes on, and tells of it itself. In the
 * first seconds of a first visit the screen for it has not come yet, and cannot come any more: a line says the same, and
 * the page stays as it is.
 */
export function Connection() {
  const t = useTexts('shell');
  const online = useSyncExternalStore(whenConnectionChanges, isConnected);
  const goesOn = useGoesOn();
  const [Screen, setScreen] = useState<ComponentType<{ goesOn: boolean }>>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (online) return undefined;
    let isOver = false;
    Promise.all([loadOffline(), preloadTexts('errorPages')]).then(
      ([{ Offline }]) => !isOver && setScreen(() => Offline),
      () => !isOver && setMissing(true),
    );
    return () => {
      isOver = true;
      setMissing(false);
    };
  }, [online]);
  if (online) return null;
  if (Screen)
    return (
      <Suspense>
        <Screen goesOn={goesOn} />
      </Suspense>
    );
  return isMissing ? (
    <output className="block fixed inset-x-0 top-0 z-50 bg-warn-soft p-3 text-center font-bold text-warn shadow-float">
      {t.noConnection}
    </output>
  ) : null;
}
