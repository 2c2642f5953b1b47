import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { sessionQuery, useSession } from '#api/session.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, UserPlus } from '#kit/icon.tsx';
import { Heading } from '#kit/page-layout.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { FamiliesTable } from './families-table.tsx';
import { FamilyCards } from './family-cards.tsx';
import { FamilyPanel, FamilySheet } from './family-panel.tsx';
import { useSavedColumns } from './saved-columns.ts';
import { Filters } from './filters.tsx';
import { NoFamilies } from './no-families.tsx';
import { Pager } from './pager.tsx';
import { TableActions } from './table-actions.tsx';
import { useFamiliesFile } from './use-families-file.ts';
import { type FamiliesPlace, listOf, useFamiliesPlace } from './use-families-place.ts';
import { PickedBar } from './picked-bar.tsx';
import { usePicking } from './use-picking.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWide } from './use-wide.ts';

const AddFamilySheet = lazy(() =>
  import('../adding/add-family-sheet.tsx').then(({ AddFamilySheet: component }) => ({ default: component })),
);
const ColumnsDialog = lazy(() => import('./columns-dialog.tsx').then(({ ColumnsDialog: component }) => ({ default: component })));

export const load = () => {
  const rights = queryClient.getQueryData(sessionQuery.queryKey)?.rights ?? [];
  if (rights.includes('people')) void queryClient.prefetchQuery(queryOf('GET /chats'));
};

const useFamilies = (place: FamiliesPlace) =>
  useQuery({
    ...queryOf('GET /manager/families', { query: { ...listOf(place), ...(place.before !== undefined && { before: place.before }) } }),
    placeholderData: keepPreviousData,
    // Others work with the same families: whoever comes back to the window sees them as they are now.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** Families of the school: found by a few letters, opened beside the table, taken away as a file. */
export function Page() {
  const t = useTexts('manager');
  const { list: common } = useTexts('office');
  const speech = { t, names: useTexts('names'), locale: useLocale() };
  const adding = useTexts('familyAdding');
  const may = useMay();
  const mayAdd = may('POST /manager/families');
  const picking = usePicking();
  const mayPick = may('POST /manager/families/tags');
  const place = useFamiliesPlace();
  const wide = useWide();
  const [columns, chooseColumns] = useSavedColumns();
  const [choosing, setChoosing] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const list = useFamilies(place);
  const { data, isPlaceholderData } = list;
  const rows = data?.families ?? [];
  const next = data?.next ?? null;
  const opened = rows.find(({ customerId }) => customerId === place.family);
  useShortcuts({ ids: rows.map(({ customerId }) => customerId), open: opened?.customerId, onOpen: place.open, search, body });

  // Whoever helps families by their accounts has no need of a list of them to take away.
  const mayTakeAway = useSession()?.rights?.some((right) => right === 'people' || right === 'money') ?? false;
  const file = useFamiliesFile(place, columns, speech);
  const seen = isPlaceholderData ? t.looking : t.found(data?.total ?? 0);
  const shown = { rows, speech, open: opened?.customerId, onOpen: place.open };
  const panel = opened && { row: opened, speech, onClose: () => place.open(undefined) };
  return (
    <div className="flex flex-col gap-3 px-4 py-4 md:px-6 lg:h-[calc(100dvh-6.5rem-var(--bars,0px))]">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading title={t.title} />
        <output className="grow text-sm text-mute figures">{data ? seen : ''}</output>
        {mayAdd && rows.length > 0 && (
          <Button kind="primary" size="small" onPress={() => place.act('add')}>
            <Icon of={UserPlus} />
            {adding.add}
          </Button>
        )}
        {mayAdd && rows.length > 0 && (
          <LinkButton to="/manager/import" size="small">
            {adding.fromFile}
          </LinkButton>
        )}
        {rows.length > 0 && (
          <TableActions wide={wide} count={data?.total ?? 0} file={mayTakeAway ? file : undefined} onColumns={() => setChoosing(true)} />
        )}
      </header>
      <div className="flex flex-wrap gap-3">
        <SearchField
          words={{ label: t.search, placeholder: t.searchFor, clear: common.clear }}
          search={place.search}
          onSearch={place.searchFor}
          input={search}
        />
        <Filters place={place} />
      </div>
      <PickedBar picking={picking} />
      <SavedViews table="families" query={place.query} onOpen={place.openView} />
      {data === undefined ? (
        list.isError ? (
          <NotLoaded list={list} />
        ) : (
          <Skeleton className="h-96" />
        )
      ) : rows.length === 0 ? (
        <NoFamilies place={place} mayAdd={mayAdd} />
      ) : wide ? (
        <div className="flex min-h-0 grow items-stretch gap-3" aria-busy={isPlaceholderData}>
          <FamiliesTable
            {...shown}
            columns={columns}
            order={place.order}
            onOrder={place.sort}
            body={body}
            picking={mayPick ? picking : undefined}
          />
          {panel && <FamilyPanel key={panel.row.customerId} {...panel} />}
        </div>
      ) : (
        <FamilyCards {...shown} picking={mayPick ? picking : undefined} />
      )}
      {data?.totals && rows.length > 0 && (
        <p className="text-sm font-bold figures">{t.totals(data.total, data.totals.gold, data.totals.silver)}</p>
      )}
      <Pager place={place} next={rows.length === 0 ? null : next} />
      {!wide && panel && <FamilySheet {...panel} />}
      {place.doing === 'add' && mayAdd && (
        <Suspense>
          <AddFamilySheet onClose={() => place.act(undefined)} />
        </Suspense>
      )}
      {choosing && (
        <Suspense>
          <ColumnsDialog columns={columns} onChoose={chooseColumns} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
