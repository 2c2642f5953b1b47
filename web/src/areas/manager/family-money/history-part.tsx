import type { AnswerOf } from '@school/contract/calls';
import { historySorts } from '@school/contract/ledger/limits';
import type { HistoryEntry } from '@school/contract/ledger/shapes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { choicesOf } from '#kit/choices.ts';
import { MoreButton } from '#kit/more-button.tsx';
import { Button } from '#kit/button.tsx';
import { csvOf } from '#kit/csv.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { saveFile } from '#kit/save-file.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { Table } from '#kit/table.tsx';
import { everyPage } from '../every-page.ts';
import { useHistoryWords } from './use-history-words.ts';
import { ViewChips } from '../view-chips.tsx';

type History = AnswerOf<'GET /manager/families/:familyId/history'>;
const kinds = ['all', 'gold', 'silver'] as const;

interface HistoryPartProps {
  familyId: string;
  family: string;
  /** What the address says. */
  kind: string | undefined;
  sort: string | undefined;
  onChange(part: { kind?: string | undefined; sort?: string | undefined }): void;
}

/** Every change of the family's balance, filtered, and taken away as a file. */
export function HistoryPart({ familyId, family, kind: kindAsked, sort: sortAsked, onChange }: HistoryPartProps) {
  const { history: t, kinds: kindNames } = useTexts('familyMoney');
  const words = useHistoryWords();
  const kind = kinds.find((known) => known === kindAsked) ?? 'all';
  const sort = historySorts.find((known) => known === sortAsked);
  const query = { ...(kind !== 'all' && { kind }), ...(sort !== undefined && { sort }) };
  const read = (before: string | undefined, signal?: AbortSignal) =>
    api(
      'GET /manager/families/:familyId/history',
      { params: { familyId }, query: { ...query, ...(before !== undefined && { before }) } },
      { ...(signal && { signal }) },
    );
  const pages = useInfiniteQuery<History, Error, { pages: History[] }, readonly unknown[], string | undefined>({
    queryKey: ['GET /manager/families/:familyId/history', familyId, query],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  const { columns } = t;
  const [isSaving, setSaving] = useState(false);
  // All that fits the choice, not only what is on the page: as many calls as it takes.
  const save = async () => {
    const all = (await everyPage((before) => read(before))).flatMap((page) => page.entries);
    saveFile(
      t.fileName(family, wallClock(schoolNow(), schoolZone).date),
      csvOf(
        [columns.when, columns.what, columns.why, columns.kind, columns.delta, columns.after],
        all.map((it) => [it.timestamp, words.what(it), words.why(it), kindNames[it.kind], String(it.delta), String(it.after)]),
      ),
      'text/csv;charset=utf-8',
    );
  };
  const download = () => {
    setSaving(true);
    void save()
      .catch(() => raiseNotice({ tone: 'bad', text: t.fileFailed }))
      .finally(() => setSaving(false));
  };

  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t.title}</h2>
        {entries.length > 0 && (
          <Button size="small" busy={isSaving} onPress={download}>
            <Icon of={Download} />
            {t.export}
          </Button>
        )}
      </header>
      <div className="flex flex-wrap items-center gap-3">
        <ViewChips name="kind" words={t.kind} views={kinds} value={kind} usual="all" onChange={onChange} />
        <FilterSelect
          label={t.sort.label}
          any={t.sort.all}
          options={choicesOf(t.sort, historySorts)}
          value={sort}
          onChoose={(value) => onChange({ sort: value })}
        />
      </div>
      {!pages.data && <Skeleton className="h-60" />}
      {pages.data && entries.length === 0 && kind === 'all' && sort === undefined && <p className="text-mute">{t.none}</p>}
      {pages.data && entries.length === 0 && (kind !== 'all' || sort !== undefined) && (
        <EmptyState title={t.nothing} action={<Button onPress={() => onChange({ kind: undefined, sort: undefined })}>{t.reset}</Button>} />
      )}
      {entries.length > 0 && (
        <>
          <div className="hidden md:block">
            <Table
              caption={t.caption}
              rows={entries}
              keyOf={({ entryId }) => entryId}
              empty={t.none}
              columns={[
                { id: 'when', title: columns.when, cell: words.when },
                { id: 'what', title: columns.what, cell: words.what },
                { id: 'why', title: columns.why, cell: words.why },
                { id: 'kind', title: columns.kind, cell: ({ kind: of }) => kindNames[of] },
                { id: 'delta', title: columns.delta, align: 'right', cell: words.delta },
                { id: 'after', title: columns.after, align: 'right', cell: ({ after }) => after },
              ]}
            />
          </div>
          <ul aria-label={t.caption} className="divide-y divide-line rounded-lg border border-line bg-card px-4 md:hidden">
            {entries.map((entry) => (
              <Line key={entry.entryId} entry={entry} />
            ))}
          </ul>
        </>
      )}
      <MoreButton of={pages} label={t.more} />
    </section>
  );
}

/** A change on a phone. */
function Line({ entry }: { entry: HistoryEntry }) {
  const { history: t, kinds: kindNames } = useTexts('familyMoney');
  const words = useHistoryWords();
  const why = words.why(entry);
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex justify-between gap-3 font-bold">
        {words.what(entry)}
        <span className="figures">{words.delta(entry)}</span>
      </p>
      {why !== '' && <p className="text-sm text-mute">{why}</p>}
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-mute">
        <span>{words.when(entry)}</span>
        <span className="figures">
          {kindNames[entry.kind]}, {t.after(entry.after)}
        </span>
      </p>
    </li>
  );
}
