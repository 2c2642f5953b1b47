import { useEffect, useSyncExternalStore } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Icon, WifiOff } from '#kit/icon.tsx';
import { Blocker, raiseNotice } from '#kit/notice.tsx';

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
  const t = useTexts('common').offline;
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (online) return undefined;
    return () => void raiseNotice({ tone: 'good', text: t.restored });
  }, [online, t]);
  if (online) return null;
  return (
    <Blocker title={t.title} picture={<Icon of={WifiOff} size={56} />}>
      {t.text}
    </Blocker>
  );
}
