import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { useSearch } from '#kit/router/router.tsx';

import { holds } from '../holds.ts';
import { OfficeList } from '../office-list.tsx';
import { requestKinds, type RequestRow, useRequestRows } from './use-request-rows.ts';

const requestsQuery = queryOf('GET /manager/requests');

export const load = () => void queryClient.prefetchQuery(quietly(requestsQuery));

/** What families wait for: another teacher, a place in a group, the outcome of a trial; the oldest first. */
export function Page() {
  const t = useTexts('managerRequests');
  const locale = useLocale();
  const rowsOf = useRequestRows();
  const { kind: asked, search = '' } = useSearch({ from: '/manager/requests' });
  const change = useChangeSearch('/manager/requests');
  const list = useQuery({ ...quietly(requestsQuery), refetchInterval: 30_000, staleTime: 0 });
  const { data } = list;
  const kind = requestKinds.find((it) => it === asked) ?? 'teachers';
  const rows = data && rowsOf(kind, data).filter((it) => holds(search, it.parentName, it.kidName, it.what));
  const since = (it: RequestRow) => at(locale, it.since, 'dayTime', schoolZone);
  return (
    <OfficeList
      words={{ ...t, list: t[kind] }}
      views={
        <RadioChips
          label={t.kinds}
          labelHidden
          name="kind"
          chips={requestKinds.map((value) => ({ value, label: data ? t.ofKind(t[value], data[value].length) : t[value] }))}
          value={kind}
          onChange={(value) => change({ kind: value })}
        />
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      list={list}
      items={rows}
      onReset={search !== '' ? () => change({ search: undefined }) : undefined}
      empty={{ title: t.empty, about: t.emptyAbout, isGood: true }}
      file={{
        name: t.fileName,
        columns: t.columns,
        row: (it) => [since(it), it.parentName, it.kidName, it.what, it.notes.join('; ')],
      }}
      renderCard={(it) => <RequestLine key={it.id} row={it} since={t.since(since(it))} />}
    />
  );
}

/** Whose request it is, since when, and the ways to answer, which lie on the page of the family’s lessons. */
const RequestLine = ({ row: { familyId, parentName, kidName, what, notes, waysOut }, since }: { row: RequestRow; since: string }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-4">
    <div className="min-w-0 grow basis-72">
      <p className="font-bold">
        {parentName}, {kidName} <span className="font-normal text-mute">· {what}</span>
      </p>
      {notes.map((note) => (
        <p key={note} className="break-words">
          {note}
        </p>
      ))}
      <p className="figures text-sm text-mute">{since}</p>
    </div>
    <div className="flex flex-wrap gap-2">
      {waysOut.map(({ action, id, words, label }) => (
        <LinkButton
          key={action}
          to="/manager/families/$familyId/lessons"
          params={{ familyId }}
          search={{
            do: action,
            ...(id !== undefined && { id }),
            ...(action === 'outcome' || action === 'reportTrial' ? { view: 'past' } : {}),
          }}
          aria-label={label}
        >
          {words}
        </LinkButton>
      ))}
    </div>
  </li>
);
