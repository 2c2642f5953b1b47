import type { HistoryEntry } from '@school/contract/ledger/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { signed } from './signed.ts';
import { WhatHappened } from './what-happened.tsx';

/** The history on a phone: what happened, how many, and what is left. */
export function HistoryList({ entries, zone }: { entries: readonly HistoryEntry[]; zone: string }) {
  const t = useTexts('payment').history;
  const locale = useLocale();
  return (
    <ul aria-label={t.caption} className="divide-y divide-line rounded-lg border border-line bg-card md:hidden">
      {entries.map((entry) => (
        <li key={entry.entryId} className="flex items-start justify-between gap-4 px-4 py-3">
          <div>
            <WhatHappened entry={entry} />
            <p className="text-sm text-mute">{at(locale, entry.timestamp, 'dayTime', zone)}</p>
            {entry.expiresAt !== null && <p className="text-sm text-mute">{t.expires(at(locale, entry.expiresAt, 'date', schoolZone))}</p>}
          </div>
          <div className="shrink-0 text-right">
            <p className={`text-lg font-extrabold figures ${entry.delta > 0 ? 'text-good' : ''}`}>{signed(locale, entry.delta)}</p>
            <p className="text-sm text-mute">{t.kinds[entry.kind]}</p>
            <p className="text-sm text-mute figures">{t.after(entry.after)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
