import { useSyncExternalStore } from 'react';

import { queryClient } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Icon, WifiOff } from '#kit/icon.tsx';
import { isCached } from '../offline-cache/what-is-cached.ts';

const listen = (listener: () => void) => queryClient.getQueryCache().subscribe(listener);

/** Of all that the page shows the oldest counts: nothing on it is older. In ms; undefined: it shows nothing yet. */
function shownSince(): number | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => isCached(queryKey) })
    .flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
  return shown.length === 0 ? undefined : Math.min(...shown);
}

/** Over a page that is read without a connection: since when it stands so. */
export function CachedDataBar() {
  const t = useTexts('errorPages').offline;
  const locale = useLocale();
  const since = useSyncExternalStore(listen, shownSince);
  return (
    <output className="sticky top-0 z-40 flex items-center justify-center gap-3 border-b border-line bg-warn-soft px-4 py-2 text-center font-bold text-warn">
      <Icon of={WifiOff} size={22} />
      <span>{since === undefined ? t.title : t.keptSince(at(locale, since, 'dayTime', deviceZone()))}</span>
    </output>
  );
}
