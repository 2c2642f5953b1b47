import { processStates } from '@school/contract/scheduling/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { api } from '#api/client.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { type Sort, Table } from '#kit/table.tsx';
import { TextField } from '#kit/text-field.tsx';
import { csvOf } from './csv.ts';
import { type FamilyColumn, type FamilyRow, useFamilyColumns } from './family-columns.tsx';

const any = 'any';

/** All families: search, state and order stand in the address; the file holds what is seen. */
export function Page() {
  const t = useTexts('families');
  const locale = useLocale();
  const { search = '', state = any, sort = '' } = useSearch({ from: '/manager' });
  const navigate = useNavigate({ from: '/manager' });
  const columns = useFamilyColumns();
  const known = processStates.find((it) => it === state);
  const query = { ...(search !== '' && { search }), ...(known && { state: known }) };
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery({
    queryKey: ['GET /manager/families', { query }],
    queryFn: ({ pageParam, signal }) =>
      api('GET /manager/families', { query: { ...query, ...(pageParam !== '' && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  const sorted = readSort(sort, columns);
  const rows = inOrder(data?.pages.flatMap(({ families }) => families) ?? [], sorted, columns, locale);
  const look = (next: { search?: string; state?: string; sort?: string }) =>
    void navigate({ search: withoutEmpty({ search, state: known ?? '', sort, ...next }), replace: true });
  const isFiltered = search !== '' || known !== undefined;

  return (
    <Frame
      title={t.title}
      width="wide"
      actions={
        <Button disabled={rows.length === 0} onPress={() => save(`${t.csvName}.csv`, csvOf(tableOf(rows, columns)))}>
          {t.csv}
        </Button>
      }
    >
      <search className="grid items-end gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
        <SearchField value={search} onChange={(text) => look({ search: text })} />
        <Select
          name="state"
          label={t.state}
          required
          value={known ?? any}
          onChange={(value) => look({ state: value === any ? '' : value })}
          options={[{ value: any, label: t.anyState }, ...processStates.map((value) => ({ value, label: t.states[value] }))]}
        />
        <output className="figures min-h-12 content-center text-mute">{data && t.shown(rows.length)}</output>
      </search>
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <Table
            caption={t.title}
            columns={columns}
            rows={rows}
            keyOf={(row) => row.customerId}
            sort={sorted}
            onSort={({ by, down }) => look({ sort: down ? `-${by}` : by })}
            empty={
              <EmptyState
                title={isFiltered ? t.none : t.nobody}
                action={isFiltered && <Button onPress={() => look({ search: '', state: '' })}>{t.clear}</Button>}
              >
                {isFiltered ? t.noneAbout : t.nobodyAbout}
              </EmptyState>
            }
          />
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()} className="self-center">
          {t.more}
        </Button>
      )}
    </Frame>
  );
}

/** Asks a moment after the last letter, so that typing is not a call a letter. */
function SearchField({ value, onChange }: { value: string; onChange(text: string): void }) {
  const t = useTexts('families');
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  // The address has changed by itself (Back, «Сбросить»): it is right.
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === told) return undefined;
    const timer = setTimeout(() => {
      setTold(typed.trim());
      onChange(typed.trim());
    }, 300);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      name="search"
      type="search"
      label={t.search}
      help={t.searchHelp}
      required
      value={typed}
      onChange={setTyped}
      maxLength={100}
    />
  );
}

function readSort(sort: string, columns: readonly FamilyColumn[]): Sort | undefined {
  const by = sort.replace(/^-/, '');
  return columns.some(({ id, sortable }) => id === by && sortable) ? { by, down: sort.startsWith('-') } : undefined;
}

/** The rows by a column; without one, as they came: the newest first. */
function inOrder(rows: FamilyRow[], sort: Sort | undefined, columns: readonly FamilyColumn[], locale: string): FamilyRow[] {
  const order = columns.find(({ id }) => id === sort?.by)?.order;
  if (!sort || !order) return rows;
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), locale);
  return rows.toSorted((one, other) => compare(order(one), order(other)) * (sort.down ? -1 : 1));
}

const tableOf = (rows: readonly FamilyRow[], columns: readonly FamilyColumn[]): string[][] => [
  columns.map(({ title }) => title),
  ...rows.map((row) => columns.map(({ text }) => text(row))),
];

interface Kept {
  search: string;
  state: string;
  sort: string;
}

const withoutEmpty = (kept: Kept): Partial<Kept> => Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''));

/** Hands a text over as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
