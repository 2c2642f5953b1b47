import { groupStates } from '@school/contract/groups/limits';
import type { ManagedGroup } from '@school/contract/groups/manager-shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryClient } from '#api/queries.ts';
import type { TextsOf } from '#i18n/features.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import type { Column } from '#kit/table.tsx';

import { OfficeList } from '../office-list.tsx';
import { TableOrCards } from '../table-or-cards.tsx';
import { GroupState } from './group-state.tsx';
import { useGroupWords } from './use-group-words.ts';
import { groupsQuery } from './use-groups.ts';
import { WeekView } from './week-view.tsx';

const NewGroupSheet = lazy(() => import('./new-group-sheet.tsx').then(({ NewGroupSheet: component }) => ({ default: component })));

const views = ['list', 'week'] as const;

export const load = () => void queryClient.prefetchQuery(groupsQuery());

/** Club groups: their state, places and next lesson, as a list or by week. */
export function Page() {
  const t = useTexts('managedGroups');
  const words = useGroupWords();
  const navigate = useNavigate({ from: '/manager/groups' });
  const asked = useSearch({ from: '/manager/groups' });
  const state = groupStates.find((known) => known === asked.state);
  const view = views.find((known) => known === asked.view) ?? 'list';
  const list = useQuery(groupsQuery(state));
  const change = (part: SearchOf<'/manager/groups'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const groups = list.data?.groups;
  const sum = (of: (it: ManagedGroup) => number) => groups?.reduce((all, it) => all + of(it), 0) ?? 0;
  const by = filtersOf({ state }, change);
  return (
    <OfficeList
      words={{
        title: t.title,
        ...(groups && {
          about: t.facts(
            groups.length,
            sum((it) => it.enrolled),
            sum((it) => it.waiting),
          ),
        }),
        nothing: t.none,
        list: t.list,
      }}
      width="wide"
      actions={
        <>
          <LinkButton to="/manager/requests" search={{ kind: 'waiting' }}>
            {t.waitingList}
          </LinkButton>
          <Button kind="primary" onPress={() => change({ do: 'make' })}>
            {t.make}
          </Button>
        </>
      }
      filters={
        <>
          <FilterSelect label={t.state} any={t.anyState} options={choicesOf(t.states, groupStates)} {...by('state')} />
          <FilterSelect
            label={t.view}
            any={t.views.list}
            options={[{ value: 'week' as const, label: t.views.week }]}
            value={view === 'week' ? view : undefined}
            onChoose={(value) => change({ view: value })}
          />
        </>
      }
      list={list}
      items={groups}
      height="h-64"
      onReset={state ? () => change({ state: undefined }) : undefined}
      empty={{ title: t.empty, about: t.emptyAbout }}
      renderTable={(shown) =>
        view === 'week' ? (
          <WeekView groups={shown} />
        ) : (
          <TableOrCards caption={t.list} columns={columnsOf(t, words)} rows={shown} keyOf={({ group }) => group.groupId} empty={null} />
        )
      }
    >
      <Suspense>{asked.do === 'make' && <NewGroupSheet onClose={() => change({ do: undefined })} />}</Suspense>
    </OfficeList>
  );
}

const columnsOf = (t: TextsOf<'managedGroups'>, words: ReturnType<typeof useGroupWords>): Column<ManagedGroup>[] => [
  {
    id: 'group',
    title: t.columns.group,
    cell: ({ group }) => (
      <span className="flex flex-col">
        <LoneLink to="/manager/groups/$groupId" params={{ groupId: group.groupId }}>
          {words.title(group.title)}
        </LoneLink>
        <span className="text-sm font-normal text-mute">{t.ages(group.ages.from, group.ages.to)}</span>
      </span>
    ),
  },
  { id: 'teacher', title: t.columns.teacher, cell: ({ group }) => group.teacher.name },
  { id: 'when', title: t.columns.when, cell: ({ group }) => <span className="figures">{words.weekly(group)}</span> },
  {
    id: 'kids',
    title: t.columns.kids,
    align: 'right',
    cell: ({ enrolled, visiting, offered, capacity }) => (
      <span className="flex flex-col figures">
        {t.places(enrolled, capacity)}
        {visiting > 0 && <span className="text-sm text-mute">{t.visiting(visiting)}</span>}
        {offered > 0 && <span className="text-sm text-mute">{t.offered(offered)}</span>}
      </span>
    ),
  },
  { id: 'waiting', title: t.columns.waiting, align: 'right', cell: ({ waiting }) => <strong className="figures">{waiting}</strong> },
  {
    id: 'next',
    title: t.columns.next,
    cell: ({ next, group }) =>
      next && (
        <span className="flex flex-col figures">
          {words.when(next.timestamp)}
          {next.teacher !== group.teacher.name && <span className="text-sm text-mute">{t.substitute(next.teacher)}</span>}
        </span>
      ),
  },
  { id: 'state', title: t.columns.state, cell: (it) => <GroupState of={it} /> },
];
