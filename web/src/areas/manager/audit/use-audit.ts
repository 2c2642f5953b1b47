import { type AuditAct, auditActs } from '@school/contract/audit/limits';
import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { useSearch } from '#kit/router/router.tsx';

type Page = AnswerOf<'GET /manager/audit'>;
const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text);
const isId = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f-]{36}$/.test(text);

/** What the address asks for, and the entries of it, page after page. */
export function useAudit() {
  const { search = '', act: asked, who, family, from, until } = useSearch({ from: '/manager/audit' });
  const act: AuditAct | undefined = auditActs.find((known) => known === asked);
  const query = {
    ...(search !== '' && { search }),
    ...(act !== undefined && { act }),
    ...(isId(who) && { accountId: who }),
    ...(isId(family) && { familyId: family }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  };
  const pages = useInfiniteQuery<Page, Error, { pages: Page[] }, readonly unknown[], string | undefined>({
    ...quietly({
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        api('GET /manager/audit', { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    }),
    queryKey: ['GET /manager/audit', 'pages', query],
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    search,
    act,
    who: isId(who) ? who : undefined,
    family: isId(family) ? family : undefined,
    from: isDay(from) ? from : undefined,
    until: isDay(until) ? until : undefined,
    isChosen: Object.keys(query).length > 0,
    pages,
    people: pages.data?.pages[0]?.people ?? [],
    entries: pages.data?.pages.flatMap((page) => page.entries),
  };
}
