import type { HistoryEntry } from '@school/contract/ledger/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { signed } from './signed.ts';
import { WhatFor } from './what-for.tsx';

/** The history on a phone: what happened, how many, and what is left. */
export function HistoryList({ entries, zone }: { entries: readonly HistoryEntry[]; zone: string }) {
  const t = useTexts('payment').history;
  const locale = useLocale();
  return (
    <ul aria-label={t.caption} className="divide-y divide-line rounded-lg bg-card shadow-flat md:hidden">
      {entries.map((entry) => (
        <li key={entry.entryId} className="flex flex-col gap-1 px-4 py-3">
          <p className="flex items-baseline justify-between gap-4">
            <strong>{t.types[entry.type]}</strong>
            <span className={`text-lg font-extrabold figures ${entry.delta > 0 ? 'text-good' : ''}`}>{signed(locale, entry.delta)}</span>
          </p>
          <WhatFor entry={entry} />
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-mute">
            <span>{at(locale, entry.timestamp, 'dayTime', zone)}</span>
            <span className="figures">
              {t.kinds[entry.kind]}, {t.after(entry.after)}
            </span>
          </p>
          {entry.delta > 0 && entry.expiresAt !== null && (
            <p className="text-sm text-mute">{t.expires(at(locale, entry.expiresAt, 'date', schoolZone))}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
