import type { HistoryEntry } from '@school/contract/ledger/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Table } from '#kit/table.tsx';
import { signed } from './signed.ts';
import { WhatFor } from './what-for.tsx';

/** The history on a wide screen. The last day of units is a day of the school, so it is told in the school's zone. */
export function HistoryTable({ entries, zone }: { entries: readonly HistoryEntry[]; zone: string }) {
  const t = useTexts('payment').history;
  const locale = useLocale();
  return (
    <div className="hidden md:block">
      <Table
        caption={t.caption}
        rows={entries}
        keyOf={({ entryId }) => entryId}
        empty={t.empty}
        columns={[
          { id: 'when', title: t.columns.when, cell: ({ timestamp }) => at(locale, timestamp, 'dayTime', zone) },
          { id: 'what', title: t.columns.what, cell: whatOf },
          { id: 'kind', title: t.columns.kind, cell: ({ kind }) => t.kinds[kind] },
          { id: 'delta', title: t.columns.delta, align: 'right', cell: ({ delta }) => signed(locale, delta) },
          { id: 'after', title: t.columns.after, align: 'right', cell: ({ after }) => after },
          {
            id: 'expires',
            title: t.columns.expires,
            cell: ({ expiresAt }) => (expiresAt === null ? '' : at(locale, expiresAt, 'date', schoolZone)),
          },
        ]}
      />
    </div>
  );
}

const whatOf = (entry: HistoryEntry) => <What entry={entry} />;

function What({ entry }: { entry: HistoryEntry }) {
  const t = useTexts('payment').history;
  return (
    <>
      {t.types[entry.type]}
      <WhatFor entry={entry} />
    </>
  );
}
